import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { PersonTold } from '#protocol/friends'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import star from '~icon/round-star'
import './person-row.css'

interface PersonRowProps {
  readonly of: PersonTold
  readonly isStarred?: boolean
  /** Instead of what they do. */
  readonly about?: ReactNode
  readonly children?: ReactNode
}

/** Somebody in one line: face, name, what they do, and what can be done. */
export function PersonRow({ of, isStarred = false, about, children }: PersonRowProps) {
  const t = useTranslations('friends')
  const { person, name, crest, here } = of
  return (
    <li className="person-row" data-here={here?.does}>
      <span className="person-face">
        <Crest crest={crest} seat={null} />
      </span>
      <span className="person-words">
        <span className="person-named">
          <Link href={`/people/${person}`} className="person-to">
            <bdi>{name}</bdi>
          </Link>
          {isStarred && (
            <span className="person-star" role="img" aria-label={t('list.starred')}>
              <Icon of={star} />
            </span>
          )}
        </span>
        <small>{about ?? <Doing of={of} />}</small>
      </span>
      {children !== undefined && <span className="person-acts">{children}</span>}
    </li>
  )
}

/** What somebody does, with the way to their table if I may know it. */
export function Doing({ of: { here } }: { readonly of: Pick<PersonTold, 'here'> }) {
  const t = useTranslations('friends.does')
  if (here === null) return t('away')
  if (here.table === null) return t(here.does)
  return (
    <Link href={`/table/${here.table}`} className="person-table">
      {t(here.does)}
    </Link>
  )
}
