import { at, CARDS, FIRST_EVENT, isAbilityCard, isBattleCard, KINDS, OTHER } from '../model/cards.ts'
import { creaturesOf, diceOf } from '../model/groups.ts'
import { ARMY, type World } from '../model/world.ts'
import { type Habits, plain } from '../policy/habits.ts'
import { clash, type Force, noForce, strongestForce } from '../policy/odds.ts'
import { cardWorth, sideWorth, standing } from '../policy/worth.ts'

/* What a seat knows at the beginning of anybody's turn, as numbers of about the size of 1. */

const EVENTS = CARDS - FIRST_EVENT
const SEATS = 4
const SIZES = ARMY

/** How the features below are put together; a test counts them. */
export const FEATURES = 3 * SIZES + 5 + 6 + 4 + EVENTS + 9 + 2 * SEATS

const habits: Habits = plain
const forces: readonly (readonly Force[])[] = Array.from({ length: SEATS }, () =>
  Array.from({ length: SIZES }, noForce),
)
const rivals: Force[] = []
const won = { chance: 0, found: 0 }
const chances = Array<number>(SIZES + 1).fill(0)
const founds = Array<number>(SIZES + 1).fill(0)

/** Writes the features of this seat. It reads the seat's own hand and what everybody sees. */
export function readFeatures(w: World, seat: number, out: number[]): void {
  let i = 0
  for (let s = 0; s < w.seats; s++)
    for (let size = 1; size <= SIZES; size++)
      strongestForce(w, s, size, (forces[s] as readonly Force[])[size - 1] as Force)
  for (let size = 1; size <= SIZES; size++) {
    let best = 0
    for (let s = 0; s < w.seats; s++) {
      if (s === seat) continue
      odds(w, s, size)
      best = Math.max(best, won.chance)
    }
    odds(w, seat, size)
    chances[size] = won.chance
    founds[size] = won.found
    out[i++] = won.chance
    out[i++] = won.found
    out[i++] = best
  }
  i = readGold(w, seat, out, i)
  i = readSides(w, seat, out, i)
  i = readHand(w, seat, out, i)
  i = readOthers(w, seat, out, i)
  const distance = (seat - w.turn + w.seats) % w.seats
  for (let n = 0; n < SEATS; n++) out[i++] = n === distance ? 1 : 0
  for (let n = 1; n <= SEATS; n++) out[i++] = n === w.seats ? 1 : 0
}

function odds(w: World, seat: number, size: number): void {
  const force = (forces[seat] as readonly Force[])[size - 1] as Force
  if (force.mean === 0) {
    won.chance = won.found = 0
    return
  }
  rivals.length = 0
  for (let s = 0; s < w.seats; s++) if (s !== seat) rivals.push((forces[s] as readonly Force[])[size - 1] as Force)
  clash(force, rivals, won)
}

function readGold(w: World, seat: number, out: number[], from: number): number {
  let i = from
  let [best, all] = [0, 0]
  for (let s = 0; s < w.seats; s++) {
    if (s === seat) continue
    best = Math.max(best, at(w.gold, s))
    all += at(w.gold, s)
  }
  const goal = w.rules.goldToWin
  const need = goal - at(w.gold, seat)
  out[i++] = need / goal
  out[i++] = (goal - best) / goal
  out[i++] = (goal - all / (w.seats - 1)) / goal
  out[i++] = Math.max(0, 5 - need) / 5
  out[i++] = Math.max(0, 5 - (goal - best)) / 5
  return i
}

function readSides(w: World, seat: number, out: number[], from: number): number {
  let i = from
  let [best, all, count] = [0, 0, 0]
  for (let s = 0; s < w.seats; s++) {
    if (s === seat) continue
    const worth = sideWorth(w, s, habits)
    best = Math.max(best, worth)
    all += worth
    count += creaturesOf(w, s)
  }
  let dice = 0
  for (let kind = 0; kind < w.cards.kinds; kind++) dice += at(w.counts, seat * KINDS + kind) * diceOf(w, seat, kind)
  out[i++] = sideWorth(w, seat, habits) / 4
  out[i++] = best / 4
  out[i++] = all / (w.seats - 1) / 4
  out[i++] = creaturesOf(w, seat) / 6
  out[i++] = count / (w.seats - 1) / 6
  out[i++] = dice / 15
  return i
}

/** Cards in hand: the two best battles, the worth of creatures and abilities, and how many of each event. */
function readHand(w: World, seat: number, out: number[], from: number): number {
  let i = from
  const now = standing(w, seat, habits)
  let [first, second, creature, next, ability, battles, creatures, abilities, dead] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const events = i + 4
  for (let n = 0; n < EVENTS; n++) out[events + n] = 0
  for (const card of w.hands[seat] as number[]) {
    if (isBattleCard(card)) {
      battles++
      const size = at(w.cards.limitOf, card)
      const gold = at(chances, size) * (at(w.cards.awardOf, card) - 0.6) + at(founds, size)
      second = Math.max(second, Math.min(first, gold))
      first = Math.max(first, gold)
    } else if (card >= FIRST_EVENT) out[events + card - FIRST_EVENT] = at(out, events + card - FIRST_EVENT) + 0.5
    else {
      const worth = Math.max(0, cardWorth(w, seat, card, now, habits))
      if (worth < 0.05) dead++
      if (isAbilityCard(card)) {
        abilities++
        ability = Math.max(ability, worth)
      } else {
        creatures++
        next = Math.max(next, Math.min(creature, worth))
        creature = Math.max(creature, worth)
      }
    }
  }
  out[i++] = first / 3
  out[i++] = second / 3
  out[i++] = creature
  out[i++] = next
  i += EVENTS
  out[i++] = ability
  out[i++] = battles / 3
  out[i++] = creatures / 3
  out[i++] = abilities / 3
  out[i++] = dead / 3
  return i
}

/** What is known of the others' cards, and how long everybody has waited. */
function readOthers(w: World, seat: number, out: number[], from: number): number {
  let i = from
  let [others, waited] = [0, 0]
  for (let s = 0; s < w.seats; s++) {
    if (s === seat) continue
    for (const card of w.hands[s] as number[]) if (card >= KINDS) others++
    waited = Math.max(waited, at(w.waited, s))
  }
  let battles = 0
  for (const card of w.piles[OTHER] as number[]) if (isBattleCard(card)) battles++
  out[i++] = others / (w.seats - 1) / 5
  out[i++] = at(w.waited, seat) / 10
  out[i++] = waited / 10
  out[i++] = battles / 10
  return i
}
