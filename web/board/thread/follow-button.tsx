import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { ThreadTold } from '#protocol/board'
import { Icon } from '#ui/pieces/icon.tsx'
import bell from '~icon/ringing-bell'
import { someone } from '../../house/person.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { boardHouse } from '../api.ts'
import { useBoardRefusal } from '../refusals.ts'
import type { ThreadShown } from './use-thread.ts'

interface FollowButtonProps {
  readonly thread: ThreadTold
  readonly onChange: ThreadShown['changed']
}

/** Whether I follow the thread. It changes at once, and goes back with a word if the house did not take it. */
export function FollowButton({ thread, onChange }: FollowButtonProps) {
  const t = useTranslations('board.thread')
  const say = useBoardRefusal()
  const { name } = useWhoPlays()
  const [wish, setWish] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isOn = wish ?? thread.mine?.follows ?? false
  const press = async (): Promise<void> => {
    if (wish !== null) return
    setWish(!isOn)
    const person = await someone(name)
    const mark = isRefused(person) ? person : await boardHouse.follow(thread.id, !isOn)
    setWish(null)
    setProblem(isRefused(mark) ? say(mark) : null)
    if (!isRefused(mark)) onChange({ thread: { ...thread, mine: mark } })
  }
  return (
    <>
      <button
        type="button"
        className="quiet follow-button"
        aria-pressed={isOn}
        title={isOn ? t('unfollow') : undefined}
        onClick={press}
      >
        <Icon of={bell} /> <span>{t(isOn ? 'following' : 'follow')}</span>
      </button>
      {problem !== null && <small role="alert">{problem}</small>}
    </>
  )
}
