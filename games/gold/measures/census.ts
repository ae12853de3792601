import { tally } from '#games/pieces/tally'
import { type BySeat, MAX_SEATS, seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import { boxedIds } from '../cards/dragons.ts'
import { noTokens, plus, tokens } from '../cards/tokens.ts'
import { objectIds } from '../magic/cards.ts'
import type { State } from '../types.ts'

/** Named once, not with every count. */
const nameOf = Object.fromEntries(
  adventurers.map(adventurer => [adventurer, seatsOf(MAX_SEATS).map(seat => `${adventurer} of ${seat}`)]),
) as unknown as Record<Adventurer, BySeat<string>>

/** R1.1: every token, dragon, adventurer and object is somewhere, exactly once. */
export function census(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const hoards = [
    peek(state.bag),
    state.lost,
    state.kill?.loot ?? noTokens,
    ...state.row.map(lair => lair?.tokens ?? noTokens),
    ...state.sides.map(side => peek(side.hoard)),
  ].reduce(plus, noTokens)
  for (const token of tokens) counts[token] = hoards[token]

  const lairs = state.row.flatMap(lair => (lair === null ? [] : [lair.dragon]))
  const dragons = tally([...state.pile, ...state.slain, ...lairs])
  for (const dragon of boxedIds) counts[dragon] = 0
  for (const [dragon, n] of dragons) counts[dragon] = n

  for (const [seat, { team }] of state.sides.entries())
    for (const adventurer of adventurers)
      counts[nameOf[adventurer][seat] as string] = team[adventurer] === 'away' ? 0 : 1
  for (const spot of state.attackers)
    for (const { seat, adventurer } of spot) {
      const name = nameOf[adventurer][seat] as string
      counts[name] = (counts[name] ?? 0) + 1
    }

  const hands = state.sides.flatMap(side => peek(side.hand))
  const { cards, discards } = state.objects
  const objects = tally([...peek(cards), ...hands, ...discards, ...state.boxed, ...state.played.map(p => p.object)])
  for (const object of objectIds) counts[object] = objects.get(object) ?? 0
  return counts
}
