import type { Material } from '#almanac/material'
import type { Guest } from '#games/workshop/guest'
import type { Judging, Yardstick } from '#games/workshop/judging'
import type { Measured, VerdictWord } from '#games/workshop/verdict'
import { measuredOf } from './measured.ts'
import { rangesOf, wordFor } from './word.ts'
import { yardstickOf } from './yardstick.ts'

/** A card of the box, twice: by each half of the yardstick's deals, compared with the other half. */
export interface Halved {
  readonly verdicts: readonly [VerdictWord, VerdictWord]
  /** Whether the two intervals of how often its winner wins do not touch, or those of what it is worth. */
  readonly isApart: boolean
}

/** What the judge would say of the cards of the box if it had seen only half of their deals: it needs no more games. */
export function halvesOf(
  material: Material,
  judging: Pick<Judging, 'uses'>,
  boxed: Readonly<Record<string, Guest>>,
): Readonly<Record<string, Halved>> {
  const halves = [0, 1].map(half => ({ ...material, batches: material.batches.filter((_, i) => i % 2 === half) }))
  const [one, other] = halves.map(half => yardstickOf(half, [], judging)) as [Yardstick, Yardstick]
  return Object.fromEntries(
    Object.entries(boxed).map(([id, { kind }]) => {
      const [here, there] = [measuredOf(one.cards[id]), measuredOf(other.cards[id])]
      const verdicts = [
        wordFor(here, rangesOf(other, boxed, kind)).verdict,
        wordFor(there, rangesOf(one, boxed, kind)).verdict,
      ] as const
      return [id, { verdicts, isApart: deciding.some(figure => isApart(here[figure], there[figure])) }]
    }),
  )
}

const deciding = ['winnerWins', 'worth'] as const

const isApart = (one: Measured['worth'], other: Measured['worth']): boolean =>
  one !== null && other !== null && (one.low > other.high || one.high < other.low)
