import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CardTold } from '#protocol/gallery'
import { useActing } from '../house/acting.ts'
import { Refusal } from '../pages/frame/refusal.tsx'
import { galleryHouse } from './api.ts'

interface TakeDownProps {
  readonly card: string
  readonly onChange: (card: CardTold) => void
}

/** For its maker: takes a card off the wall, after asking once more. */
export function TakeDown({ card, onChange }: TakeDownProps) {
  const t = useTranslations('gallery')
  const common = useTranslations('common')
  const [isAsked, setAsked] = useState(false)
  const { act, isBusy, refused } = useActing()
  const take = async (): Promise<void> => {
    const told = await act(() => galleryHouse.takeDown(card))
    if (told !== null) onChange(told)
  }
  if (!isAsked)
    return (
      <button type="button" className="quiet" onClick={() => setAsked(true)}>
        {t('takeDown')}
      </button>
    )
  return (
    <div className="warning">
      <p role="alert">{t('takeDownSure')}</p>
      <Refusal refused={refused} />
      <div className="row">
        <button type="button" className="framed" onClick={() => setAsked(false)}>
          {common('cancel')}
        </button>
        <button type="button" className="danger" disabled={isBusy} onClick={take}>
          {t('takeDown')}
        </button>
      </div>
    </div>
  )
}
