import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Evidence } from '#protocol/order'
import { numbered } from '#ui/numbered'

interface EvidenceShownProps {
  readonly title: string
  readonly of: Evidence
}

/** Something as it was, in plain text: nothing in it runs, and nothing in it is a link but the way there. */
export function EvidenceShown({ title, of: { text, title: named, by, where, before } }: EvidenceShownProps) {
  const t = useTranslations('order.desk')
  return (
    <figure className="evidence">
      <figcaption>
        {title}
        {by !== null && (
          <>
            {' · '}
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
      <blockquote dir="auto">{text}</blockquote>
      <Link href={where}>{t('look')}</Link>
    </figure>
  )
}
