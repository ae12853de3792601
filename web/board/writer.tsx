import { useTranslations } from 'use-intl'
import type { WriterTold } from '#protocol/board'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import sign from '~icon/tavern-sign'
import { PersonName } from '../friends/person-name.tsx'

/** Who wrote something. A name may run in either direction, whatever is around it. */
export function Writer({ of }: { readonly of: WriterTold | null }) {
  return (
    <span className="writer">
      <WriterCrest of={of} />
      {of?.name == null ? <WriterName of={of} /> : <PersonName person={of.person} name={of.name} />}
      <WriterRole of={of} />
    </span>
  )
}

export function WriterName({ of }: { readonly of: WriterTold | null }) {
  const t = useTranslations('board')
  return <bdi className="writer-name">{of === null ? t('theHouse') : (of.name ?? t('gone'))}</bdi>
}

/** Those who keep order are marked: anybody may have their name, and nobody else this. */
function WriterRole({ of }: { readonly of: WriterTold | null }) {
  const t = useTranslations('board.role')
  return of?.role === undefined ? null : <b className="writer-role">{t(of.role)}</b>
}

export function WriterCrest({ of }: { readonly of: WriterTold | null }) {
  if (of?.crest !== undefined) return <Crest crest={of.crest} seat={null} />
  return (
    <span className="mark writer-house" aria-hidden="true">
      {of === null && <Icon of={sign} />}
    </span>
  )
}
