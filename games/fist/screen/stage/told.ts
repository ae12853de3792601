import type { Piece, Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import type { Pass } from '../../events.ts'
import type { Bid } from '../../types.ts'
import { coinsIn, saying, seatsIn } from '../../words/things.ts'
import { highestOf, type Showing } from '../known/auctions.ts'

const passed: { readonly [P in Exclude<Pass, 'curse'>]: Parameters<typeof saying>[0] } = {
  'no bid': 'screen.round.noBid',
  tie: 'screen.round.tie',
  'no gold': 'screen.round.noGold',
  'nothing left to play': 'screen.round.nothingToPlay',
}

/** What became of a character, in one sentence. */
export function toldOf(showing: Showing): Saying {
  const { character, broughtBy, end, cursers } = showing
  const card = { card: character }
  if (broughtBy !== null) return saying('screen.round.brought', { who: { seat: broughtBy }, card })
  // Counted, but not yet told: nobody has won.
  if (end === null)
    return showing.gold === null || highestOf(showing).length < 2
      ? saying('screen.round.up', { card })
      : saying('screen.round.tied', { who: seatsIn(highestOf(showing)), card })
  if ('won' in end)
    return saying(showing.silver === null ? 'screen.round.won' : 'screen.round.wonSilver', {
      who: { seat: end.won },
      card,
      bid: bidOf(showing, end.won),
    })
  if (end.passed === 'curse') return saying('screen.round.curse', { who: seatsIn(cursers), card })
  return saying(passed[end.passed], { card })
}

const none: Partial<Bid> = {}

/** All coins a seat has bid, including the silver of a tie-break. */
function bidOf({ gold, silver }: Showing, seat: Seat): Piece {
  const [first, second] = [gold?.[seat] ?? none, silver?.[seat] ?? none]
  const sum = (kind: keyof Bid): number => (first[kind] ?? 0) + (second[kind] ?? 0)
  return coinsIn({
    fairy: sum('fairy'),
    common: sum('common'),
    silver: sum('silver'),
    black: sum('black'),
    amulet: sum('amulet'),
  })
}
