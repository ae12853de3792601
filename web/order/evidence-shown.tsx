import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { guestTold } from '#games/workshop/guest-told'
import type { Evidence } from '#protocol/order'
import { numbered } from '#ui/numbered'

const GuestCard = lazy(async () => ({ default: (await import('../gallery/guest-card.tsx')).GuestCard }))

interface EvidenceShownProps {
  readonly title: string
  readonly of: Evidence
}

/** Something as it was, in plain text: nothing in it runs, and nothing in it is a link but the way there. */
export function EvidenceShown({
  title,
  of: { text, title: named, game, by, where, before, card },
}: EvidenceShownProps) {
  const t = useTranslations('order.desk')
  return (
    <figure className="evidence">
      <figcaption>
        {title}
        {by !== null && (
          <>
            {'\u00a0· '}
            <bdi>{by.name}</bdi>
          </>
        )}
      </figcaption>
      {named !== null && <b dir="auto">{named}</b>}
      {before.length > 0 && (
        <details>
          <summary>{t('before')}</summary>
          <ol>
            {numbered(before).map(({ no, it }) => (
              <li key={no} dir="auto">
                <bdi>{it.name}</bdi>: {it.text}
              </li>
            ))}
          </ol>
        </details>
      )}
      {card !== null && game !== null && (
        <Suspense fallback={null}>
          <div className="evidence-card">
            <GuestCard game={game} card={guestTold(card)} />
          </div>
        </Suspense>
      )}
      {text !== '' && <blockquote dir="auto">{text}</blockquote>}
      <Link href={where}>{t('look')}</Link>
    </figure>
  )
}
