import { answerFrom } from '#bots/answering'
import { listed } from '#bots/levels'
import type { Edition } from '#editions/edition'
import type { Decision } from '#kernel/bot'
import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import { seedFrom } from '#kernel/seed'
import { isError } from './grading.ts'
import { type Judged, judged } from './judged.ts'

/** A match to look back on: how it was begun, and its log, with all secrets or as the seat in question was told it. */
export interface Played {
  readonly seats: number
  readonly options: object
  readonly lines: readonly string[]
}

export interface AnalysisParams {
  /** Which entries are looked at; all by default. */
  readonly isWanted?: (seq: number) => boolean
  /** A phrase for the analyst's own dice. With another one it may judge a little differently. */
  readonly dice?: string
}

/** Looks at the decisions of a seat, one after another. The same match is always judged alike. */
export function* analysis(
  { game, bots, kernel }: Pick<Edition, 'game' | 'bots' | 'kernel'>,
  { seats, options, lines }: Played,
  seat: Seat,
  analyst: string,
  { isWanted = () => true, dice = 'analysis' }: AnalysisParams = {},
): Generator<Judged> {
  const bot = Object.hasOwn(bots, analyst) ? bots[analyst] : undefined
  if (bot === undefined) throw new RangeError(`unknown bot ${analyst}: expected one of ${listed(Object.keys(bots))}`)
  const replica = new kernel.Replica(game, seats, options, seat)
  for (const line of lines) {
    const { seq, at, given } = writtenIn(line, seat)
    const { question } = replica
    if (given !== null && question?.name === given.name && isWanted(seq)) {
      const verdict = (phrase: string): Judged => {
        const notes: Decision[] = []
        const rng = kernel.diceOf(seedFrom(`${phrase} of entry ${seq}`))(seq)
        const advice = answerFrom(bot, seat, replica, at, rng, decision => notes.push(decision), given.answer)
        return judged(seq, question.ask, given, advice, notes[0] ?? null)
      }
      const first = verdict(dice)
      yield isError(first) ? milder(first, verdict(`${dice}, again`)) : first
    }
    replica.take(JSON.parse(new kernel.Telling(kernel.entryIn(line)).to(seat)))
  }
}

/** Nobody is blamed on one roll of the dice: of two verdicts the one that costs less. */
const milder = (first: Judged, second: Judged): Judged => ((second.cost ?? 0) < (first.cost ?? 0) ? second : first)

interface Written {
  readonly seq: number
  readonly at: number
  /** What this seat answered; null if it did not. */
  readonly given: Given | null
}

/** As the log writes entries: an answer is a secret of its seat, or a covert one of nobody. */
interface Logged {
  readonly seq: number
  readonly at: number
  readonly by:
    | { readonly seat?: Seat; readonly answer?: { readonly is?: Given } }
    | { readonly covert: { readonly is?: { readonly seat: Seat; readonly answer: Given } } }
    | string
}

function writtenIn(line: string, seat: Seat): Written {
  const { seq, at, by } = JSON.parse(line) as Logged
  if (typeof by === 'string') return { seq, at, given: null }
  if ('covert' in by) return { seq, at, given: by.covert.is?.seat === seat ? by.covert.is.answer : null }
  return { seq, at, given: by.seat === seat ? (by.answer?.is ?? null) : null }
}
