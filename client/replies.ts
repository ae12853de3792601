import type { Refusal } from '#kernel/match'
import type { Refused } from './messages.ts'

/** A submitted answer: its command id, and the question it answers (by the last entry its sender had seen). */
export interface Command {
  readonly id: string
  readonly asked: number
  readonly name: string
  readonly answer: unknown
}

export const broken: Refused = {
  code: 'broken',
  rule: null,
  expected: 'nothing from you: the house failed, and nothing was written',
}

/** The house does not know whether it has written this answer. Sent again, it is written once. */
export const unsure: Refused = {
  code: 'unsure',
  rule: null,
  expected: 'the same answer with the same id again: the house failed, and it is not known whether it was written',
}

export const stale = (had: number, since: number): Refused => ({
  code: 'stale',
  rule: null,
  expected: `an answer to what was asked after entry ${since}, not after ${had}`,
})

/** How far a match has come, and in which epoch. */
export interface Course {
  readonly epoch: string
  /** The number of the next entry. */
  readonly next: number
}

/**
 * Why a copy with this many entries, and this epoch if known, does not belong to the match as it is now; null if it
 * does.
 */
export function astray({ epoch, next }: Course, have: number, theirs: string | undefined): Refused | null {
  if (theirs !== undefined && theirs !== epoch)
    return { code: 'another epoch', rule: null, expected: `epoch ${epoch}: the match took another course` }
  return have < next
    ? null
    : { code: 'ahead', rule: null, expected: `at most entry ${next - 1}: the match has no more` }
}

export const refusedBy = ({ refused, rule, expected }: Refusal): Refused => ({ code: refused, rule, expected })
