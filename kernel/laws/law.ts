import { isOnly, knows, peek } from '../secret.ts'
import { toLog } from '../wire.ts'

export class LawBroken extends Error {}

export function demand(law: string, kept: boolean, detail: () => string): void {
  if (!kept) throw new LawBroken(`${law}: ${detail()}`)
}

/** Everything there is to know of a value, as text. */
export const textOf = (it: unknown): string => JSON.stringify(toLog(it))

/** The same to the last secret. What `textOf` would tell apart, quickly. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((each, i) => same(each, b[i]))
  if (isOnly(a)) {
    if (!isOnly(b) || a.for !== b.for || knows(a) !== knows(b)) return false
    return !knows(a) || same(peek(a), peek(b))
  }
  if (Array.isArray(b) || isOnly(b)) return false
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in one) if (!Object.hasOwn(other, key) || !same(one[key], other[key])) return false
  for (const key in other) if (!Object.hasOwn(one, key)) return false
  return true
}
