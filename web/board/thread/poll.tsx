import { type CSSProperties, useId } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { PollTold, ThreadTold } from '#protocol/board'
import { numbered } from '#ui/numbered'
import { useActing } from '../../house/acting.ts'
import { useStore } from '../../house/observable.ts'
import { me, someone } from '../../house/person.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { boardHouse } from '../api.ts'
import { BoardRefusal } from '../board-refusal.tsx'
import './poll.css'

interface PollProps {
  readonly thread: ThreadTold
  readonly poll: PollTold
  readonly onChange: (poll: PollTold) => void
}

/** What people would do. Pressing one's own choice again takes the vote back. */
export function Poll({ thread, poll, onChange }: PollProps) {
  const t = useTranslations('board.poll')
  const format = useFormatter()
  const title = useId()
  const person = useStore(me)
  const { name } = useWhoPlays()
  const { act, isBusy, refused } = useActing()
  const vote = async (choice: number): Promise<void> => {
    const told = await act(async () => {
      const who = await someone(name)
      return isRefused(who) ? who : boardHouse.vote(thread.id, choice === poll.mine ? null : choice)
    })
    if (told !== null) onChange(told)
  }
  const close = async (): Promise<void> => {
    const told = await act(() => boardHouse.closePoll(thread.id))
    if (told !== null) onChange(told)
  }
  return (
    <section className="poll" aria-labelledby={title}>
      <h3 id={title}>
        {t('title')} <small>{t('votes', { n: poll.voted })}</small>
      </h3>
      <ul>
        {numbered(poll.choices).map(({ no, it: { text, votes } }) => {
          const isMine = poll.mine === no - 1
          return (
            <li key={no}>
              <button
                type="button"
                aria-pressed={isMine}
                disabled={poll.closed || isBusy}
                style={{ '--share': poll.voted === 0 ? 0 : votes / poll.voted } as CSSProperties}
                onClick={() => void vote(no - 1)}
              >
                <span dir="auto" lang={thread.language}>
                  {text}
                </span>
                {isMine && (
                  <span className="poll-mine">
                    <span aria-hidden="true">✓</span>
                    <span className="hidden-text">{t('yours')}</span>
                  </span>
                )}
                <b aria-hidden="true">{votes}</b>
                <span className="hidden-text">{t('votes', { n: votes })}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <BoardRefusal refused={refused} />
      <p className="poll-about">
        <span>{poll.closed ? t('closed') : t(poll.mine === null ? 'how' : 'about')}</span>
        {!poll.closed && poll.until !== null && (
          <span>{t('until', { when: format.dateTime(poll.until, { dateStyle: 'long', timeStyle: 'short' }) })}</span>
        )}
        {!poll.closed && person != null && thread.by?.person === person.id && (
          <button type="button" className="ink-button plain" disabled={isBusy} onClick={close}>
            {t('close')}
          </button>
        )}
      </p>
    </section>
  )
}
