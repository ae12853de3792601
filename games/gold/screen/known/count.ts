import { type BySeat, of, type Seat, seatsOf } from '#kernel/seat'
import { type Gem, gems, type Hoard, hoardOf } from '../../cards/tokens.ts'
import type { GoldEvent, Points } from '../../events.ts'
import { pointsOf } from '../../rules/scoring.ts'
import type { State } from '../../types.ts'

/** The reason for a colour's payment. */
export type Why = 'nobody' | 'one' | 'shared' | 'cursedTie' | 'cursed' | 'many'
export interface MajoritySeen {
  readonly gem: Gem
  readonly leaders: readonly number[]
  readonly paid: BySeat<number>
  readonly why: Why
}
/** The final count, as told to everybody. */
export interface Count {
  readonly hoards: BySeat<Hoard>
  readonly majorities: readonly MajoritySeen[]
  readonly points: BySeat<Points>
}

export function countOf(told: readonly GoldEvent[]): Count | null {
  const lifted = told.findLast(event => event.type === 'screensLifted')
  const ended = told.findLast(event => event.type === 'gameEnded')
  if (lifted === undefined || ended === undefined) return null
  const paid = told.flatMap(event => (event.type === 'gemsPaid' ? [event] : []))
  const majorities = gems.map(gem => {
    const { leaders, paid: points } = paid.find(it => it.gem === gem) ?? { leaders: [], paid: [] }
    return { gem, leaders, paid: points, why: whyOf(leaders, points) }
  })
  return { hoards: lifted.hoards, majorities, points: ended.points }
}

function whyOf(leaders: readonly number[], paid: BySeat<number>): Why {
  const winners = leaders.filter(seat => (paid[seat] ?? 0) > 0)
  if (leaders.length === 0) return 'nobody'
  if (winners.length === 0) return leaders.length > 2 ? 'many' : 'cursed'
  if (winners.length < leaders.length) return 'cursedTie'
  return winners.length === 1 ? 'one' : 'shared'
}

/** R9.1: the tokens with a value of their own, their number and the value of each. */
export function fixedIn(hoard: Hoard | undefined, { options }: Pick<State, 'options'>) {
  const worth = (counts: Parameters<typeof hoardOf>[0]): number => pointsOf([hoardOf(counts)], options)[0]?.tokens ?? 0
  return (['gold', 'silver', 'red', 'black'] as const)
    .map(token => ({ token, n: hoard?.[token] ?? 0, each: worth({ [token]: 1 }) }))
    .filter(({ n }) => n > 0)
}

/** How many complete sets of gems there are. */
export const setsIn = (hoard: Hoard | undefined): number =>
  hoard === undefined ? 0 : Math.min(...gems.map(gem => hoard[gem]))

/** R9.5: who has a complete set that the curse leaves unpaid; null if nobody. */
export function struckSetOf(
  { hoards, points }: Count,
  { options, sides }: Pick<State, 'options' | 'sides'>,
): Seat | null {
  if (options.game === 'basic') return null
  const isStruck = (seat: Seat): boolean =>
    !of(sides, seat).left && setsIn(hoards[seat]) > 0 && points[seat]?.sets === 0 && of(hoards, seat).black > 0
  return seatsOf(sides.length).find(isStruck) ?? null
}
