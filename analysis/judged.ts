import type { Decision } from '#kernel/bot'
import type { Given } from '#kernel/match'
import type { Ask } from '#kernel/question'
import { plain } from './plain.ts'

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
  /** Which of them was the answer; null if it is not among them. */
  readonly chosen: number | null
  /** Which of them the analyst would have answered; null if that is not among them. */
  readonly advised: number | null
  /** How much less the answer is worth than the analyst's own, in the unit, or nothing; null if that is not known. */
  readonly cost: number | null
  /** Whether the answer is the one that silence stands for: nothing was done. */
  readonly isSilence: boolean
  /** The analyst's own record, in its own order; null if it noted nothing. */
  readonly decision: Decision | null
}

export function judged(
  seq: number,
  ask: Ask,
  { name, answer }: Given,
  advice: Given | null,
  decision: Decision | null,
): Judged {
  const candidates = (decision?.candidates ?? []).toSorted((a, b) => b.value - a.value)
  const isAnswer = (it: unknown): boolean => plain(ask, it) === plain(ask, answer)
  const found = candidates.findIndex(candidate => isAnswer(candidate.answer))
  const theirs = decision?.candidates[decision.chosen]
  const advised = theirs === undefined ? -1 : candidates.indexOf(theirs)
  const [better, own] = [candidates[Math.max(0, advised)], candidates[found]]
  return {
    seq,
    question: name,
    answer,
    advice: advice?.answer ?? null,
    unit: decision?.unit ?? null,
    candidates,
    chosen: found < 0 ? null : found,
    advised: advised < 0 ? null : advised,
    cost: better === undefined || own === undefined ? null : rounded(Math.max(0, better.value - own.value)),
    isSilence: isAnswer(ask.idle),
    decision,
  }
}

const rounded = (n: number): number => Math.round(n * 10_000) / 10_000
