import type { Asks, Game, GameEvent } from './game.ts'
import { blank, type Entry, follow, type Match, type MatchSetup } from './match.ts'
import { fromJson, type Json, toLog } from './wire.ts'

/** A stored state, so that a long log need not be read from its beginning. A cache: losing it loses nothing. */
export interface Snapshot {
  readonly next: number
  readonly at: number
  readonly state: Json
}

export const snapshotOf = (match: Match): Snapshot => ({ next: match.next, at: match.at, state: toLog(match.state) })

/** Rebuilds a match from its log alone, or from a snapshot and the entries after it. Decides nothing again. */
export function fold<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  game: Game<S, E, A, O>,
  terms: MatchSetup<O>,
  entries: Iterable<Entry<E>>,
  from: Snapshot | null = null,
): Match<S, E, A, O> {
  const match =
    from === null
      ? blank(game, terms)
      : { ...blank(game, terms), next: from.next, at: from.at, state: fromJson(from.state) as S }
  for (const entry of entries) if (entry.seq >= match.next) follow(match, entry)
  return match
}
