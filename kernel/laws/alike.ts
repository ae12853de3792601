import type { Viewer } from '../seat.ts'
import { includes, isOnly, knows, type Only, peek } from '../secret.ts'

/* Nearly all the time of the laws is spent here: nothing is copied, no text is made, and no function called for a mere number. */

export type Thing = Readonly<Record<string | number, unknown>>
export const isThing = (it: unknown): it is Thing => it !== null && typeof it === 'object'

/** The same to the last secret, and written in the same order: what `textOf` would tell apart, quickly. */
export function same(a: unknown, b: unknown): boolean {
  if (!isThing(a) || !isThing(b)) return a === b
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && areSame(a, b)
  if (isOnly(a) || isOnly(b)) return isOnly(a) && isOnly(b) && isSameSecret(a, b)
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  if (keys.length !== others.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    if (key !== others[i]) return false
    const [one, other] = [a[key], b[key]]
    if (one !== other && !same(one, other)) return false
  }
  return true
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
  return true
}

const isSameSecret = (a: Only<unknown>, b: Only<unknown>): boolean =>
  a.for === b.for && knows(a) === knows(b) && (!knows(a) || same(peek(a), peek(b)))

/** Whether `seen` is what `redact` would leave of `it` for this viewer; with null, for one who knows everything. */
export const isSeen = (seen: unknown, it: unknown, viewer: Viewer | null): boolean =>
  isThing(seen) && isThing(it) ? areSeen([seen], it, [viewer]) : seen === it

/** `isSeen` for many viewers, each with a table of their own: what is open is walked through once. */
export function areSeen(tables: readonly object[], it: object, viewers: readonly (Viewer | null)[]): boolean {
  if (isOnly(it)) return tables.every((table, v) => isOnly(table) && isSeenSecret(table, it, viewers[v] ?? null))
  if (Array.isArray(it)) {
    for (const table of tables) if (!Array.isArray(table) || table.length !== it.length) return false
    for (let i = 0; i < it.length; i++) if (!areSeenAt(i, tables as readonly Thing[], it[i], viewers)) return false
    return true
  }
  let keys = 0
  for (const key in it) {
    if (!areSeenAt(key, tables as readonly Thing[], (it as Thing)[key], viewers)) return false
    keys++
  }
  for (const table of tables) if (Array.isArray(table) || isOnly(table) || !hasKeys(table, keys)) return false
  return true
}

function areSeenAt(
  key: string | number,
  tables: readonly Thing[],
  it: unknown,
  viewers: readonly (Viewer | null)[],
): boolean {
  if (!isThing(it)) {
    for (const table of tables) if (table[key] !== it || (it === undefined && !(key in table))) return false
    return true
  }
  const parts: object[] = []
  for (const table of tables) {
    const part = table[key]
    if (!isThing(part)) return false
    parts.push(part)
  }
  return areSeen(parts, it, viewers)
}

function isSeenSecret(seen: Only<unknown>, it: Only<unknown>, viewer: Viewer | null): boolean {
  if (seen.for !== it.for) return false
  if (!knows(it) || (viewer !== null && !includes(it.for, viewer))) return !knows(seen)
  return knows(seen) && isSeen(peek(seen), peek(it), viewer)
}

function hasKeys(it: object, count: number): boolean {
  let left = count
  for (const _ in it) left--
  return left === 0
}
