import type { Saying } from '#games/saying'
import { of, type Seat } from '#kernel/seat'
import type { AimedEvent } from '../../cards/events.ts'
import { fighterAt, pipsOf } from '../../rules/armies.ts'
import { targetOn } from '../../rules/targets.ts'
import type { Army, Battle } from '../../types.ts'
import { saying, whoseObject } from '../../words/things.ts'

/** Of who does not fight there is nothing. */
const armyOf = ({ armies }: Battle, seat: Seat): Pick<Army, 'strength' | 'treasure'> =>
  of(armies, seat) ?? { strength: 0, treasure: 0 }

/** What would change if an event were aimed so. */
export function leadsTo(battle: Battle, event: AimedEvent, answer: string, viewer: Seat): Saying {
  return saying(`screen.target.leads.${event}`, numbers())

  function numbers(): Saying['with'] {
    const target = targetOn(event, answer)
    const who = { seat: target.seat }
    const { strength, treasure } = armyOf(battle, target.seat)
    const mine = armyOf(battle, viewer).strength
    switch (target.kind) {
      case 'fighter': {
        const pips = pipsOf(fighterAt(battle, target.seat, target.place))
        return { who, from: strength, to: Math.max(0, strength - pips) }
      }
      case 'ownFighter':
        return { n: fighterAt(battle, target.seat, target.place).dice.length, strength: mine }
      case 'partner':
        return { who, from: mine, to: strength }
      case 'treasure':
        return { from: treasure }
    }
  }
}

/** What the button does that aims an event so. */
export function doing(battle: Battle, event: AimedEvent, answer: string): Saying {
  return saying(`screen.target.does.${event}`, aimed())

  function aimed(): Saying['with'] {
    const target = targetOn(event, answer)
    const { seat } = target
    switch (target.kind) {
      case 'fighter': {
        const { kind } = fighterAt(battle, seat, target.place)
        return { whose: whoseObject({ seat, kind, count: 1 }) }
      }
      case 'ownFighter':
        return { card: { card: fighterAt(battle, seat, target.place).kind } }
      case 'partner':
      case 'treasure':
        return { who: { seat } }
    }
  }
}
