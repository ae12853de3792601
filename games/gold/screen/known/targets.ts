import type { Question } from '#kernel/game'
import type { OneOf } from '#kernel/question'
import { strengths } from '../../cards/adventurers.ts'
import { objects } from '../../magic/cards.ts'
import { kindBy, type Move, objectIn, targetBy } from '../../magic/moves.ts'
import type { Target } from '../../rules/targets.ts'
import type { Asks, Spot, State } from '../../types.ts'
import type { Aim } from '../aim.ts'
import { dragonWith } from './lairs.ts'

/** The options of a move of a menu; none if it is not there. */
export function optionsOf(question: Question<Asks> | null, move: Move | null): readonly string[] {
  if ((question?.name !== 'attack' && question?.name !== 'magic') || move === null) return []
  const moves: { readonly [M in Move]?: OneOf<string> } = question.ask.moves
  return moves[move]?.options ?? []
}

/** The one dragon that a target is about; null if there is none, or two. */
export function spotOf(view: State, target: Target): Spot | null {
  switch (target.kind) {
    case 'spot':
    case 'sent':
    case 'moved':
    case 'token':
      return target.spot
    case 'attacker':
      return dragonWith(view, target.seat, target.adventurer)?.spot ?? null
    case 'nothing':
    case 'seat':
    case 'seats':
    case 'spots':
      return null
  }
}

/** The options of a move by the dragon they are about. */
export function bySpot(view: State, move: Move, options: readonly string[]): ReadonlyMap<Spot, readonly string[]> {
  const found = new Map<Spot, string[]>()
  for (const option of options) {
    const spot = spotOf(view, targetBy(move, option))
    if (spot === null) continue
    found.set(spot, [...(found.get(spot) ?? []), option])
  }
  return found
}

/** The move by which an adventurer is sent in an attack: with an object, or without. */
export const sending = ({ move }: Aim): Move => (move !== null && kindBy(move) === 'sent' ? move : 'place')

/** The dragons that can be pointed at now. */
export function spotsOpen(view: State, question: Question<Asks> | null, aim: Aim): readonly Spot[] {
  const move = question?.name === 'attack' ? sending(aim) : aim.move
  if (move === null) return []
  const fits = (target: Target): boolean =>
    target.kind !== 'sent' || aim.sent === null || target.adventurer === aim.sent
  const options = optionsOf(question, move).filter(option => fits(targetBy(move, option)))
  return [...bySpot(view, move, options).keys()]
}

/** How much more would be against the dragon that an adventurer is sent to. */
export function addedBy(question: Question<Asks> | null, { move, sent }: Aim): number {
  if (question?.name !== 'attack' || sent === null) return 0
  const object = move === null ? null : objectIn(move)
  return strengths[sent] + (object === null ? 0 : objects[object].adds)
}
