import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { GoldEvent } from '../../events.ts'
import { type Gem, gems, type Hoard } from '../../tokens.ts'
import type { State } from '../../types.ts'
import { rivalIn } from './value.ts'

/** What a gem is to somebody at the Market. */
export type Tag = 'want' | 'spare' | null

/** So many colours, and a set is worth thinking of. */
const NEARLY = 3

/**
 * Which gems to look for and which to part with, for who knows their own hoard and, where the table keeps a ledger, what the others
 * were seen to take. A hint, and for nobody else.
 */
export function tagsOf(view: State, seat: Seat, told: readonly GoldEvent[]): Readonly<Record<Gem, Tag>> {
  const { hoard: own } = of(view.sides, seat)
  const tags: Record<Gem, Tag> = { blue: null, green: null, purple: null, yellow: null, white: null }
  if (!knows(own)) return tags
  const hoard = peek(own)
  const isAdvanced = view.options.game === 'advanced'
  const wantsSet = isAdvanced && gems.filter(gem => hoard[gem] > 0).length >= NEARLY
  for (const gem of gems) {
    const rival = rivalIn(view, seat, gem, told)
    if (isAdvanced && hoard.black > 0) tags[gem] = hoard[gem] > 0 ? 'spare' : null
    else if (hoard[gem] === 0) tags[gem] = wantsSet ? 'want' : null
    else tags[gem] = rival === null ? byOwn(hoard, gem, wantsSet) : byRival(hoard[gem], rival, wantsSet)
  }
  return tags
}

/** The colours one has most of are the ones to win. */
function byOwn(hoard: Hoard, gem: Gem, wantsSet: boolean): Tag {
  const most = Math.max(...gems.map(it => hoard[it]))
  if (most > 1 && hoard[gem] === most) return 'want'
  return hoard[gem] > 1 || !wantsSet ? 'spare' : null
}

/** One more would take the lead or keep it: wanted. Out of reach, or more than it takes: to spare. */
function byRival(own: number, rival: number, wantsSet: boolean): Tag {
  if (own >= rival - 1 && own <= rival + 1) return 'want'
  return own > rival || own > 1 || !wantsSet ? 'spare' : null
}
