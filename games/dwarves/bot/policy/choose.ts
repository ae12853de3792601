import { at, FORGET, isBattleCard, isEventCard, KINDS } from '../model/cards.ts'
import { shows } from '../model/combat.ts'
import { targetsOf } from '../model/diplomacy.ts'
import { creaturesOf, findsOf } from '../model/groups.ts'
import { mayFall, victimsOf } from '../model/spoils.ts'
import { moveOf, movesOf, sortOf, sorts } from '../model/turns.ts'
import { ARMY, phases, type World } from '../model/world.ts'
import { bestArmy, chanceAt, rivalForces } from './fighting.ts'
import type { Habits } from './habits.ts'
import { chanceBelow } from './odds.ts'
import { outlook } from './outlook.ts'
import { cardWorth, creatureWorth, standing, standingAfter } from './worth.ts'

/**
 * What the seat that is asked would do by its habits. It reads the seat's own hand and what everybody sees, nothing
 * else, so it serves as a bot and as anybody in a search.
 */
export function choose(w: World, habits: Habits): number {
  switch (w.phase) {
    case phases.turn:
      return turnMove(w, w.asked, habits)
    case phases.draw:
      return deckToDraw(w, w.asked, habits)
    case phases.fighters:
      return bestArmy(w, w.asked, w.battle, habits).sent
    case phases.reroll:
      return dieToReroll(w, w.asked)
    case phases.lay:
      return cardToLay(w, w.asked, habits)
    case phases.target:
      return bestTarget(w, w.asked, w.playing, habits).target
    case phases.react:
      return wantsToForget(w, w.asked, habits) ? 1 : 0
    case phases.loss:
      return cheapest(w, w.asked, habits)
    default:
      return richest(w, victimsOf(w, w.asked))
  }
}

function turnMove(w: World, seat: number, habits: Habits): number {
  const battle = battleToPlay(w, seat, habits)
  if (battle >= 0) return moveOf('battle', battle)
  const now = standing(w, seat, habits)
  let [best, most] = [-1, habits.least]
  for (const move of movesOf(w, seat)) {
    const worth = developing(w, seat, move, now, habits)
    if (worth <= most) continue
    best = move
    most = worth
  }
  return best >= 0 ? best : moveOf('discard', leastUseful(w, seat, now, habits))
}

/** The gain of a move that is no battle and no discard; others gain nothing. */
export function developing(w: World, seat: number, move: number, now: number, habits: Habits): number {
  const sort = sortOf(move)
  if (sort === sorts.discard || sort === sorts.battle) return -1
  const cost = sort === sorts.ability ? habits.abilityCost : sort === sorts.creature ? 0 : 0.1
  return standingAfter(w, seat, move, habits) - now - cost
}

/** The best battle that is good enough, −1 for none. */
function battleToPlay(w: World, seat: number, habits: Habits): number {
  const hand = w.hands[seat] as number[]
  if (creaturesOf(w, seat) === 0) return -1
  let battles = 0
  for (const card of hand) if (isBattleCard(card)) battles++
  if (battles === 0) return -1
  const waited = at(w.waited, seat)
  const asks = 1 / w.seats + habits.caution - habits.impatience * waited
  let [best, most] = [-1, Number.NEGATIVE_INFINITY]
  for (const card of hand) {
    if (!isBattleCard(card)) continue
    const { chance, gold } = bestArmy(w, seat, card, habits)
    if (gold <= most || !(chance > asks || battles >= habits.eager)) continue
    if (chance <= 0.5 && waited <= habits.brave && isDangerous(w, seat, card, chance)) continue
    best = card
    most = gold
  }
  return best
}

/** Whether a rival who is likelier to win could win the game with it. */
export function isDangerous(w: World, seat: number, card: number, chance: number): boolean {
  for (let s = 0; s < w.seats; s++) {
    if (s === seat || at(w.gold, s) < w.rules.goldToWin - at(w.cards.awardOf, card) - 1) continue
    if (chanceAt(w, s, at(w.cards.limitOf, card)) > chance) return true
  }
  return false
}

export function leastUseful(w: World, seat: number, now: number, habits: Habits): number {
  let [least, worst] = [-1, Number.POSITIVE_INFINITY]
  for (const card of w.hands[seat] as number[]) {
    const worth = cardWorth(w, seat, card, now, habits)
    if (worth >= worst) continue
    least = card
    worst = worth
  }
  return least
}

function deckToDraw(w: World, seat: number, habits: Habits): number {
  const inPlay = creaturesOf(w, seat)
  let [creatures, battles] = [0, 0]
  for (const card of w.hands[seat] as number[])
    if (card < KINDS) creatures++
    else if (isBattleCard(card)) battles++
  const wanted = inPlay < 2 ? habits.early : inPlay < 5 ? habits.middle : battles > 0 ? habits.late : 0
  return creatures < wanted ? 0 : 1
}

/** R6.8: by the chance to win with each face, times what is won. */
function dieToReroll(w: World, seat: number): number {
  const fighter = seat * ARMY + w.rolling
  const finds = findsOf(w, seat, at(w.kinds, fighter))
  const rivals = rivalForces(w, seat, at(w.cards.limitOf, w.battle))
  const award = at(w.cards.awardOf, w.battle)
  const worth = (from: number, to: number): number => {
    let chance = 1
    for (const { mean, variance } of rivals) {
      const ahead = at(w.strength, seat) + to - from + 0.5 - mean
      chance *= variance > 0 ? chanceBelow(ahead / Math.sqrt(variance)) : ahead >= 0 ? 1 : 0
    }
    return chance * (award + at(w.treasure, seat) + (to <= finds ? 1 : 0) - (from <= finds ? 1 : 0))
  }
  let [best, most] = [0, worth(6, 6)]
  for (let face = 1; face <= 6; face++) {
    if (!shows(at(w.faces, fighter), face)) continue
    let mean = 0
    for (let to = 1; to <= 6; to++) mean += worth(face, to) / 6
    if (mean <= most + 1e-9) continue
    best = face
    most = mean
  }
  return best
}

export function bestTarget(w: World, seat: number, event: number, habits: Habits): { target: number; worth: number } {
  let [best, most] = [-1, Number.NEGATIVE_INFINITY]
  for (const target of targetsOf(w, seat, event)) {
    const worth = outlook(w, seat, habits, event, seat, target)
    if (worth <= most) continue
    best = target
    most = worth
  }
  return { target: best, worth: most }
}

function cardToLay(w: World, seat: number, habits: Habits): number {
  const hand = w.hands[seat] as number[]
  const now = outlook(w, seat, habits)
  let [best, most] = [-1, habits.event]
  for (const card of hand) {
    if (!isEventCard(card) || card === FORGET) continue
    const { target, worth } = bestTarget(w, seat, card, habits)
    if (target < 0 || worth - now < most) continue
    best = card
    most = worth - now
  }
  if (best >= 0) return best
  if (w.rules.mustLay && hand.includes(FORGET) && isLeading(w, seat)) return FORGET
  return w.rules.bluffsReturn ? -1 : bluff(w, seat, habits)
}

const isLeading = (w: World, seat: number): boolean =>
  at(w.armies, seat) > 0 && w.strength.every(strength => strength <= at(w.strength, seat))

/** A card that is not missed. Never an event, which would take effect. */
function bluff(w: World, seat: number, habits: Habits): number {
  const now = standing(w, seat, habits)
  let [least, worst] = [-1, habits.least]
  for (const card of w.hands[seat] as number[]) {
    if (isEventCard(card)) continue
    const worth = cardWorth(w, seat, card, now, habits)
    if (worth > worst) continue
    least = card
    worst = worth
  }
  return least
}

/** R8.1: whether the event being played costs this seat enough to cancel it. */
export function wantsToForget(w: World, seat: number, habits: Habits): boolean {
  if (w.player === seat) return false
  return outlook(w, seat, habits) - outlook(w, seat, habits, w.playing, w.player, w.aim) >= habits.forget
}

function cheapest(w: World, seat: number, habits: Habits): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  for (const kind of mayFall(w, seat)) {
    const worth = creatureWorth(w, seat, kind, habits)
    if (worth >= least) continue
    best = kind
    least = worth
  }
  return best
}

function richest(w: World, seats: readonly number[]): number {
  let [best, most] = [-1, -1]
  for (const seat of seats) {
    if (at(w.gold, seat) <= most) continue
    best = seat
    most = at(w.gold, seat)
  }
  return best
}
