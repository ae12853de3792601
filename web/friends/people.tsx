import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { FriendDeed, PersonTold } from '#protocol/friends'
import { useActing } from '../house/acting.ts'
import { friendHouse } from './api.ts'
import { PersonRow } from './person-row.tsx'
import { FriendRefusal } from './refusals.tsx'

/** What can be done in a list, by its words. */
const deeds = {
  ask: { do: 'ask' },
  accept: { do: 'accept' },
  decline: { do: 'decline' },
  takeBack: { do: 'end' },
  star: { do: 'star', on: true },
} as const satisfies Readonly<Record<string, FriendDeed>>
type Deed = keyof typeof deeds

interface PeopleListProps {
  readonly of: readonly PersonTold[]
  readonly isStarred?: (person: string) => boolean
  /** Instead of what they do. */
  readonly line?: string
  readonly deeds?: readonly Deed[]
  readonly act?: (person: PersonTold) => ReactNode
  readonly again: () => Promise<void>
}
interface PeopleProps extends PeopleListProps {
  readonly title: string
  readonly about?: string
  /** Without it, the list is not there while nobody is in it. */
  readonly empty?: string
}

/** A list of people under a heading. */
export function People({ title, about, empty, ...list }: PeopleProps) {
  const id = useId()
  const isEmpty = list.of.length === 0
  if (isEmpty && empty === undefined) return null
  return (
    <section className="panel board people" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about !== undefined && <p>{about}</p>}
      {isEmpty ? <p>{empty}</p> : <PeopleList {...list} />}
    </section>
  )
}

/** People, and what can be done about each. */
export function PeopleList({ of, isStarred = () => false, line, deeds: offered = [], act, again }: PeopleListProps) {
  const t = useTranslations('friends.do')
  const acting = useActing()
  const does = async (person: string, deed: Deed): Promise<void> => {
    if ((await acting.act(() => friendHouse.does(person, deeds[deed]))) !== null) await again()
  }
  const labelOf = (deed: Deed, name: string): string | undefined => {
    if (deed === 'star') return t('star')
    return deed === 'accept' || deed === 'decline' ? t(`${deed}Of`, { name }) : undefined
  }
  return (
    <>
      <ul className="people-list">
        {of.map(somebody => (
          <PersonRow key={somebody.person} of={somebody} isStarred={isStarred(somebody.person)} about={line}>
            {act?.(somebody)}
            {offered.map(deed => (
              <button
                key={deed}
                type="button"
                className={deed === 'accept' && of.length === 1 ? 'primary' : 'framed'} // never several golden ones
                aria-label={labelOf(deed, somebody.name)}
                title={deed === 'star' ? t('star') : undefined}
                disabled={acting.isBusy}
                onClick={() => does(somebody.person, deed)}
              >
                {deed === 'star' ? '☆' : t(deed)}
              </button>
            ))}
          </PersonRow>
        ))}
      </ul>
      <FriendRefusal refused={acting.refused} />
    </>
  )
}
