import type { Viewer } from '../seat.ts'
import { includes, isOnly, knows, map, type Only, peek } from '../secret.ts'
import { isThing, type Thing } from './alike.ts'

/** The same table to this viewer, but with everything that is hidden from it changed. What hides nothing is not copied. */
export const scramble = <T extends object>(it: T, viewer: Viewer): T => scrambles(it, [viewer])[0] as T

/** `scramble` for each of these viewers: what is open to all is walked through once. */
export const scrambles = <T extends object>(it: T, viewers: readonly Viewer[]): readonly T[] =>
  (garble(it, viewers) as readonly T[] | null) ?? viewers.map(() => it)

/** One for each viewer; null where nothing is hidden from any of them. */
function garble(it: object, viewers: readonly Viewer[]): readonly unknown[] | null {
  if (isOnly(it)) return garbleSecret(it, viewers)
  if (Array.isArray(it)) return garbleList(it, viewers)
  let all: Record<string, unknown>[] | null = null
  for (const key in it) {
    const part = (it as Thing)[key]
    const parts = isThing(part) ? garble(part, viewers) : null
    if (parts === null) continue
    all ??= viewers.map(() => ({ ...it }))
    for (let v = 0; v < parts.length; v++) (all[v] as Record<string, unknown>)[key] = parts[v]
  }
  return all
}

function garbleList(it: readonly unknown[], viewers: readonly Viewer[]): readonly unknown[] | null {
  let all: unknown[][] | null = null
  for (let i = 0; i < it.length; i++) {
    const part = it[i]
    const parts = isThing(part) ? garble(part, viewers) : null
    if (parts === null) continue
    all ??= viewers.map(() => [...it])
    for (let v = 0; v < parts.length; v++) (all[v] as unknown[])[i] = parts[v]
  }
  return all
}

function garbleSecret(it: Only<unknown>, viewers: readonly Viewer[]): readonly unknown[] | null {
  if (!knows(it)) return null
  const value = peek(it)
  const inside = isThing(value) ? garble(value, viewers) : null
  return viewers.map((viewer, v) => {
    if (!includes(it.for, viewer)) return hidden(it)
    return inside === null ? it : map(it, () => inside[v])
  })
}

/** Most secrets stay as they are for many entries. */
const changed = new WeakMap<Only<unknown>, Only<unknown>>()

function hidden(it: Only<unknown>): Only<unknown> {
  const known = changed.get(it)
  if (known !== undefined) return known
  const made = map(it, other)
  changed.set(it, made)
  return made
}

/** Nothing of it as it was. */
function other(it: unknown): unknown {
  if (typeof it === 'number') return it + 1
  if (typeof it === 'string') return `${it}?`
  if (typeof it === 'boolean') return !it
  if (!isThing(it)) return it
  if (Array.isArray(it)) return it.map(other).reverse()
  if (isOnly(it)) return map(it, other)
  const out: Record<string, unknown> = {}
  for (const key in it) out[key] = other(it[key])
  return out
}
