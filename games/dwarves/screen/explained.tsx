import type { Saying } from '#games/saying'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { creatureCount, diceOnSide } from '../rules/groups.ts'
import { saying } from '../words/things.ts'
import type { GoldMoved } from './known/battle-told.ts'
import { type Earned, goldOf } from './known/gold.ts'
import { heldAtEnd } from './known/hand.ts'
import { Sign } from './pieces/signs.tsx'
import { useDwarves, useSay } from './use-dwarves.ts'
import './explained.css'

/** After the game: every piece of gold, from which battle and how, the tie-breakers, and the cards left in hand. */
export function Explained() {
  const { view } = useDwarves()
  const say = useSay()
  return (
    <div className="gold-of-all">
      {seatsOf(view.sides.length).map(seat => (
        <GoldOf key={seat} seat={seat} />
      ))}
      <p>{say('screen.explained.tie')}</p>
    </div>
  )
}

function GoldOf({ seat }: { readonly seat: Seat }) {
  const { view, told, viewer } = useDwarves()
  const nameOf = useNameOf()
  const say = useSay()
  const side = of(view.sides, seat)
  const earned = goldOf(told, seat)
  const hand = heldAtEnd(view, seat)
  return (
    <section className="gold-of" data-mine={seat === viewer || undefined}>
      <h4>
        <span aria-hidden="true">{markOf(seat)}</span> {nameOf(seat)}
        <span className="gold-sum">
          <span className="hidden-text">{say('screen.explained.sum', { n: side.gold })}</span>
          <Sign of="gold" n={side.gold} />
        </span>
      </h4>
      {earned.length === 0 && <p>{say('screen.explained.none')}</p>}
      <ol>
        {numbered(earned).map(({ no, it }) => (
          <EarnedLine key={no} it={it} />
        ))}
      </ol>
      <p className="gold-force">
        {say('screen.explained.force', { creatures: creatureCount(side), dice: diceOnSide(side) })}
      </p>
      {hand !== null && (
        <p className="gold-force">
          <Said saying={hand} />
        </p>
      )}
    </section>
  )
}

function EarnedLine({ it: { no, battle, moved, amount } }: { readonly it: Earned }) {
  const parts = moved.map(movedSaying)
  return (
    <li>
      <span>
        {battle !== null && (
          <>
            <Said saying={saying('screen.explained.battle', { no, card: { card: battle } })} />{' '}
          </>
        )}
        <Said saying={saying('screen.all', { all: { all: parts, joined: 'commas' } })} sentence={false} />
      </span>
      <b>{amount > 0 ? `+${amount}` : amount}</b>
    </li>
  )
}

function movedSaying(it: GoldMoved): Saying {
  switch (it.by) {
    case 'spoils':
      return saying(it.award > 0 ? 'screen.explained.found' : 'screen.explained.foundOnly', {
        treasure: it.treasure,
        award: it.award,
      })
    case 'gift':
    case 'theft':
      return saying(`screen.explained.${it.by}`, { n: it.amount, who: { seat: it.from } })
    case 'given':
    case 'stolen':
      return saying(`screen.explained.${it.by}`, { n: it.amount, who: { seat: it.to } })
  }
}
