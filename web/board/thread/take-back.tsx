import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../../house/acting.ts'
import { boardHouse } from '../api.ts'
import { BoardRefusal } from '../board-refusal.tsx'
import type { ThreadShown } from './use-thread.ts'

interface TakeBackProps {
  readonly thread: string
  readonly number: number
  readonly onChange: ThreadShown['changed']
}

/** For its writer: takes a note back, after asking once more. */
export function TakeBack({ thread, number, onChange }: TakeBackProps) {
  const t = useTranslations('board.thread')
  const common = useTranslations('common')
  const [isAsked, setAsked] = useState(false)
  const { act, isBusy, refused } = useActing()
  const take = async (): Promise<void> => {
    const told = await act(() => boardHouse.takeBack(thread, number))
    if (told !== null) onChange(told)
  }
  if (!isAsked)
    return (
      <button type="button" className="quiet" onClick={() => setAsked(true)}>
        {t('takeBack')}
      </button>
    )
  return (
    <span className="warning">
      <span role="alert">{t('takeBackSure')}</span>
      <BoardRefusal refused={refused} />
      <span className="row">
        <button type="button" className="framed" onClick={() => setAsked(false)}>
          {common('cancel')}
        </button>
        <button type="button" className="danger" disabled={isBusy} onClick={take}>
          {t('takeBack')}
        </button>
      </span>
    </span>
  )
}
