import type { Sums } from '#almanac/batches'
import { almanacOf } from '#almanac/figures'
import { type CardFigures, type Figure, GAME, type Source, type Unit } from '#games/almanac'
import { figureFor, type Judging } from '#games/workshop/judging'
import { type Measured, measures } from '#games/workshop/verdict'
import { CARD } from './batches.ts'

/** What the figures are made of, in the form that the almanac needs. */
export const unitsOf = ({ uses }: Pick<Judging, 'uses'>): Readonly<Record<string, Unit>> => ({
  price: 'number',
  worth: 'number',
  winnerWins: 'share',
  length: 'number',
  swing: 'part',
  nothing: 'share',
  taken: 'share',
  ...Object.fromEntries(uses.map(use => [figureFor(use), 'share'] as const)),
})

/** The figures of the card that these batches are about, how long its deals are without it, and what it was used for. */
export function measuredIn(source: Source, batches: readonly Sums[], judging: Pick<Judging, 'uses'>) {
  const { cards } = almanacOf({ source, batches }, { units: unitsOf(judging) })
  const all = cards[CARD]?.all ?? {}
  const used = judging.uses.flatMap(use => {
    const figure = all[figureFor(use)]
    return figure === undefined || figure.mean === 0 ? [] : [[use, figure] as const]
  })
  return {
    measured: measuredOf(cards[CARD]),
    usualLength: cards[GAME]?.all.length ?? null,
    uses: Object.fromEntries(used) as Readonly<Record<string, Figure>>,
  }
}

export const measuredOf = (card: CardFigures | undefined): Measured =>
  Object.fromEntries(measures.map(measure => [measure, card?.all[measure] ?? null])) as Record<
    (typeof measures)[number],
    Figure | null
  >
