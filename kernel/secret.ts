import { MAX_SEATS, type Seat, seatsOf, type Viewer } from './seat.ts'

declare const audience: unique symbol
/** The viewers who may know: one bit per seat, one for the table. */
export type Audience = number & { readonly [audience]: true }

const TABLE_BIT = 1 << 30

/** Throws on an unknown viewer, who must not see what somebody else sees. */
function bit(viewer: Viewer): number {
  if (viewer === 'table') return TABLE_BIT
  if (Number.isInteger(viewer) && viewer >= 0 && viewer < MAX_SEATS) return 1 << viewer
  throw new RangeError(`there is no viewer ${String(viewer)}`)
}
/** Every seat and every spectator. */
export const everyone = (TABLE_BIT | ((1 << MAX_SEATS) - 1)) as Audience
export function audienceOf(seats: readonly Seat[]): Audience {
  let all = 0
  for (const seat of seats) all |= bit(seat)
  return all as Audience
}
export const includes = (who: Audience, viewer: Viewer): boolean => (who & bit(viewer)) !== 0
export const seatsIn = (who: Audience): readonly Seat[] => seatsOf(MAX_SEATS).filter(s => includes(who, s))

const unknown = Symbol('unknown')

/**
 * A value that only some viewers know. Everyone knows that it exists. It is a private field: no serializer, logger or
 * error report can reach it.
 */
export class Only<out T> {
  readonly for: Audience
  readonly #value: T | typeof unknown

  private constructor(who: Audience, value: T | typeof unknown) {
    this.for = who
    this.#value = value
  }

  static open<T>(who: Audience, value: T): Only<T> {
    return new Only<T>(who, value)
  }
  static closed(who: Audience): Only<never> {
    return new Only<never>(who, unknown)
  }
  static is(it: object): it is Only<unknown> {
    return it instanceof Only && #value in it
  }
  static knows(it: Only<unknown>): boolean {
    return it.#value !== unknown
  }
  static peek<T>(it: Only<T>): T {
    if (it.#value === unknown) throw new Error('this viewer may not know that')
    return it.#value
  }
  static map<T, U>(it: Only<T>, f: (value: T) => U): Only<U> {
    return it.#value === unknown ? Only.closed(it.for) : new Only<U>(it.for, f(it.#value))
  }
  static both<T, U, V>(a: Only<T>, b: Only<U>, f: (a: T, b: U) => V): Only<V> {
    const who = (a.for & b.for) as Audience
    return a.#value === unknown || b.#value === unknown ? Only.closed(who) : new Only<V>(who, f(a.#value, b.#value))
  }
}

/** A secret for this seat, or for these. */
export const only = <T>(who: Seat | readonly Seat[], value: T): Only<T> =>
  Only.open(typeof who === 'number' ? (bit(who) as Audience) : audienceOf(who), value)
/** A secret that nobody may see, not even its owner. */
export const nobody = <T>(value: T): Only<T> => Only.open(0 as Audience, value)
/** Stored like a secret but open to all, for options that make something public. */
export const openToAll = <T>(value: T): Only<T> => Only.open(everyone, value)

/** Computes on a secret without opening it. Where it is unknown, it stays unknown. */
export const map = Only.map
/** Computes on two secrets. Only viewers who may know both know the result. */
export const both = Only.both
/** Opens a secret. For rules, bots and words; never for `evolve`. Throws if the value was redacted. */
export const peek = Only.peek
export const knows = Only.knows
export const isOnly = Only.is
