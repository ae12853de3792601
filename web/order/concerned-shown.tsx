import { useTranslations } from 'use-intl'
import type { Concerned } from '#protocol/desk'
import { useWhen } from './dates.ts'

/** Somebody, with what a keeper should know before deciding. */
export function ConcernedShown({ of }: { readonly of: Concerned }) {
  const t = useTranslations('order.desk')
  const when = useWhen()
  const facts = [
    t('hereSince', { when: when(of.since) }),
    t('measuresSoFar', { n: of.measures }),
    ...(of.role === null ? [] : [t(`role.${of.role}`)]),
    ...(of.muted === null ? [] : [t('mutedUntil', { when: when(of.muted) })]),
    ...(of.banned === null ? [] : [t('bannedUntil', { when: when(of.banned) })]),
  ]
  return (
    <p className="concerned">
      <b>
        <bdi>{of.name}</bdi>
      </b>{' '}
      <small>{facts.join(' · ')}</small>
    </p>
  )
}
