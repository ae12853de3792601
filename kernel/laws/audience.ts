import type { GameEvent } from '../game.ts'
import { everyone, isOnly, knows, type Only, peek, seatsIn } from '../secret.ts'

/** `bidSealed.bid: its seat`, one line a secret: kept as a golden file, so that a widened audience shows in review. */
export function* audienceLines(event: GameEvent & { readonly seat?: number }): Generator<string> {
  for (const [path, secret] of secretsIn(event)) yield `${event.type}${path}: ${describe(secret, event.seat)}`
}

function describe(secret: Only<unknown>, own: number | undefined): string {
  if (secret.for === everyone) return 'everyone'
  const seats = seatsIn(secret.for)
  if (seats.length === 1 && seats[0] === own) return 'its seat'
  return ['nobody', 'one seat', 'two seats'][seats.length] ?? 'several seats'
}

function* secretsIn(it: unknown, path = ''): Generator<readonly [path: string, secret: Only<unknown>]> {
  if (it === null || typeof it !== 'object') return
  if (isOnly(it)) {
    yield [path, it]
    if (knows(it)) yield* secretsIn(peek(it), `${path}!`)
    return
  }
  for (const [key, value] of Object.entries(it))
    yield* secretsIn(value, Array.isArray(it) ? `${path}[]` : `${path}.${key}`)
}
