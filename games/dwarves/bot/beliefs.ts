import { at, FIRST_EVENT, FORGET, isBattleCard, KINDS } from './model/cards.ts'
import { creaturesOf } from './model/groups.ts'
import type { World } from './model/world.ts'
import { chanceAt } from './policy/fighting.ts'
import { type Habits, plain } from './policy/habits.ts'
import { cardWorth, standing } from './policy/worth.ts'
import type { Belief } from './sample.ts'

/*
 * What is in rivals' hands, from what they have not played: good cards do not stay there long, useless ones do. The
 * numbers are shares: how many such cards hands hold for one that a blind draw would have put there, counted over 600
 * games of players with varied habits.
 */
const shares = {
  battle: { poor: 1.21, fair: 1.1, good: 0.62 },
  event: 1.14,
  forget: 1.32,
  creature: { useless: 1.15, little: 1.16, good: 1.11, great: 0.73 },
  ability: { useless: 0.81, little: 0.99, good: 0.68, great: 0.3 },
} as const

const habits: Habits = plain

/** How likely each card is in each rival's hand, compared with a blind draw. */
export function beliefAt(w: World): Belief {
  const table: number[][] = []
  for (let seat = 0; seat < w.seats; seat++) {
    const now = standing(w, seat, habits)
    const sizes = [0, 1, 2, 3, 4, 5].map(size =>
      size === 0 || creaturesOf(w, seat) === 0 ? 0 : chanceAt(w, seat, size),
    )
    table.push(w.cards.ids.map((id, card) => (id === null ? 0 : shareOf(w, seat, card, now, sizes))))
  }
  return (seat, card) => at(table[seat] as number[], w.cards.numberOf(card))
}

function shareOf(w: World, seat: number, card: number, now: number, sizes: readonly number[]): number {
  if (isBattleCard(card)) {
    const edge = at(sizes, at(w.cards.limitOf, card)) * w.seats
    return edge < 0.6 ? shares.battle.poor : edge < 1.2 ? shares.battle.fair : shares.battle.good
  }
  if (card >= FIRST_EVENT) return card === FORGET ? shares.forget : shares.event
  const worth = cardWorth(w, seat, card, now, habits)
  const { useless, little, good, great } = card < KINDS ? shares.creature : shares.ability
  return worth < 0.05 ? useless : worth < 0.3 ? little : worth < 0.6 ? good : great
}
