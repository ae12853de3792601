import type { GameEvent } from '../game.ts'
import { everyone, isOnly, knows, type Only, peek, seatsIn } from '../secret.ts'

/**
 * Who is told what: one line per field of an event, and one per secret inside it, such as `bidSealed.bid: its seat`.
 * Kept as a golden file, so that a widened audience or a field that tells too much shows up in review.
 */
export function* audienceLines(event: GameEvent & { readonly seat?: number }): Generator<string> {
  for (const [field, value] of Object.entries(event)) {
    if (field === 'type') continue
    const secrets = [...secretsIn(value, `.${field}`)]
    if (secrets.length === 0) yield `${event.type}.${field}: all`
    for (const [path, secret, place] of secrets) yield `${event.type}${path}: ${describe(secret, event.seat, place)}`
  }
}

function describe(secret: Only<unknown>, own: number | undefined, place: number | null): string {
  if (secret.for === everyone) return 'shown to all'
  const seats = seatsIn(secret.for)
  if (seats.length === 1 && seats[0] === own) return 'its seat'
  if (seats.length === 1 && seats[0] === place) return 'the seat in its place'
  return ['nobody', 'one seat', 'two seats'][seats.length] ?? 'several seats'
}

/** With the index in the nearest list, for things that exist once per seat. */
type Found = readonly [path: string, secret: Only<unknown>, place: number | null]

function* secretsIn(it: unknown, path: string, place: number | null = null): Generator<Found> {
  if (it === null || typeof it !== 'object') return
  if (isOnly(it)) {
    yield [path, it, place]
    if (knows(it)) yield* secretsIn(peek(it), `${path}!`, place)
  } else if (Array.isArray(it)) for (const [i, each] of it.entries()) yield* secretsIn(each, `${path}[]`, i)
  else for (const [key, value] of Object.entries(it)) yield* secretsIn(value, `${path}.${key}`, place)
}
