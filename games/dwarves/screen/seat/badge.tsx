import type { Seat } from '#kernel/seat'
import { hinted } from '#ui/hinted'
import { backs } from '../../cards/index.ts'
import { DeckBack } from '../pieces/deck-back.tsx'
import { Sign } from '../pieces/signs.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './badge.css'

/** Next to a name: the gold, and the number of cards in hand by back. */
export function Badge({ seat }: { readonly seat: Seat }) {
  const { view, viewer } = useDwarves()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined) return null
  return (
    <span className="dwarves-badge">
      <span
        className="dwarves-gold"
        role="img"
        aria-label={say('screen.gold', { n: side.gold, goal: view.options.goldToWin })}
        {...hinted(say('stage.hints.gold', { goal: view.options.goldToWin }))}
      >
        <Sign of="gold" n={side.gold} />
      </span>
      {seat !== viewer && (
        <span
          className="backs"
          role="img"
          aria-label={say('screen.backs', { ...side.backs })}
          aria-description={say('stage.hints.others')}
        >
          {backs.map(back => (
            <span
              key={back}
              aria-hidden="true"
              data-hint={say(back === 'creature' ? 'stage.hints.creatures' : 'stage.hints.others')}
            >
              {side.backs[back]}
              <DeckBack back={back} />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
