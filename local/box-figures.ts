import type { Yardstick } from '#games/workshop/judging'
import type { Workshop } from '#games/workshop/workshop'

/** What the cards of the box go for and how often their winners win, by card. */
export type BoxFigures = Readonly<Record<string, { readonly price: number | null; readonly winnerWins: number | null }>>

/** The cards of the box of this kind that were judged. */
export const boxOf = (yardstick: Yardstick | null, { boxed }: Workshop, kind: string): BoxFigures =>
  Object.fromEntries(
    Object.entries(boxed).flatMap(([id, card]) => {
      const all = yardstick?.cards[id]?.all
      if (all === undefined || card.kind !== kind) return []
      return [[id, { price: all.price?.mean ?? null, winnerWins: all.winnerWins?.mean ?? null }] as const]
    }),
  )
