import { useTranslations } from 'use-intl'
import type { Testing } from './use-testing.ts'

/** A candle that burns down while the games are played, and the same in words. */
export function Candle({ testing: { progress, left } }: { readonly testing: Testing }) {
  const t = useTranslations('workshop.testing')
  const part = progress?.part ?? 0
  const games = Math.round(part * (progress?.games ?? 0))
  const wins = progress?.verdict?.winnerWins ?? null
  // By tenths, so that it also serves those who want no motion.
  const height = 100 - Math.floor(part * 10) * 8
  return (
    <>
      <span className="candle" aria-hidden="true">
        <i style={{ height: `${height}%` }} />
      </span>
      <div>
        <h3>{t('running')}</h3>
        <p>
          {progress === null
            ? t('sitting')
            : left === null
              ? t('count', { games, of: progress.games })
              : t('countLeft', { games, of: progress.games, left })}
        </p>
        <progress max={1} value={part} aria-label={t('running')} />
        {wins !== null && <p>{t('soFar', { low: wins.low, high: wins.high })}</p>}
      </div>
    </>
  )
}
