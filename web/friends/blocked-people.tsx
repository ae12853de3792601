import { useFormatter, useTranslations } from 'use-intl'
import type { BlockTold } from '#protocol/friends'
import { useActing } from '../house/acting.ts'
import { friendHouse } from './api.ts'
import { FriendRefusal } from './refusals.tsx'

interface BlockedPeopleProps {
  readonly of: readonly BlockTold[]
  readonly again: () => Promise<void>
}

/** Whom I have blocked, by the names they had then. */
export function BlockedPeople({ of, again }: BlockedPeopleProps) {
  const t = useTranslations('friends')
  const format = useFormatter()
  const { act, isBusy, refused } = useActing()
  const undo = async (person: string): Promise<void> => {
    if ((await act(() => friendHouse.does(person, { do: 'block', on: false }))) !== null) await again()
  }
  if (of.length === 0) return null
  return (
    <section className="panel board people" aria-labelledby="blocked">
      <h2 id="blocked">{t('list.blocked')}</h2>
      <p>{t('list.blockedAbout')}</p>
      <ul className="people-list">
        {of.map(({ person, name, at }) => (
          <li key={person} className="person-row">
            <span className="person-words">
              <bdi>{name}</bdi>
              <small>{t('list.since', { when: format.dateTime(new Date(at), { dateStyle: 'medium' }) })}</small>
            </span>
            <button
              type="button"
              className="framed"
              aria-label={t('do.unblockOf', { name })}
              disabled={isBusy}
              onClick={() => undo(person)}
            >
              {t('do.unblock')}
            </button>
          </li>
        ))}
      </ul>
      <FriendRefusal refused={refused} />
    </section>
  )
}
