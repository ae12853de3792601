import type { Rng } from '#kernel/chance'
import { allCards } from '../../cards/index.ts'
import { boxedCards } from './cards.ts'
import { advance, answer } from './play.ts'
import { type HouseRules, phases, World } from './world.ts'

const usual: HouseRules = {
  goldToWin: 15,
  suddenDeath: true,
  fourthClears: false,
  tieAward: 'full',
  bluffsReturn: false,
  mustLay: false,
}

/** A new game, dealt to nobody yet. */
export function newWorld(seats: number, rng: Rng): World {
  const w = new World(usual, seats)
  w.decks = [allCards.creature, allCards.other].map(deck => deck.map(id => boxedCards.numberOf(id)))
  w.turn = rng.below(seats)
  w.phase = phases.deal
  advance(w, rng)
  return w
}

/** Plays on until the game is over or this many turns more have begun. */
export function playOn(w: World, rng: Rng, choose: (w: World) => number, turns = Number.POSITIVE_INFINITY): void {
  const last = w.turns + turns
  while (w.phase !== phases.over && !(w.phase === phases.turn && w.turns > last)) answer(w, rng, choose(w))
}
