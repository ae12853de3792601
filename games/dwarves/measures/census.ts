import { guestId } from '#games/workshop/guest-id'
import { MAX_SEATS, seatsOf } from '#kernel/seat'
import { everyone, peek } from '#kernel/secret'
import { allCards, type Back, backOf, backs, type CardId } from '../cards/index.ts'
import type { State } from '../types.ts'

/** The names of what is counted, made once and not with every count. */
const ids = [...new Set(backs.flatMap(back => allCards[back]))]
const sizeOf: Record<Back, string> = { creature: 'size of creature', other: 'size of other' }
const backsOf = seatsOf(MAX_SEATS).map(
  (seat): Record<Back, string> => ({ creature: `creature backs of ${seat}`, other: `other backs of ${seat}` }),
)

/** R1.1: each card is somewhere, exactly once, and the public counts of cards and backs match. */
export function census({ options, decks, sides, battle }: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const id of ids) counts[id] = 0
  for (const card of options.guests ?? []) counts[guestId(card)] = 0
  const add = (thing: string, count = 1): void => {
    counts[thing] = (counts[thing] ?? 0) + count
  }
  for (const back of backs) {
    const cards = peek(decks[back].cards)
    for (const card of cards) add(card)
    for (const card of decks[back].discards) add(card)
    add(sizeOf[back], decks[back].size - cards.length)
  }
  if (battle !== null) add(battle.card)
  for (const [seat, { hand, groups, backs: seen }] of sides.entries()) {
    const names = backsOf[seat] as Record<Back, string>
    for (const back of backs) add(names[back], seen[back])
    const hold = (card: CardId): void => {
      add(card)
      add(names[backOf(card)], -1)
    }
    for (const card of peek(hand)) hold(card)
    const laid = battle?.laid[seat]?.card ?? null
    if (laid !== null) (laid.for === everyone ? add : hold)(peek(laid))
    for (const { kind, count, ability } of groups) {
      add(kind, count)
      if (ability !== null) add(ability)
    }
  }
  return counts
}
