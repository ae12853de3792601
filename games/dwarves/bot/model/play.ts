import type { Rng } from '#kernel/chance'
import { SUDDEN_DEATH } from '../../rules/ending.ts'
import { at, KINDS } from './cards.ts'
import { answerReroll, combat, muster, send, startBattle } from './combat.ts'
import { aimAt, answerLay, answerReact, diplomacy, openWindow, resolve, takeEffect } from './diplomacy.ts'
import { creaturesOf, diceOf, takeOut } from './groups.ts'
import { answerLoss, answerWinner, clearUp, isRich, lose, makePeace, settle, steal } from './spoils.ts'
import { develop, sortOf, sorts, whatIn } from './turns.ts'
import { isAsking, phases, type World } from './world.ts'

const HAND = 5

/** What happens by itself in each phase in which nobody is asked. */
const steps: Readonly<Record<number, (w: World, rng: Rng) => void>> = {
  [phases.deal]: deal,
  [phases.begin]: begin,
  [phases.muster]: muster,
  [phases.combat]: combat,
  [phases.diplomacy]: diplomacy,
  [phases.resolve]: resolve,
  [phases.window]: openWindow,
  [phases.effect]: takeEffect,
  [phases.settle]: settle,
  [phases.steal]: steal,
  [phases.lose]: lose,
  [phases.peace]: makePeace,
  [phases.clear]: clearUp,
  [phases.refill]: refill,
}

/** Goes on until somebody is asked, the game is over, or it comes to this phase. */
export function advance(w: World, rng: Rng, until: number = phases.over): void {
  while (!isAsking(w.phase) && w.phase !== phases.over && w.phase !== until) (steps[w.phase] ?? end)(w, rng)
}

/** The seat that is asked answers, and the game goes on until the next question. */
export function answer(w: World, rng: Rng, given: number, until: number = phases.over): void {
  switch (w.phase) {
    case phases.turn:
      if (sortOf(given) === sorts.battle) {
        takeOut(w.hands[w.asked] as number[], whatIn(given))
        startBattle(w, w.asked, whatIn(given))
      } else {
        develop(w, w.asked, given)
        w.drawing = 'one'
        w.phase = phases.refill
      }
      break
    case phases.draw:
      draw(w, rng, w.asked, given)
      w.phase = w.drawing === 'deal' ? phases.deal : phases.refill
      break
    case phases.fighters:
      send(w, w.asked, given)
      w.done++
      w.phase = phases.muster
      break
    case phases.reroll:
      answerReroll(w, rng, given)
      break
    case phases.lay:
      answerLay(w, given)
      break
    case phases.target:
      aimAt(w, given)
      break
    case phases.react:
      answerReact(w, given === 1)
      break
    case phases.loss:
      answerLoss(w, given)
      break
    case phases.winner:
      answerWinner(w, given)
  }
  advance(w, rng, until)
}

const lengthOf = (cards: readonly (readonly number[])[], i: number): number => (cards[i] as readonly number[]).length

/** R3.4: a deck can be drawn from while it or its pile has a card. */
const isOpen = (w: World, back: number): boolean => lengthOf(w.decks, back) + lengthOf(w.piles, back) > 0

function draw(w: World, rng: Rng, seat: number, back: number): void {
  if (lengthOf(w.decks, back) === 0) {
    w.decks[back] = w.piles[back] as number[]
    w.piles[back] = []
  }
  const deck = w.decks[back] as number[]
  const card = at(deck, rng.below(deck.length))
  takeOut(deck, card)
  ;(w.hands[seat] as number[]).push(card)
}

/** R3.5: asks from which deck, where there is a choice. */
function toDraw(w: World, rng: Rng, seat: number): void {
  const [creature, other] = [isOpen(w, 0), isOpen(w, 1)]
  if (creature && other) {
    w.asked = seat
    w.phase = phases.draw
  } else draw(w, rng, seat, creature ? 0 : 1)
}

/** R1.6. */
function deal(w: World, rng: Rng): void {
  let next = w.turn
  for (let n = 1; n < w.seats; n++) {
    const seat = (w.turn + n) % w.seats
    if (lengthOf(w.hands, seat) < lengthOf(w.hands, next)) next = seat
  }
  if (lengthOf(w.hands, next) < HAND) return toDraw(w, rng, next)
  w.asked = w.turn
  w.phase = phases.begin
}

/** R3.1, R3.2. */
function refill(w: World, rng: Rng): void {
  const first = w.drawing === 'all' ? w.starter : w.turn
  const seats = w.drawing === 'all' ? w.seats : 1
  if (isOpen(w, 0) || isOpen(w, 1))
    for (let n = 0; n < seats; n++) {
      const seat = (first + n) % w.seats
      if (lengthOf(w.hands, seat) < HAND) return toDraw(w, rng, seat)
    }
  w.phase = phases.end
}

/** R2.2. */
function begin(w: World): void {
  w.turn = w.asked
  w.turns++
  w.waited[w.turn] = at(w.waited, w.turn) + 1
  w.drawing = 'one'
  w.phase = lengthOf(w.hands, w.turn) > 0 ? phases.turn : phases.refill
}

/** R11.1, R12.2. */
function end(w: World): void {
  const isLate = w.rules.suddenDeath && w.turns >= SUDDEN_DEATH * w.seats
  w.asked = (w.turn + 1) % w.seats
  w.phase = isRich(w) || isLate ? phases.over : phases.begin
}

/** R11.2: each seat's share of the victory: 1 for the only winner, a half each for two. */
export function sharesOf(w: World): readonly number[] {
  const ranks = Array.from({ length: w.seats }, (_, seat) => rankOf(w, seat))
  const best = Math.max(...ranks)
  const winners = ranks.filter(rank => rank === best).length
  return ranks.map(rank => (rank === best ? 1 / winners : 0))
}

/** Gold first, then creatures, then dice. */
function rankOf(w: World, seat: number): number {
  let dice = 0
  for (let kind = 0; kind < w.cards.kinds; kind++) dice += at(w.counts, seat * KINDS + kind) * diceOf(w, seat, kind)
  return at(w.gold, seat) * 1e6 + creaturesOf(w, seat) * 1e3 + dice
}
