import type { ReactNode } from 'react'
import type { Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { clocks } from '../../options.ts'
import { gold, saying, seatsIn, whoseSaying } from '../../words/things.ts'
import { type BattleTold, gainedBy } from '../known/battle-told.ts'
import { playingNow } from '../known/playing.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './now.css'

/** The current step of the battle: an event with the sand of its window, or the outcome. */
export function Now({ told, isRolling }: { readonly told: BattleTold; readonly isRolling: boolean }) {
  const { view, question } = useDwarves()
  if (isRolling) return <div className="battle-now" />
  // A player who is asked about it reads it in the prompt.
  const isSaid = question?.name === 'target' || question?.name === 'react'
  const lines = told.won !== null ? outcomeLines(told) : isSaid ? [] : playingNow(view)
  return (
    <div className="battle-now">
      {numbered(lines).map(({ no, it }) => (
        <p key={no}>
          <Said saying={it} plain />
        </p>
      ))}
      {told.won !== null &&
        spoilsOf(told).map(({ seat, n }) => (
          <p key={seat} className="spoils">
            <Said saying={saying('screen.battle.spoils', { who: { seat }, gold: gold(n) })} plain />
          </p>
        ))}
      <WindowSand />
    </div>
  )
}

/** Who has gained gold from it, and how much. */
const spoilsOf = (told: BattleTold): readonly { readonly seat: Seat; readonly n: number }[] =>
  [...new Set(told.gold.map(({ seat }) => seat))]
    .map(seat => ({ seat, n: gainedBy(told, seat) }))
    .filter(({ n }) => n > 0)

function outcomeLines({ won, gone }: BattleTold): readonly Saying[] {
  const winners = won?.winners ?? []
  return [
    saying('screen.battle.won', { who: seatsIn(winners), n: winners.length }),
    ...gone.map(it =>
      it.why === 'fell'
        ? saying('screen.battle.falls', { who: { seat: it.seat }, card: { card: it.kind } })
        : saying('screen.battle.leaves', { whose: whoseSaying(it) }),
    ),
  ]
}

/** R8.3: how long the window stays open, the same for everybody whatever they hold or answer. */
function WindowSand(): ReactNode {
  const { view, isLive } = useDwarves()
  const say = useSay()
  if (view.stage?.at !== 'window') return null
  const { pause, equal } = clocks[view.options.clock]
  return (
    <div className="window-sand">
      <span>{say(equal ? 'screen.battle.sealed' : 'screen.battle.sealedUntilAll')}</span>
      {equal && pause !== null && isLive && (
        <span className="dwarves-sand" aria-hidden="true" key={view.stage.closes}>
          <span style={{ animationDuration: `${pause}s` }} />
        </span>
      )}
    </div>
  )
}
