import type { Viewer } from './seat.ts'
import { includes, isOnly, knows, map, Only } from './secret.ts'

declare const seen: unique symbol
/** Redacted for one viewer. Only `redact` makes one, and only this may be sent. */
export type Seen<T> = T & { readonly [seen]: Viewer }

/** A copy of `it` in which everything this viewer may not know is closed. Works for all games. */
export function redact<T>(it: T, viewer: Viewer): Seen<T> {
  return cut(it, viewer) as Seen<T>
}

function cut(it: unknown, viewer: Viewer): unknown {
  if (it === null || typeof it !== 'object') return it
  if (Array.isArray(it)) return it.map(each => cut(each, viewer))
  if (isOnly(it))
    return includes(it.for, viewer) && knows(it) ? map(it, value => cut(value, viewer)) : Only.closed(it.for)
  const copy: Record<string, unknown> = {}
  for (const key in it) copy[key] = cut((it as Record<string, unknown>)[key], viewer)
  return copy
}

/** A deep copy with its secrets, for keeping an old state while the match goes on. */
export function copy<T>(it: T): T {
  return whole(it) as T
}

function whole(it: unknown): unknown {
  if (it === null || typeof it !== 'object' || isOnly(it)) return it
  if (Array.isArray(it)) return it.map(whole)
  const twin: Record<string, unknown> = {}
  for (const key in it) twin[key] = whole((it as Record<string, unknown>)[key])
  return twin
}
