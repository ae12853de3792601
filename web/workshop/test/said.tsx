import { useTranslations } from 'use-intl'
import type { Suggestion, Verdict } from '#games/workshop/verdict'
import { useBench } from '../bench-context.ts'
import { type Craft, partWords, wordFor } from '../crafts.ts'
import { draftIn } from '../model/draft.ts'
import { type Path, pathIn } from '../model/editing.ts'

interface SaidProps {
  readonly verdict: Verdict
  /** Changes that would help are still being tried. */
  readonly isSeeking: boolean
}

/** The verdict as a sentence, and a change that would help. */
export function Said({ verdict, isSeeking }: SaidProps) {
  const t = useTranslations('workshop')
  const { winnerWins, seats, suggestions } = verdict
  const [suggested] = suggestions
  return (
    <div>
      <h3>{t(`verdicts.${verdict.verdict}`)}</h3>
      <p>{t(`reasons.${reasonOf(verdict)}`)}</p>
      {winnerWins !== null && (
        <p>
          {t('testing.wins', {
            share: winnerWins.mean,
            give: Math.max(1, Math.round(50 * (winnerWins.high - winnerWins.low))),
            even: 1 / seats,
          })}
        </p>
      )}
      {suggested !== undefined && <Try suggested={suggested} />}
      {isSeeking && <p className="seeking">{t('testing.seeking')}</p>}
    </div>
  )
}

/** Why it is that word: a strong card is above the cards of the box, a weak one below. */
function reasonOf({ verdict, why }: Verdict) {
  if (why !== 'winnerWins' && why !== 'price') return why
  return `${why}${verdict.endsWith('weak') ? 'Less' : 'More'}` as const
}

/** One number changed: a tap does it, and it can be undone like every change. */
function Try({ suggested: { card, change: wanted } }: { readonly suggested: Suggestion }) {
  const t = useTranslations('workshop.testing')
  const { craft, draft, change } = useBench()
  const what = numberName(craft, pathIn(`.${wanted.at}`))
  return (
    <>
      <button
        type="button"
        className="try-button"
        onClick={() => change({ facts: draftIn({ ...card }, draft.kind, craft.kind).facts })}
      >
        {t('suggest', { what, from: wanted.from, to: wanted.to })} <span aria-hidden="true">›</span>
      </button>
      <small className="try-about">{t('suggestMore')}</small>
    </>
  )
}

/** What a number of a card is called: one of several amounts by its own word, any other by its part. */
function numberName(craft: Craft, path: Path): string {
  const name = String(path.at(-1))
  const isAmount = typeof path.at(-2) === 'string' && craft.words.values?.[name] !== undefined
  return isAmount ? wordFor(craft, 'values', name) : partWords(craft, name).name
}
