import type { Question } from '#kernel/game'
import type { OneOf } from '#kernel/question'
import { strengths } from '../../cards/adventurers.ts'
import { BLADE } from '../../rules/strength.ts'
import { aimed, nameIn } from '../../rules/targets.ts'
import type { Asks, Spot, State } from '../../types.ts'
import type { Aim } from '../aim.ts'
import { dragonWith } from './lairs.ts'

/** The options of a move of a menu; none if it is not there. */
export function optionsOf(question: Question<Asks> | null, move: string | null): readonly string[] {
  if (question?.ask.kind !== 'menu' || move === null) return []
  const moves: Readonly<Partial<Record<string, { readonly kind: string }>>> = question.ask.moves
  const its = moves[move]
  return its?.kind === 'oneOf' ? (its as OneOf).options.map(String) : []
}

/** Numbers are seats where shares are talked of, and spots everywhere else. */
const ofSeats = (move: string): boolean => move === 'ringOfConfusion' || move === 'silverTongue'

/** The one dragon that an option of this move is about; null if there is none, or two. */
export function spotOf(view: State, move: string, option: string): Spot | null {
  if (option.includes('@')) return aimed(option).spot
  if (option.includes('.')) {
    const { seat, adventurer } = nameIn(option)
    return dragonWith(view, seat, adventurer)?.spot ?? null
  }
  return /^\d+$/.test(option) && !ofSeats(move) ? Number(option) : null
}

/** The options of a move by the dragon they are about. */
export function bySpot(view: State, move: string, options: readonly string[]): ReadonlyMap<Spot, readonly string[]> {
  const found = new Map<Spot, string[]>()
  for (const option of options) {
    const spot = spotOf(view, move, option)
    if (spot === null) continue
    found.set(spot, [...(found.get(spot) ?? []), option])
  }
  return found
}

/** The dragons that can be pointed at now. */
export function spotsOpen(view: State, question: Question<Asks> | null, { move, what }: Aim): readonly Spot[] {
  if (question?.name === 'attack') {
    const options = optionsOf(question, move === 'keenBlade' ? move : 'place')
    const fitting = what === null ? options : options.filter(option => aimed(option).what === what)
    return [...new Set(fitting.map(option => aimed(option).spot))]
  }
  if (question?.name !== 'magic' || move === null) return []
  return [...bySpot(view, move, optionsOf(question, move)).keys()]
}

/** How much more would be against the dragon that an adventurer is sent to. */
export function addedBy(question: Question<Asks> | null, { move, what }: Aim): number {
  if (question?.name !== 'attack' || what === null || !(what in strengths)) return 0
  return strengths[what as keyof typeof strengths] + (move === 'keenBlade' ? BLADE : 0)
}
