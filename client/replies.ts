import type { Refusal } from '#kernel/match'
import type { Refused } from './messages.ts'

/** An answer as it comes to the door: which command it is, and which asking it answers (the last entry its sender had seen). */
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

export const stale = (had: number, since: number): Refused => ({
  code: 'stale',
  rule: null,
  expected: `an answer to what was asked after entry ${since}, not after ${had}`,
})

export const refusedBy = ({ refused, rule, expected }: Refusal): Refused => ({ code: refused, rule, expected })
