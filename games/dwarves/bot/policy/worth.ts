import {
  abilityFlies,
  abilityGives,
  abilityLeaves,
  at,
  type Cards,
  FIRST_ABILITY,
  FIRST_EVENT,
  FORGET,
  isBattleCard,
  KINDS,
} from '../model/cards.ts'
import { diceWith, findsWith, flies, onTable, rerollsWith } from '../model/groups.ts'
import { abilityIn, groupIn, moveOf, sortOf, sorts, whatIn } from '../model/turns.ts'
import type { World } from '../model/world.ts'
import type { Habits } from './habits.ts'

/* What creatures, sides and cards are worth by rule of thumb. */

const ABILITIES = FIRST_EVENT - FIRST_ABILITY
const tables = new WeakMap<Cards, WeakMap<Habits, readonly number[]>>()
/** Whose table was asked for last: it is asked for again and again. */
let [latest, latestCards, latestTable]: [Habits | null, Cards | null, readonly number[]] = [null, null, []]

/** By kind and ability (`kind * (ABILITIES + 1) + ability + 1`). */
function tableOf(cards: Cards, habits: Habits): readonly number[] {
  if (habits === latest && cards === latestCards) return latestTable
  latestTable = tables.get(cards)?.get(habits) ?? newTable(cards, habits)
  latest = habits
  latestCards = cards
  return latestTable
}

function newTable(cards: Cards, habits: Habits): readonly number[] {
  const table: number[] = []
  for (let kind = 0; kind < cards.kinds; kind++)
    for (let ability = -1; ability < ABILITIES; ability++) {
      const dice = diceWith(cards, kind, ability)
      const found = (dice * findsWith(cards, kind, ability)) / 6
      const is = (flags: readonly number[]): boolean => ability >= 0 && at(flags, ability) === 1
      const plain =
        habits.being +
        habits.die * dice +
        habits.find * (is(abilityGives) ? -found : found) +
        (rerollsWith(cards, kind, ability) ? habits.reroll : 0)
      table.push((is(abilityLeaves) ? 0.4 : 1) * plain + (is(abilityFlies) ? 0.2 : 0))
    }
  const ofCards = tables.get(cards) ?? new WeakMap<Habits, readonly number[]>()
  tables.set(cards, ofCards.set(habits, table))
  return table
}

export const creatureWorth = (w: World, seat: number, kind: number, habits: Habits): number =>
  at(tableOf(w.cards, habits), kind * (ABILITIES + 1) + at(w.abilities, seat * KINDS + kind) + 1)

/** A battle takes at most five, so further creatures are worth less and less. */
const byPlace = [1, 0.95, 0.9, 0.8, 0.7, 0.4, 0.3, 0.2]
const LATER = 0.1

const worths: number[] = Array<number>(KINDS).fill(0)
const numbers: number[] = Array<number>(KINDS).fill(0)

/** Everything in front of a seat, where the best count most. */
export function sideWorth(w: World, seat: number, habits: Habits): number {
  const table = tableOf(w.cards, habits)
  let groups = 0
  for (let kind = 0; kind < w.cards.kinds; kind++) {
    const count = at(w.counts, seat * KINDS + kind)
    if (count === 0) continue
    const worth = at(table, kind * (ABILITIES + 1) + at(w.abilities, seat * KINDS + kind) + 1)
    let place = groups++
    for (; place > 0 && at(worths, place - 1) < worth; place--) {
      worths[place] = at(worths, place - 1)
      numbers[place] = at(numbers, place - 1)
    }
    worths[place] = worth
    numbers[place] = count
  }
  let [total, place] = [0, 0]
  for (let group = 0; group < groups; group++)
    for (let n = at(numbers, group); n > 0; n--) total += at(worths, group) * (byPlace[place++] ?? LATER)
  return total
}

/** This seat's side against the others'. */
export function standing(w: World, seat: number, habits: Habits): number {
  let rivals = 0
  for (let s = 0; s < w.seats; s++) if (s !== seat) rivals += sideWorth(w, s, habits)
  return sideWorth(w, seat, habits) - (habits.spite * rivals) / (w.seats - 1)
}

/** Groups as they were, while something is tried. */
const before: number[] = []
function change(w: World, group: number, count: number, ability: number): void {
  before.push(group, at(w.counts, group), at(w.abilities, group))
  w.counts[group] = count
  w.abilities[group] = count === 0 ? -1 : ability
}
function restore(w: World): void {
  while (before.length > 0) {
    const [ability, count, group] = [before.pop() as number, before.pop() as number, before.pop() as number]
    w.counts[group] = count
    w.abilities[group] = ability
  }
}

const less = (w: World, group: number): void => change(w, group, at(w.counts, group) - 1, at(w.abilities, group))

function tryCreature(w: World, seat: number, kind: number): void {
  const count = onTable(w, kind) + 1
  const strikes = at(w.cards.strikes, kind)
  if (count <= strikes || w.rules.fourthClears)
    for (const victim of w.cards.drivenOff[kind] as readonly number[])
      for (let on = 0; on < w.seats; on++)
        if ((on === seat || count === strikes) && at(w.counts, on * KINDS + victim) > 0 && !flies(w, on, victim))
          change(w, on * KINDS + victim, 0, -1)
  const group = seat * KINDS + kind
  change(w, group, at(w.counts, group) + 1, at(w.abilities, group))
}

const firstWith = (w: World, seat: number, powers: readonly number[]): number => {
  for (let kind = 0; kind < w.cards.kinds; kind++)
    if (at(powers, kind) === 1 && at(w.counts, seat * KINDS + kind) > 0) return seat * KINDS + kind
  return -1
}

/** The standing after a move that is no battle, without what it costs to draw or to give up a card. */
export function standingAfter(w: World, seat: number, move: number, habits: Habits): number {
  const what = whatIn(move)
  switch (sortOf(move)) {
    case sorts.creature:
      tryCreature(w, seat, what)
      break
    case sorts.ability: {
      const group = groupIn(move)
      change(w, group, at(w.counts, group), abilityIn(move))
      break
    }
    case sorts.thaw:
      less(w, firstWith(w, seat, w.cards.thaws))
      tryCreature(w, seat, what)
      break
    case sorts.stare:
      less(w, firstWith(w, seat, w.cards.stares))
      less(w, what)
      break
  }
  const after = standing(w, seat, habits)
  restore(w)
  return after
}

/** What a card in hand is worth keeping for. `now` is the seat's standing. */
export function cardWorth(w: World, seat: number, card: number, now: number, habits: Habits): number {
  if (card < KINDS) return standingAfter(w, seat, moveOf('creature', card), habits) - now
  if (isBattleCard(card)) {
    let battles = 0
    for (const other of w.hands[seat] as number[]) if (isBattleCard(other)) battles++
    return habits.keepBattle / Math.max(1, battles)
  }
  if (card >= FIRST_EVENT) return card === FORGET ? habits.keepForget : habits.keepEvent
  return abilityWorth(w, seat, card - FIRST_ABILITY, now, habits)
}

function abilityWorth(w: World, seat: number, ability: number, now: number, habits: Habits): number {
  let best = 0
  for (const kind of w.cards.abilityFits[ability] as readonly number[])
    for (let on = 0; on < w.seats; on++) {
      const group = on * KINDS + kind
      if (at(w.counts, group) === 0) continue
      change(w, group, at(w.counts, group), ability)
      best = Math.max(best, standing(w, seat, habits) - now)
      restore(w)
    }
  return best
}
