import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import './beads.css'

interface BeadsProps {
  readonly of: number
  /** Which one it is now; as many as there are at the end. */
  readonly now: number
  readonly goTo: (bead: number) => void
}

/** The steps of a lesson. A filled bead leads back to that step. */
export function Beads({ of, now, goTo }: BeadsProps) {
  const t = useTranslations('learn')
  const n = Math.min(now + 1, of)
  return (
    <div className="beads" style={{ '--of': of } as CSSProperties}>
      <ol aria-label={t('step', { n, of })}>
        {Array.from({ length: of }, (_, bead) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its number
          <li key={bead} aria-current={bead === now ? 'step' : undefined}>
            {bead < now ? (
              <button
                type="button"
                className="bead"
                data-done
                aria-label={t('backTo', { n: bead + 1 })}
                onClick={() => goTo(bead)}
              />
            ) : (
              <span className="bead" data-now={bead === now || undefined} />
            )}
          </li>
        ))}
      </ol>
      <span className="beads-count" aria-hidden="true">
        {t('count', { n, of })}
      </span>
    </div>
  )
}
