import { at, CREATURE, FIRST_ABILITY, isAbilityCard, isBattleCard, KINDS } from './cards.ts'
import { creaturesOf, discard, flies, goAway, onTable, takeOut } from './groups.ts'
import type { World } from './world.ts'

/* A turn's one thing, as a number: what sort of move it is, and its card, group or kind. */

const SORT = 1000
export const sorts = { creature: 0, discard: 1, battle: 2, thaw: 3, stare: 4, ability: 5 } as const
export const sortOf = (move: number): number => Math.floor(move / SORT)
export const whatIn = (move: number): number => move % SORT
export const moveOf = (sort: keyof typeof sorts, what: number): number => sorts[sort] * SORT + what
/** An ability on a group: the group is a seat and a kind. */
export const abilityMove = (ability: number, group: number): number =>
  moveOf('ability', 0) + ability * 4 * KINDS + group
export const abilityIn = (move: number): number => Math.floor((move - moveOf('ability', 0)) / (4 * KINDS))
export const groupIn = (move: number): number => (move - moveOf('ability', 0)) % (4 * KINDS)

const powerOf = (w: World, seat: number, powers: readonly number[]): number => {
  for (let kind = 0; kind < w.cards.kinds; kind++)
    if (at(powers, kind) === 1 && at(w.counts, seat * KINDS + kind) > 0) return kind
  return -1
}

/** Everything a seat may do on its turn, without a move twice. */
export function movesOf(w: World, seat: number): readonly number[] {
  const moves: number[] = []
  const hand = w.hands[seat] as number[]
  const fights = creaturesOf(w, seat) > 0
  for (const [i, card] of hand.entries()) {
    if (hand.indexOf(card) !== i) continue
    if (card < KINDS) moves.push(moveOf('creature', card))
    else if (isBattleCard(card)) {
      if (fights) moves.push(moveOf('battle', card))
    } else if (isAbilityCard(card))
      for (let on = 0; on < w.seats; on++)
        for (const kind of w.cards.abilityFits[card - FIRST_ABILITY] as readonly number[])
          if (at(w.counts, on * KINDS + kind) > 0) moves.push(abilityMove(card - FIRST_ABILITY, on * KINDS + kind))
    moves.push(moveOf('discard', card))
  }
  const pile = w.piles[CREATURE] as number[]
  if (powerOf(w, seat, w.cards.thaws) >= 0) for (const kind of new Set(pile)) moves.push(moveOf('thaw', kind))
  if (powerOf(w, seat, w.cards.stares) >= 0)
    for (let group = 0; group < w.seats * KINDS; group++)
      if (Math.floor(group / KINDS) !== seat && at(w.counts, group) > 0 && at(w.cards.stares, group % KINDS) === 0)
        moves.push(moveOf('stare', group))
  return moves
}

/** R4.2 to R4.4, R4.8, R14.4: it comes, and those it cannot stand leave. Whoever flies stays (R5.12). */
export function come(w: World, seat: number, kind: number): void {
  const count = onTable(w, kind) + 1
  const strikes = at(w.cards.strikes, kind)
  const wide = count === strikes
  if (wide || count < strikes || w.rules.fourthClears)
    for (const victim of w.cards.drivenOff[kind] as readonly number[])
      for (let on = 0; on < w.seats; on++) {
        const there = at(w.counts, on * KINDS + victim)
        if (there > 0 && (wide || on === seat) && !flies(w, on, victim)) goAway(w, on, victim, there)
      }
  w.counts[seat * KINDS + kind] = at(w.counts, seat * KINDS + kind) + 1
}

/** The groups that a creature of this kind would drive off if this seat played it. */
export function drivenOffBy(w: World, seat: number, kind: number): readonly number[] {
  const count = onTable(w, kind) + 1
  const strikes = at(w.cards.strikes, kind)
  if (count > strikes && !w.rules.fourthClears) return []
  const groups: number[] = []
  for (const victim of w.cards.drivenOff[kind] as readonly number[])
    for (let on = 0; on < w.seats; on++)
      if ((on === seat || count === strikes) && at(w.counts, on * KINDS + victim) > 0 && !flies(w, on, victim))
        groups.push(on * KINDS + victim)
  return groups
}

/** Everything but a battle, which takes longer. */
export function develop(w: World, seat: number, move: number): void {
  const hand = w.hands[seat] as number[]
  const what = whatIn(move)
  switch (sortOf(move)) {
    case sorts.creature:
      takeOut(hand, what)
      return come(w, seat, what)
    case sorts.discard:
      takeOut(hand, what)
      discard(w, what)
      return
    case sorts.thaw:
      goAway(w, seat, powerOf(w, seat, w.cards.thaws), 1)
      takeOut(w.piles[CREATURE] as number[], what)
      return come(w, seat, what)
    case sorts.stare:
      goAway(w, seat, powerOf(w, seat, w.cards.stares), 1)
      return goAway(w, Math.floor(what / KINDS), what % KINDS, 1)
    case sorts.ability: {
      const [ability, group] = [abilityIn(move), groupIn(move)]
      takeOut(hand, FIRST_ABILITY + ability)
      const before = at(w.abilities, group)
      w.abilities[group] = ability
      if (before >= 0) discard(w, FIRST_ABILITY + before)
    }
  }
}
