import { z } from 'zod'
import type { Refused } from '../matches/replies.ts'

/** A refusal as it goes over the wire. */
export const refusedSchema: z.ZodType<Refused> = z.object({
  code: z.string(),
  rule: z.string().nullable(),
  expected: z.string(),
})

export const refused = (code: string, expected: string, rule: string | null = null): Refused => ({
  code,
  rule,
  expected,
})

export const isRefused = (it: object): it is Refused => 'code' in it && 'expected' in it

export const noTable = refused('no table', 'the id of a table of this house')
