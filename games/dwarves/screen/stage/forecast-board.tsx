import { useRef } from 'react'
import type { Seat } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { hatedAt } from '../../cards/index.ts'
import type { Kind } from '../../cards/kinds.ts'
import { countOnTable } from '../../rules/groups.ts'
import { saying } from '../../words/things.ts'
import { forecastOf, forecastSayings } from '../known/forecast.ts'
import { Picture } from '../pieces/picture.tsx'
import { useDwarves, useSay, useWords } from '../use-dwarves.ts'
import { Arrows } from './arrows.tsx'
import './forecast-board.css'

/** What a creature that has been picked up would do: whom it drives off, who flies, and dotted arrows to them. */
export function ForecastBoard({ kind, seat }: { readonly kind: Kind; readonly seat: Seat }) {
  const { view } = useDwarves()
  const [say, words] = [useSay(), useWords()]
  const from = useRef<HTMLParagraphElement>(null)
  const forecast = forecastOf(view, seat, kind)
  const hated = hatedAt(view.options, kind)
  return (
    <section className="forecast">
      {hated.length > 0 && (
        <p className="forecast-head" aria-hidden="true" ref={from}>
          <b>{say('stage.forecast.nth', { n: countOnTable(view, kind) + 1 })}</b>
          <Picture card={kind} />
          <b className="forecast-verb" data-none={forecast.all === 0 || undefined}>
            {words(saying('stage.forecast.drivesOff'))}
          </b>
          {hated.map(other => (
            <Picture key={other} card={other} />
          ))}
        </p>
      )}
      <div className="forecast-says">
        {numbered(forecastSayings(forecast)).map(({ no, it }) => (
          <p key={no} data-harm={it.isHarm || undefined}>
            <Said saying={it.saying} plain />{' '}
          </p>
        ))}
      </div>
      <Arrows from={from} to={forecast.leaving.filter(gone => gone.seat !== seat)} />
    </section>
  )
}
