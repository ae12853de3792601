import { useFormatter, useTranslations } from 'use-intl'
import { useBench } from '../bench-context.ts'
import { draftIn } from '../model/draft.ts'
import { knownVerdict } from './known-verdicts.ts'
import type { Testing } from './use-testing.ts'

/** Earlier versions of the draft with their figures. A tap goes back to one, and that can be undone. */
export function Versions({ testing }: { readonly testing: Testing }) {
  const t = useTranslations('workshop')
  const { craft, slot, standing, change } = useBench()
  const format = useFormatter()
  if (slot.versions.length === 0) return null
  const now = standing.at === 'ready' ? JSON.stringify(standing.card) : ''
  return (
    <section className="versions" aria-labelledby="versions-title">
      <h3 id="versions-title">{t('versions')}</h3>
      <ol>
        {slot.versions.map((card, i) => {
          const wins = knownVerdict(card, craft.screen.game.version)
          const isNow = JSON.stringify(card) === now
          return (
            <li key={JSON.stringify(card)}>
              <button
                type="button"
                aria-pressed={isNow}
                onClick={() => {
                  const { kind: _, ...rest } = draftIn(card, craft.name, craft.kind)
                  change(rest)
                }}
              >
                <b>
                  <span className="hidden-text">{t('backTo')} </span>
                  {i + 1}
                </b>
                <span>
                  {isNow && testing.state === 'running'
                    ? t('testing.isRunning')
                    : wins === null
                      ? t('verdicts.untested')
                      : t(`verdicts.${wins.verdict}`)}
                </span>
                {wins !== null && wins.winnerWins !== null && (
                  <em>{format.number(wins.winnerWins.mean, { style: 'percent', maximumFractionDigits: 0 })}</em>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
