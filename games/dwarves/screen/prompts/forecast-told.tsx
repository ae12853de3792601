import type { Seat } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { isHater } from '../../cards/index.ts'
import { type Kind, strikesAt } from '../../cards/kinds.ts'
import { forecastOf, forecastSayings } from '../known/forecast.ts'
import { usePicking } from '../picked.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'

/**
 * R4.2, R4.3: picks a creature up. The table shows whom it would drive off; here it is said to those who cannot see it,
 * and the rule to everybody.
 */
export function ForecastTold({ kind, seat }: { readonly kind: Kind; readonly seat: Seat }) {
  const { view } = useDwarves()
  const say = useSay()
  usePicking(kind)
  if (!isHater(view.options, kind)) return null
  return (
    <>
      <p className="aversion-rule">
        {say(view.options.fourthClears ? 'stage.forecast.ruleAgain' : 'stage.forecast.rule', { n: strikesAt(kind) })}
      </p>
      <div className="hidden-text">
        {numbered(forecastSayings(forecastOf(view, seat, kind))).map(({ no, it }) => (
          <p key={no}>
            <Said saying={it.saying} plain />
          </p>
        ))}
      </div>
    </>
  )
}
