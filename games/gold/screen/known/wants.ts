import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { type Gem, gems, type Hoard } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { completeIn, rivalIn } from './value.ts'

/** The role of a gem for a player at the Market. */
export type Tag = 'want' | 'spare' | null

/** With this many colours, a set is worth aiming for. */
const NEARLY = 3

/**
 * Which gems to look for and which to part with, for a player who knows their own hoard and, if the table keeps a
 * ledger, what the others were seen to take. A private hint.
 */
export function tagsOf(view: State, seat: Seat, told: readonly GoldEvent[]): Readonly<Record<Gem, Tag>> {
  const { hoard: own } = of(view.sides, seat)
  const tags: Record<Gem, Tag> = { blue: null, green: null, purple: null, yellow: null, white: null }
  if (!knows(own)) return tags
  const hoard = peek(own)
  const isAdvanced = view.options.game === 'advanced'
  const complete = completeIn(view, hoard)
  const wantsSet = isAdvanced && gems.filter(gem => hoard[gem] > complete).length >= NEARLY
  const kept = isAdvanced ? complete + (wantsSet ? 1 : 0) : 0
  for (const gem of gems) {
    const rival = rivalIn(view, seat, gem, told)
    if (isAdvanced && hoard.black > 0) tags[gem] = hoard[gem] > 0 ? 'spare' : null
    else if (hoard[gem] === complete && wantsSet) tags[gem] = 'want'
    else if (hoard[gem] > 0) tags[gem] = rival === null ? byOwn(hoard, gem, kept) : byRival(hoard[gem], rival, kept)
  }
  return tags
}

/** The colours the player has most of are the ones to win. */
function byOwn(hoard: Hoard, gem: Gem, kept: number): Tag {
  const most = Math.max(...gems.map(it => hoard[it]))
  if (most > 1 && hoard[gem] === most) return 'want'
  return hoard[gem] > kept ? 'spare' : null
}

/** Wanted if one more would take or keep the lead. Spare if out of reach, or beyond what is needed. */
function byRival(own: number, rival: number, kept: number): Tag {
  if (own >= rival - 1 && own <= rival + 1) return 'want'
  return own > kept ? 'spare' : null
}
