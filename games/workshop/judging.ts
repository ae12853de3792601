import type { Almanac, Note, Scribe } from '../almanac.ts'
import type { Guest } from './guest.ts'

/** What a game adds so that the cards that people make for it can be judged. */
export interface Judging {
  /** Notes about every card its measures and uses (`figureFor`), and about the GAME its `length`. */
  readonly scribe: Scribe
  /** What the price of a card is: what whoever gets it pays for it, or what it brings them. */
  readonly price: 'paid' | 'brought'
  /** What a card may be used for, besides nothing. */
  readonly uses: readonly string[]
  /** How many deals are played, with the card and without it, if nobody says. */
  readonly deals: number
  /** The cards of the box, judged in the same way; null before anybody has done so. */
  readonly yardstick: () => Promise<Yardstick | null>
  /** Cards whose verdict is beyond doubt, to see whether the judge finds it. */
  readonly planted: { readonly strong: readonly Guest[]; readonly weak: readonly Guest[] }
}

export interface Yardstick extends Almanac {
  /** How long each of its deals is without any guest. */
  readonly lengths: readonly number[]
}

/** The figure that says how often a card was used for this. */
export const figureFor = (use: string): string => `use_${use}`

/** Hands on only these figures, under other names: what the almanac's scribe notes already need not be counted again. */
export const renaming =
  (names: Readonly<Record<string, readonly string[]>>, note: Note): Note =>
  (card, figure, value, at) => {
    if (at === undefined) for (const name of names[figure] ?? []) note(card, name, value)
  }
