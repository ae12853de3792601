import type { Persona } from '#bots/levels'
import type { World } from '../model/world.ts'
import type { Grudges } from './grudges.ts'
import { type Mark, marksOf } from './marks.ts'

/** How much a persona likes what can be said about an answer; 1 for as much as it may, −1 for as little. */
type Likes = Partial<Readonly<Record<Mark, number>>>

export const likes: Readonly<Record<Persona, Likes>> = {
  /** Keeps its cards and its best creatures, and fights only when it is sure. */
  miser: {
    sureBattle: 0.1,
    riskyBattle: -0.15,
    help: -0.1,
    harm: -0.1,
    drawOther: 0.05,
    sparing: 0.2,
    reroll: -0.4,
    layNothing: 0.5,
    bluff: -0.5,
    letBe: 0.5,
  },
  /** Fights early and with all its strength. */
  berserker: {
    sureBattle: 0.6,
    riskyBattle: 0.6,
    strong: 0.3,
    help: -0.25,
    discard: -0.5,
    drawCreature: 0.35,
    allDice: 1,
    reroll: 1,
    bluff: -1,
    attack: 1,
  },
  /** Hinders whoever leads, and cancels what it can. */
  spoiler: { harm: 0.7, help: -0.25, drawOther: 0.1, attack: 1, leader: 1, forget: 1, bluff: -0.3, allDice: 0.5 },
  /** Gathers creatures of one kind and those that find treasure. */
  collector: {
    joining: 0.3,
    finder: 0.15,
    strong: -0.1,
    help: 0.15,
    harm: -0.15,
    riskyBattle: -0.15,
    drawCreature: 0.3,
    seeking: 1,
    layNothing: 0.3,
  },
  /** Harms nobody who has done it no harm, helps its own, and lets others begin. */
  diplomat: {
    unprovoked: -0.4,
    harm: -0.2,
    help: 0.5,
    sureBattle: -0.15,
    riskyBattle: -0.5,
    attack: -1,
    forget: 1,
    allDice: 0.5,
  },
  /** Lays cards down whenever it can, mostly bluffs, and takes its chances. */
  fox: { bluff: 1, event: 0.3, layNothing: -1, riskyBattle: 0.4, sparing: 0.7, reroll: 1, joining: -0.25, letBe: 0.5 },
}

/** How much a persona likes an answer, from −1 to 1. */
export function tasteOf(persona: Persona, w: World, given: number, grudges: Grudges): number {
  const liked = marksOf(w, given, grudges).reduce((sum, mark) => sum + (likes[persona][mark] ?? 0), 0)
  return Math.max(-1, Math.min(1, liked))
}
