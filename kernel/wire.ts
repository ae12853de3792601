import type { Seen } from './redact.ts'
import { MAX_SEATS, type Seat } from './seat.ts'
import { type Audience, audienceOf, everyone, includes, isOnly, knows, Only, peek, seatsIn } from './secret.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** For the network: accepts only redacted values. */
export const toWire = <T>(it: Seen<T>): Json => encode(it)
/** For the log on disk, with all secrets. */
export const toLog = (it: unknown): Json => encode(it)

/** A secret is written `{ "only": [0], "is": 4 }`, or `{ "only": [0] }` where its value is not known. */
function encode(it: unknown): Json {
  if (it === null || typeof it !== 'object') return it as Json
  if (Array.isArray(it)) return it.map(encode)
  if (isOnly(it)) {
    const who = includes(it.for, 'table') ? 'all' : [...seatsIn(it.for)]
    return knows(it) ? { only: who, is: encode(peek(it)) } : { only: who }
  }
  const out: Record<string, Json> = {}
  for (const key in it) {
    const value = (it as Record<string, unknown>)[key]
    if (value !== undefined) out[key] = encode(value)
  }
  return out
}

/** Reads what `toWire` or `toLog` wrote. */
export function fromJson(it: Json): unknown {
  if (it === null || typeof it !== 'object') return it
  if (isList(it)) return it.map(fromJson)
  if ('only' in it) {
    const who = audienceIn(it.only)
    return it.is === undefined ? Only.closed(who) : Only.open(who, fromJson(it.is))
  }
  const out: Record<string, unknown> = {}
  for (const key in it) {
    if (key === '__proto__') throw new RangeError('nobody writes a key named __proto__')
    out[key] = fromJson(it[key] as Json)
  }
  return out
}

const isList = (it: Json): it is readonly Json[] => Array.isArray(it)

function audienceIn(who: Json | undefined): Audience {
  if (who === 'all') return everyone
  const isSeat = (it: Json): boolean => typeof it === 'number' && Number.isInteger(it) && it >= 0 && it < MAX_SEATS
  if (who !== undefined && isList(who) && who.every(isSeat)) return audienceOf(who as unknown as readonly Seat[])
  throw new RangeError(`expected "all" or a list of seats, found ${JSON.stringify(who)}`)
}
