/** Why something was refused, by which rule, and what would have been right. */
export interface Refused {
  readonly code: string
  readonly rule: string | null
  readonly expected: string
}

export const refused = (code: string, expected: string, rule: string | null = null): Refused => ({
  code,
  rule,
  expected,
})

export const isRefused = (it: object): it is Refused => 'code' in it && 'expected' in it
