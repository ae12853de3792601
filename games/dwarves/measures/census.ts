import { tally } from '#games/pieces/tally'
import { everyone, nobody, peek } from '#kernel/secret'
import { allCards, type Back, backOf, backs, type CardId } from '../cards/index.ts'
import type { State } from '../types.ts'

/** R1.1: each card is somewhere, exactly once, and the public counts of cards and backs match. */
export function census(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const laid = (state.battle?.laid ?? []).flatMap(card => (card === null ? [] : [peek(card.card)]))
  const onTable = state.sides.flatMap(({ groups }) =>
    groups.flatMap(({ kind, count, ability }): readonly CardId[] => [
      ...Array<CardId>(count).fill(kind),
      ...(ability === null ? [] : [ability]),
    ]),
  )
  const all = tally([
    ...backs.flatMap(back => [...peek(state.decks[back].cards), ...state.decks[back].discards]),
    ...state.sides.flatMap(side => peek(side.hand)),
    ...onTable,
    ...laid,
    ...(state.battle === null ? [] : [state.battle.card]),
  ])
  for (const back of backs) for (const card of allCards[back]) counts[card] = all.get(card) ?? 0
  for (const back of backs) {
    counts[`size of ${back}`] = state.decks[back].size - peek(state.decks[back].cards).length
    for (const [seat, side] of state.sides.entries())
      counts[`${back} backs of ${seat}`] = side.backs[back] - held(state, seat, back)
  }
  return counts
}

/** Cards in hand, plus one lying face down. */
function held({ sides, battle }: State, seat: number, back: Back): number {
  const { card = null } = battle?.laid[seat] ?? {}
  const down = card === null || card.for === everyone ? [] : [peek(card)]
  return [...peek(sides[seat]?.hand ?? nobody([])), ...down].filter(id => backOf(id) === back).length
}
