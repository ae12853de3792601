import type { Viewer } from '../seat.ts'
import { includes, isOnly, knows, peek } from '../secret.ts'
import { toLog } from '../wire.ts'

export class LawBroken extends Error {}

export function demand(law: string, kept: boolean, detail: () => string): void {
  if (!kept) throw new LawBroken(`${law}: ${detail()}`)
}

/** A value with all its secrets, as text. */
export const textOf = (it: unknown): string => JSON.stringify(toLog(it))

/** Whether two values are equal, secrets included. A fast version of comparing `textOf`. */
export const same = (a: unknown, b: unknown): boolean => a === b || isAlike(a, b, null)

/** Whether `seen` is what `redact` would leave of `it` for this viewer. */
export const isSeen = (seen: unknown, it: unknown, viewer: Viewer): boolean => seen === it || isAlike(seen, it, viewer)

/** The laws spend nearly all their time here, so it copies nothing. With a viewer, `b` is compared as redacted for them. */
function isAlike(a: unknown, b: unknown, viewer: Viewer | null): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isAlike(a[i], b[i], viewer)) return false
    return true
  }
  if (isOnly(a)) {
    if (!isOnly(b) || a.for !== b.for) return false
    if (!knows(b) || (viewer !== null && !includes(b.for, viewer))) return !knows(a)
    return knows(a) && isAlike(peek(a), peek(b), viewer)
  }
  if (Array.isArray(b) || isOnly(b)) return false
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in one) if (!(key in other) || !isAlike(one[key], other[key], viewer)) return false
  for (const key in other) if (!(key in one)) return false
  return true
}
