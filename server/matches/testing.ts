import { shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { box as auction } from '#testkit/auction/box'
import { memoryStore } from '../storage/memory.ts'
import type { MatchSitter } from '../storage/port.ts'
import { LiveMatches } from './live-matches.ts'

/** A match of the toy auction between Ana and Ben, stored in memory, in which nothing may fail. */
export async function auctionOf(
  sitters: readonly [MatchSitter, MatchSitter],
  lots = 1,
  box = auction as unknown as Boxed,
) {
  const store = memoryStore().matches
  const editions = shelfEditions({ auction: box })
  const failed = (what: string, cause: unknown): never => {
    throw new Error(what, { cause })
  }
  const liveMatches = new LiveMatches({ store, editions, now: Date.now, asked: () => {}, failed })
  const live = await liveMatches.begin({
    table: 't',
    game: 'auction',
    options: { gold: 20, lots, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters,
    pace: { kind: 'untimed' },
  })
  return { store, editions, liveMatches, live }
}
