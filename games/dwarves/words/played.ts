import type { Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import type { Kind } from '../cards/kinds.ts'
import { fighterAt } from '../rules/armies.ts'
import { targetOn } from '../rules/targets.ts'
import type { Battle, Playing } from '../types.ts'
import { diceText, groupObject, saying } from './things.ts'

type Played = Pick<Playing, 'seat' | 'event' | 'target'>

/** An event with its target. `aim` phrases the targeted fighter. */
export function playedSaying({ seat, event, target }: Played, aim: (seat: Seat, place: number) => Saying): Saying {
  const card = { card: event }
  const aimed = targetOn(event, target)
  switch (aimed.kind) {
    case 'nothing':
      return saying('played.plain', { card })
    case 'fighter':
    case 'ownFighter':
      return saying('played.fighter', { card, fighter: aim(aimed.seat, aimed.place) })
    case 'partner':
      return saying('played.swap', { card, who: { seat: aimed.seat } })
    case 'treasure':
      return saying('played.seat', { card, who: { seat: aimed.seat }, whose: aimed.seat === seat ? 'own' : 'other' })
  }
}

/** By its kind alone; the log has it with every event that is aimed at a fighter. */
export const ofKind =
  (kind: Kind | null, by: Seat) =>
  (seat: Seat): Saying =>
    kind === null ? saying('nothing') : groupObject({ seat, kind, count: 1 }, by)

/** A fighter, also by its kind alone. */
export const ofFighter =
  (battle: Battle, by: Seat) =>
  (seat: Seat, place: number): Saying =>
    ofKind(fighterAt(battle, seat, place).kind, by)(seat)

/** `Ben’s orc (rolled 6 + 1 + 2 = 9, found 1)`. */
export const byDice =
  (battle: Battle, by: Seat) =>
  (seat: Seat, place: number): Saying => {
    const { kind } = fighterAt(battle, seat, place)
    return rolledSaying(battle, seat, place, groupObject({ seat, kind, count: 1 }, by))
  }

export function rolledSaying(battle: Battle, seat: Seat, place: number, fighter: Saying): Saying {
  const { dice, again, found } = fighterAt(battle, seat, place)
  const rolled = { fighter, dice: diceText([...dice, ...again]) }
  return found === 0 ? saying('played.rolled', rolled) : saying('played.rolledAndFound', { ...rolled, found })
}
