import { answerFrom } from '#bots/answering'
import { listed } from '#bots/levels'
import type { Edition } from '#editions/edition'
import type { Decision } from '#kernel/bot'
import type { Given } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import { seedFrom } from '#kernel/seed'

/** A match to look back on: its log with all secrets, and how it was begun. */
export interface Played {
  readonly seats: number
  readonly options: object
  readonly lines: readonly string[]
}

/** One decision of a seat, as an analyst sees it who knew no more than that seat did. */
export interface Judged {
  /** The entry with the answer. */
  readonly seq: number
  readonly question: string
  readonly answer: unknown
  /** What the analyst would have answered; null if it would have waited. */
  readonly advice: unknown
  readonly unit: Decision['unit'] | null
  /** The best first. Empty if the analyst says nothing about its reasons. */
  readonly candidates: Decision['candidates']
  /** Which of them was the answer, and which the analyst advises; null if it is not among them. */
  readonly chosen: number | null
  readonly advised: number | null
  /** How much less the answer is worth than the best candidate, in the unit; null if that is not known. */
  readonly cost: number | null
  readonly facts: Decision['facts']
}

/** Looks at every decision of a seat, one after another. The same match is always judged alike. */
export function* analysis(
  { game, bots, kernel }: Pick<Edition, 'game' | 'bots' | 'kernel'>,
  { seats, options, lines }: Played,
  seat: Seat,
  analyst: string,
): Generator<Judged> {
  const bot = Object.hasOwn(bots, analyst) ? bots[analyst] : undefined
  if (bot === undefined) throw new RangeError(`unknown bot ${analyst}: expected one of ${listed(Object.keys(bots))}`)
  const replica = new kernel.Replica(game, seats, options, seat)
  for (const line of lines) {
    const { seq, at, given } = writtenIn(line, seat)
    if (given !== null && replica.question?.name === given.name) {
      const notes: Decision[] = []
      const rng = kernel.diceOf(seedFrom(`analysis of entry ${seq}`))(seq)
      const advice = answerFrom(bot, seat, replica, at, rng, decision => notes.push(decision))
      yield judged(seq, given, advice, notes[0] ?? null)
    }
    replica.take(JSON.parse(new kernel.Telling(kernel.entryIn(line)).to(seat)))
  }
}

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

function judged(seq: number, { name, answer }: Given, advice: Given | null, decision: Decision | null): Judged {
  const candidates = (decision?.candidates ?? []).toSorted((a, b) => b.value - a.value)
  const placed = (wanted: unknown): number | null => {
    const found = candidates.findIndex(candidate => ordered(candidate.answer) === ordered(wanted))
    return found < 0 ? null : found
  }
  const chosen = placed(answer)
  const [best, own] = [candidates[0], chosen === null ? undefined : candidates[chosen]]
  return {
    seq,
    question: name,
    answer,
    advice: advice?.answer ?? null,
    unit: decision?.unit ?? null,
    candidates,
    chosen,
    advised: advice === null ? null : placed(advice.answer),
    cost: best === undefined || own === undefined ? null : Math.round((best.value - own.value) * 10_000) / 10_000,
    facts: decision?.facts ?? {},
  }
}

/** The same text for the same answer, whatever the order in which its parts were named. */
const ordered = (answer: unknown): string =>
  JSON.stringify(answer, (_, it: unknown) =>
    it === null || typeof it !== 'object' || Array.isArray(it)
      ? it
      : Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
