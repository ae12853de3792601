import type { Figure } from '../almanac.ts'
import type { Guest } from './guest.ts'

/** What many games of bots say about a card that somebody made, next to the cards of the box. */
export const verdictWords = ['weak', 'a little weak', 'fair', 'a little strong', 'strong', 'wild', 'unknown'] as const
export type VerdictWord = (typeof verdictWords)[number]

/**
 * Why it is that word. `winnerWins`, `price` (as `worth` counts it) and `swing`: this figure is outside the range of the box; `range`: nothing is.
 * Unknown because it was had too seldom (`seldom`), because the interval is too wide to tell (`wide`), or because there is
 * nothing to compare it with (`alone`).
 */
export const verdictReasons = ['winnerWins', 'price', 'swing', 'range', 'seldom', 'wide', 'alone'] as const
export type VerdictReason = (typeof verdictReasons)[number]

/** The figures that are told of every card. */
export const measures = ['price', 'worth', 'winnerWins', 'length', 'swing', 'nothing', 'taken'] as const
export type Measure = (typeof measures)[number]

/** Null: seen too seldom to be told, or this game has no such figure. */
export type Measured = Readonly<Record<Measure, Figure | null>>

/**
 * As plain JSON. `price`: what whoever got it gave for it. `worth`: the same, with nothing where nobody wanted it. `winnerWins`: how often they went on to win. `length`: how much longer
 * games are with it than the same deals without it, in the game's own unit. `swing`: how much it moves the chances of
 * winning. `nothing`: how often it did nothing for whoever got it. `taken`: how often anybody wanted it.
 */
export interface Verdict extends Measured {
  readonly verdict: VerdictWord
  readonly why: VerdictReason
  /** How long the same deals are without it. */
  readonly usualLength: Figure | null
  /** What it was used for, in the game's own words for it: shares that sum to one with `nothing`. */
  readonly uses: Readonly<Record<string, Figure>>
  /** With it and without it, together. */
  readonly games: number
  readonly seats: number
  readonly bot: string
  /** The version of the game's rules. */
  readonly rules: number
  readonly seed: string
  readonly suggestions: readonly Suggestion[]
}

/** A small change that was tried, too. */
export interface Suggestion {
  readonly card: Guest
  /** Which number of the card, as `steps[0].points`, what it is and what it would be. */
  readonly change: { readonly at: string; readonly from: number; readonly to: number }
  readonly expected: Pick<Verdict, 'verdict' | 'price' | 'winnerWins' | 'games'>
}
