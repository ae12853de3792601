import type { Piece } from '#games/saying'
import { whySayer } from '#games/why'
import type { Decision } from '#kernel/bot'
import type { GoldWhy } from '../../words/en-why.ts'

/** Creates the sayings of this game's reasons. */
export const saying = whySayer<GoldWhy>()

/** As people say it: one decimal is enough. */
export const told = (points: number): number => Math.round(points * 10) / 10

export const factIn = ({ facts }: Decision, name: string): number => Number(facts[name] ?? 0)

/** The chosen answer as a menu's move: its name, and what was answered to it. */
export function moveIn({ candidates, chosen }: Decision): readonly [string, unknown] {
  const answer = candidates[chosen]?.answer
  return typeof answer === 'object' && answer !== null ? (Object.entries(answer)[0] ?? ['', null]) : ['', answer]
}

export const valueIn = ({ candidates, chosen }: Decision): number => candidates[chosen]?.value ?? 0

/** The best of the other candidates; undefined if there is none. */
export const nextBest = ({ candidates, chosen }: Decision): Decision['candidates'][number] | undefined =>
  candidates.filter((_, i) => i !== chosen).toSorted((a, b) => b.value - a.value)[0]

export const cardOf = (card: string): Piece => ({ card })

/** The dragon on a spot, from the names of the row. */
export const dragonOn = (decision: Decision, spot: number): Piece =>
  cardOf(String(decision.facts.row ?? '').split(' ')[spot] ?? '')
