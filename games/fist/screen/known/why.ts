import type { Saying } from '#games/saying'
import { of, type Seat, seatsOf } from '#kernel/seat'
import type { FistEvent } from '../../events.ts'
import { worth } from '../../rules/bids.ts'
import { goldIn, noCoins, stoneCount } from '../../rules/counting.ts'
import type { Bid, State } from '../../types.ts'
import { coinsIn, saying, seatsIn } from '../../words/things.ts'
import { auctionsOf, type Showing, valueIn } from './auctions.ts'
import type { Scored } from './points.ts'

/** What decided the match: the point that ended the race, or the count (E52, R5.3). */
export function whyOf(scored: readonly Scored[], told: readonly FistEvent[], view: State): readonly Saying[] {
  const last = scored.at(-1)
  const isRace = view.sides.some(({ points }) => points >= view.options.pointsToWin)
  return last !== undefined && isRace ? byRace(last, told, view) : byCount(told, view)
}

/** R5.1: the last points and how they were bought; then how close the others were. */
function byRace(last: Scored, told: readonly FistEvent[], view: State): readonly Saying[] {
  const { seat, points, round, character, through } = last
  const pieces = { who: { seat }, n: points, card: { card: character }, round }
  return [
    saying('screen.story.last', pieces),
    ...boughtFor(auctionsOf(told).last, through ?? character, seat),
    nextAfter(view, [seat]),
  ]
}

/** E52: most points, then most stones, then most gold; it says as much as was needed to decide. */
function byCount(told: readonly FistEvent[], view: State): readonly Saying[] {
  const { sides, round, options } = view
  const lifted = told.findLast(event => event.type === 'screensLifted')
  const most = topBy(seatsOf(sides.length), seat => of(sides, seat).points)
  const stones = topBy(most.seats, seat => stoneCount(of(sides, seat).stones))
  const gold = topBy(stones.seats, seat => goldIn(lifted?.purses[seat] ?? noCoins))
  const ended = saying('screen.story.counted', { round, goal: options.pointsToWin })
  const [only, ...level] = most.seats
  if (only !== undefined && level.length === 0)
    return [ended, saying('screen.story.most', { who: { seat: only }, n: most.n }), nextAfter(view, [only])]
  const tied =
    most.n === 0
      ? saying('screen.story.noPoints')
      : saying('screen.story.level', { who: seatsIn(most.seats), n: most.n })
  if (stones.seats.length === 1) return [ended, tied, saying('screen.story.stones', said(stones))]
  const alike = saying('screen.story.stonesToo', { who: seatsIn(stones.seats), n: stones.n })
  if (gold.next === null) return [ended, tied, alike, saying('screen.story.goldToo', { n: gold.n })]
  return [ended, tied, alike, saying('screen.story.gold', said(gold))]
}

/** Those who have most of something, and what the next one has; null if they all have as much. */
interface Top {
  readonly seats: readonly Seat[]
  readonly n: number
  readonly next: number | null
}
function topBy(seats: readonly Seat[], measure: (seat: Seat) => number): Top {
  const n = Math.max(...seats.map(measure))
  const less = seats.map(measure).filter(it => it < n)
  return {
    seats: seats.filter(seat => measure(seat) === n),
    n,
    next: less.length === 0 ? null : Math.max(...less),
  }
}
const said = ({ seats, n, next }: Top) => ({ who: seatsIn(seats), n, next: next ?? 0 })

/** How close the others were. */
function nextAfter({ sides }: State, winners: readonly Seat[]): Saying {
  const others = seatsOf(sides.length).filter(seat => !winners.includes(seat))
  const { seats, n } = topBy(others, seat => of(sides, seat).points)
  return n === 0 ? saying('screen.story.alone') : saying('screen.story.rivals', { who: seatsIn(seats), points: n })
}

/** What won the deciding card, and how much more than anybody else offered: in gold or, after a tie, in silver. */
function boughtFor(showing: Showing | null, card: string, seat: Seat): readonly Saying[] {
  if (showing?.character !== card) return []
  const { gold, silver } = showing
  const bid = valueIn(showing, 'gold', seat)
  if (gold === null || bid === null) return []
  return [...decidedBy(showing, seat, bid), ...[gold, silver].flatMap(bids => amuletIn(bids?.[seat] ?? null))]
}

/** R2.7, R2.8, R7.12: the most gold, or after a tie the most silver or the last word. */
function decidedBy(showing: Showing, seat: Seat, bid: number): readonly Saying[] {
  const tie = saying('screen.story.tie', { bid })
  const next = nextIn(showing, 'gold', seat)
  if (showing.silver === null)
    return next === bid ? [tie, saying('screen.story.lastWord')] : [saying('screen.story.bid', { bid, next })]
  const silver = { bid: valueIn(showing, 'silver', seat) ?? 0, next: nextIn(showing, 'silver', seat) }
  return [tie, saying('screen.story.silver', silver)]
}

const nextIn = (showing: Showing, stage: 'gold' | 'silver', seat: Seat): number =>
  Math.max(
    0,
    ...seatsOf(showing[stage]?.length ?? 0).flatMap(other =>
      other === seat ? [] : [valueIn(showing, stage, other) ?? 0],
    ),
  )

/** E14: an amulet makes coins count for more than was paid. */
function amuletIn(bid: Bid | null): readonly Saying[] {
  if (bid === null || bid.amulet === 0) return []
  const { fairy, common, silver } = bid
  return [saying('screen.story.amulet', { coins: coinsIn({ fairy, common, silver }), n: bid.amulet, bid: worth(bid) })]
}
