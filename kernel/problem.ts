/** Why an answer is wrong: the rule it would break, and what would have been right. */
export interface Problem {
  readonly refused: 'not an answer' | 'not allowed'
  readonly rule: string
  readonly expected: string
}

export const not = (rule: string, expected: string): Problem => ({ refused: 'not an answer', rule, expected })
export const against = (rule: string, expected: string): Problem => ({ refused: 'not allowed', rule, expected })

/**
 * The fields of a plain object; null for anything else. An object that inherits is refused: rules could read what we
 * did not check.
 */
export function entriesOf(it: unknown): readonly (readonly [string, unknown])[] | null {
  if (it === null || typeof it !== 'object' || Array.isArray(it)) return null
  for (const key in it) if (!Object.hasOwn(it, key)) return null
  return Object.entries(it)
}

/** A count for each name. */
export type Tally = readonly (readonly [name: string, count: number])[]

/** Whole numbers by name, none below zero; null for anything else. */
export function tallyOf(it: unknown): Tally | null {
  const entries = entriesOf(it)
  return entries?.every(([, count]) => Number.isInteger(count) && (count as number) >= 0) ? (entries as Tally) : null
}

export const inAll = (tally: Tally): number => tally.reduce((n, [, count]) => n + count, 0)

/** Several tallies in one. */
export function sumOf(tallies: readonly Tally[]): ReadonlyMap<string, number> {
  const sum = new Map<string, number>()
  for (const [name, count] of tallies.flat()) sum.set(name, (sum.get(name) ?? 0) + count)
  return sum
}
