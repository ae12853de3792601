import type { Refused } from '#protocol/parts'

export { refusedSchema } from '#protocol/parts'

export const refused = (code: string, expected: string, rule: string | null = null): Refused => ({
  code,
  rule,
  expected,
})

export const isRefused = (it: object): it is Refused => 'code' in it && 'expected' in it

export const noTable = refused('no table', 'the id of a table of this house')
