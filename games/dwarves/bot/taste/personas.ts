import type { Persona } from '#bots/levels'
import type { World } from '../model/world.ts'
import type { Grudges } from './grudges.ts'
import { type Mark, marksOf } from './marks.ts'

/** How much a persona likes what can be said about an answer; 1 for as much as it may, −1 for as little. */
type Likes = Partial<Readonly<Record<Mark, number>>>

export const likes: Readonly<Record<Persona, Likes>> = {
  /** Keeps its cards, spares its best creatures, and fights only when it is sure. */
  miser: {
    sureBattle: 0.5,
    riskyBattle: -1,
    help: -1,
    harm: -1,
    discard: 0.3,
    drawOther: 1,
    sparing: 1,
    layNothing: 1,
    bluff: -1,
    letBe: 1,
  },
  /** Fights early and with all its strength. */
  berserker: {
    sureBattle: 1,
    riskyBattle: 1,
    strong: 0.6,
    help: -0.5,
    discard: -1,
    drawCreature: 1,
    allDice: 1,
    reroll: 1,
    bluff: -1,
    attack: 1,
  },
  /** Hinders whoever leads, and cancels what it can. */
  spoiler: { harm: 1, help: -1, drawOther: 0.5, attack: 1, leader: 1, forget: 1, bluff: -0.5 },
  /** Gathers creatures of one kind and those that find treasure. */
  collector: {
    creature: 0.2,
    joining: 0.8,
    finder: 0.6,
    strong: -0.5,
    help: 0.8,
    harm: -0.5,
    riskyBattle: -0.5,
    drawCreature: 1,
    seeking: 1,
    layNothing: 0.5,
  },
  /** Harms nobody who has done it no harm, helps its own, and lets others begin. */
  diplomat: {
    unprovoked: -1,
    harm: -0.3,
    help: 1,
    sureBattle: -0.5,
    riskyBattle: -1,
    attack: -1,
    forget: 1,
    layNothing: 0.3,
  },
  /** Lays cards down whenever it can, mostly bluffs. */
  fox: { bluff: 1, event: 0.6, layNothing: -1, drawOther: 1, sparing: 0.5, riskyBattle: 0.5 },
}

/** How much a persona likes an answer, from −1 to 1. */
export function tasteOf(persona: Persona, w: World, given: number, grudges: Grudges): number {
  const liked = marksOf(w, given, grudges).reduce((sum, mark) => sum + (likes[persona][mark] ?? 0), 0)
  return Math.max(-1, Math.min(1, liked))
}
