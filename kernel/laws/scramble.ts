import type { Viewer } from '../seat.ts'
import { includes, isOnly, knows, map } from '../secret.ts'

/** A state that looks the same to this viewer, with everything hidden from them changed. Parts without secrets are not copied. */
export const scramble = <T>(it: T, viewer: Viewer): T => garble(it, viewer, false) as T

function garble(it: unknown, viewer: Viewer, hidden: boolean): unknown {
  if (typeof it === 'number') return hidden ? it + 1 : it
  if (typeof it === 'string') return hidden ? `${it}?` : it
  if (typeof it === 'boolean') return hidden ? !it : it
  if (it === null || typeof it !== 'object') return it
  if (Array.isArray(it)) {
    const all = it.map(each => garble(each, viewer, hidden))
    if (hidden) return all.reverse()
    return all.every((each, i) => each === it[i]) ? it : all
  }
  if (isOnly(it)) return knows(it) ? map(it, value => garble(value, viewer, hidden || !includes(it.for, viewer))) : it
  const open = it as Record<string, unknown>
  let other: Record<string, unknown> | null = null
  for (const key in open) {
    const value = garble(open[key], viewer, hidden)
    if (value === open[key]) continue
    other ??= { ...open }
    other[key] = value
  }
  return other ?? it
}
