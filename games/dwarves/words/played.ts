import type { Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import type { Kind } from '../cards/creatures.ts'
import { fighterAt, fighterNamed } from '../rules/armies.ts'
import type { Battle, Playing } from '../types.ts'
import { diceText, groupObject, saying } from './things.ts'

type Played = Pick<Playing, 'seat' | 'event' | 'target'>

/** An event with its target. `aim` phrases the targeted fighter. */
export function playedSaying(
  { seat, event, target }: Played,
  aim: (seat: Seat, place: number) => Saying,
  reader: number | null = null,
): Saying {
  const card = { card: event }
  if (target === 'yes') return saying('played.plain', { card })
  const aimed = fighterNamed(target)
  if (aimed !== null) return saying('played.fighter', { card, fighter: aim(aimed.seat, aimed.place) })
  const other = Number(target)
  const who = { seat: other }
  if (event === 'wrongBanner') return saying('played.swap', { card, who, whose: other === reader ? 'you' : 'other' })
  const self = other === reader ? 'yourself' : 'own'
  return saying('played.seat', { card, who, whose: other === seat ? self : other === reader ? 'you' : 'other' })
}

/** By its kind alone. */
export const ofKind =
  (kind: Kind | null, by: Seat) =>
  (seat: Seat): Saying =>
    groupObject({ seat, kind: kind ?? 'goblin', count: 1 }, by)

/** A fighter, also by its kind alone. */
export const ofFighter =
  (battle: Battle, by: Seat) =>
  (seat: Seat, place: number): Saying =>
    ofKind(fighterAt(battle, seat, place).kind, by)(seat)

/** `Ben’s orc (rolled 6 + 1 + 2 = 9, found 1)`. */
export const byDice =
  (battle: Battle, by: Seat, reader: number | null = null) =>
  (seat: Seat, place: number): Saying => {
    const { kind } = fighterAt(battle, seat, place)
    return rolledSaying(battle, seat, place, groupObject({ seat, kind, count: 1 }, by, reader))
  }

export function rolledSaying(battle: Battle, seat: Seat, place: number, fighter: Saying): Saying {
  const { dice, again, found } = fighterAt(battle, seat, place)
  const rolled = { fighter, dice: diceText([...dice, ...again]) }
  return found === 0 ? saying('played.rolled', rolled) : saying('played.rolledAndFound', { ...rolled, found })
}
