import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { canceller, type LaidEvent, takesTurn } from '../cards/events.ts'
import { type CardId, isEvent } from '../cards/index.ts'
import { targetsOf } from '../rules/effects.ts'
import { written } from '../rules/targets.ts'
import type { Battle, State } from '../types.ts'
import { outlookOf, withEvent, worthTo } from './outlook.ts'
import { leastUseful } from './turn.ts'

/** The minimum value of playing an event, and of cancelling one with Forget it!, in gold. */
const EVENT = 0.6
const FORGET = 1.5

/** How much an event on this target would change the battle's value to a seat. */
const gainOf = (view: State, battle: Battle, seat: Seat, by: Seat, event: LaidEvent, target: string): number => {
  const now = outlookOf(battle)
  return worthTo(view, battle, withEvent(view, battle, now, by, event, target), seat) - worthTo(view, battle, now, seat)
}

export function bestTarget(
  view: State,
  battle: Battle,
  seat: Seat,
  event: LaidEvent,
  targets: readonly string[],
): { readonly target: string | null; readonly gain: number } {
  const rated = targets.map(target => ({ target, gain: gainOf(view, battle, seat, seat, event, target) }))
  return rated.sort((a, b) => b.gain - a.gain)[0] ?? { target: null, gain: 0 }
}

/** What to lay face down: the most helpful event, otherwise a dispensable card as a bluff, otherwise nothing. */
export function cardToLay(view: State, battle: Battle, seat: Seat): CardId | null {
  const hand = peek(of(view.sides, seat).hand)
  const events = hand
    .filter(isEvent)
    .filter(takesTurn)
    .map(card => ({ card, ...bestTarget(view, battle, seat, card, targetsOf(card, battle, seat).map(written)) }))
    .sort((a, b) => b.gain - a.gain)
  const [best] = events
  if (best !== undefined && best.gain >= EVENT) return best.card
  if (view.options.forget === 'laid' && hand.includes(canceller) && isWinning(battle, seat)) return canceller
  return view.options.bluffs === 'discarded' ? bluff(view, seat) : null
}

const isWinning = ({ armies }: Battle, seat: Seat): boolean =>
  of(armies, seat) !== null && armies.every(army => (army?.strength ?? -1) <= (of(armies, seat)?.strength ?? -1))

/** A free exchange of a useless card. Never an event, which would take effect. */
const bluff = (view: State, seat: Seat): CardId | null =>
  leastUseful(view, seat, 0.05).find(card => !isEvent(card)) ?? null

/** R8.1: whether the event being played costs this seat enough to cancel it. */
export function wantsToForget(view: State, battle: Battle, seat: Seat): boolean {
  const { playing } = battle
  if (playing === null || playing.seat === seat) return false
  return -gainOf(view, battle, seat, playing.seat, playing.event, playing.target) >= FORGET
}
