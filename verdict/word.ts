import type { Figure } from '#games/almanac'
import type { Guest } from '#games/workshop/guest'
import type { Yardstick } from '#games/workshop/judging'
import type { Measured, VerdictReason, VerdictWord } from '#games/workshop/verdict'
import { measuredOf } from './measured.ts'

/** The figures that decide. */
const deciding = ['winnerWins', 'worth', 'swing'] as const
type Deciding = (typeof deciding)[number]

/** Where the cards of the box are: from the lowest end of an interval to the highest, and the middle one of them. */
export interface Range {
  readonly low: number
  readonly middle: number
  readonly high: number
}
export type Ranges = Readonly<Record<Deciding, Range | null>>

/** The ranges of the box's cards of this kind; null if nobody has judged them. */
export function rangesOf(
  yardstick: Yardstick | null,
  boxed: Readonly<Record<string, Guest>>,
  kind: string,
): Ranges | null {
  if (yardstick === null) return null
  const cards = Object.keys(boxed).filter(id => boxed[id]?.kind === kind)
  const range = (measure: Deciding): Range | null => {
    const all = cards.flatMap(id => measuredOf(yardstick.cards[id])[measure] ?? [])
    if (all.length === 0) return null
    const means = all.map(({ mean }) => mean).sort((a, b) => a - b)
    return {
      low: Math.min(...all.map(({ low }) => low)),
      middle: means[Math.floor(means.length / 2)] ?? 0,
      high: Math.max(...all.map(({ high }) => high)),
    }
  }
  return { winnerWins: range('winnerWins'), worth: range('worth'), swing: range('swing') }
}

/** What is had less often than this tells nothing. */
export const FEWEST = 60
/** Clearly outside: further than this part of the way from the middle of the box to its edge. A card that does nothing is. */
const CLEARLY = 1 / 6

/** How far a figure is outside the range, in ways from the middle of the box to that edge; negative below. */
export function outside({ mean }: Figure, { low, middle, high }: Range): number {
  if (mean > high) return (mean - high) / Math.max(high - middle, 1e-6)
  return mean < low ? (mean - low) / Math.max(middle - low, 1e-6) : 0
}

/** 0 within the range; 1 above, 2 clearly above with its whole interval; the same below with a minus. */
function step(figure: Figure | null, range: Range | null): number {
  if (figure === null || range === null || figure.n < FEWEST) return 0
  const far = outside(figure, range)
  const isWhole = far > 0 ? figure.low > range.high : figure.high < range.low
  return Math.sign(far) * (isWhole && Math.abs(far) > CLEARLY ? 2 : 1)
}

/** Whether its interval takes more than this part of the range of the box. */
const isWide = (figure: Figure | null, range: Range | null, part: number): boolean =>
  figure === null || range === null || figure.high - figure.low > part * (range.high - range.low)

/** Whether no part of its interval is clearly outside: then it is known well enough, however wide it is. */
const isSettled = (figure: Figure | null, range: Range | null): boolean =>
  range === null ||
  (figure !== null &&
    figure.n >= FEWEST &&
    figure.low >= range.low - CLEARLY * (range.middle - range.low) &&
    figure.high <= range.high + CLEARLY * (range.high - range.middle))

const words: Readonly<Record<number, VerdictWord>> = {
  [-2]: 'weak',
  [-1]: 'a little weak',
  0: 'fair',
  1: 'a little strong',
  2: 'strong',
}

/**
 * The rule (docs/cards.md). Strength is how often its winner wins, and what its auctions bring: whichever is further
 * outside the range of the box, and the first if both are alike. A card of no clear strength that moves the chances
 * more than anything in the box is wild. Nothing is said of what was had too seldom, or where both intervals are too wide
 * and one of them reaches what would be clearly outside.
 */
export function wordFor(
  { winnerWins, worth, swing }: Measured,
  ranges: Ranges | null,
): { readonly verdict: VerdictWord; readonly why: VerdictReason } {
  if (ranges === null || ranges.winnerWins === null) return { verdict: 'unknown', why: 'alone' }
  const [wins, worthy] = [step(winnerWins, ranges.winnerWins), step(worth, ranges.worth)]
  const [strength, why] =
    Math.abs(worthy) > Math.abs(wins) ? ([worthy, 'price'] as const) : ([wins, 'winnerWins'] as const)
  const word = words[strength] ?? 'unknown'
  if (Math.abs(strength) === 2) return { verdict: word, why }
  const isSeldom = winnerWins === null || winnerWins.n < FEWEST
  if (isSeldom) return strength < 0 ? { verdict: word, why } : { verdict: 'unknown', why: 'seldom' }
  if (step(swing, ranges.swing) > 0 && swing !== null && swing.low > (ranges.swing?.high ?? 1))
    return { verdict: 'wild', why: 'swing' }
  const areWide = isWide(winnerWins, ranges.winnerWins, 1 / 2) && isWide(worth, ranges.worth, 1 / 4)
  const areSettled = isSettled(winnerWins, ranges.winnerWins) && isSettled(worth, ranges.worth)
  if (areWide && !areSettled) return { verdict: 'unknown', why: 'wide' }
  return { verdict: word, why: strength === 0 ? 'range' : why }
}
