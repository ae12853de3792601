import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { allTokens, type Gem, gems, type Hoard, noTokens, plus, type Token, tokens } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import { ledgerOf } from '../../notebook.ts'
import { majorityOf } from '../../rules/scoring.ts'
import type { State } from '../../types.ts'
import { isInReach, leadChance, type Race } from './lead.ts'

/** Rough values in points of an object to its finder, and of a colour missing from the set. */
const [OBJECT, MISSING] = [2.5, 1]

const isGem = (token: Token): token is Gem => gems.some(gem => gem === token)

/** The value of one more gem to anybody: the prize for the most, divided by what it takes to get there. */
const gemWorth = ({ options, sides }: State, gem: Gem): number =>
  majorityOf(options, sides.length) / (allTokens[gem] / sides.length + 1)

/** A token's rough value to anybody. */
export function roughWorth(view: State, token: Token): number {
  if (isGem(token)) return gemWorth(view, token)
  return token === 'gold' ? 3 : token === 'black' ? view.options.blackDiamond : 1
}

/** For a gem in a share: the resulting number, and the highest known number of any rival. */
export interface Step {
  readonly gem: Gem
  readonly before: number
  readonly after: number
  /** Null if nothing is counted. */
  readonly rival: number | null
  /** Whether the most of it can still be reached with the gems of which nobody knows who has them. */
  readonly isInReach: boolean
}
/** What a value is made of. All parts add up to the whole. */
export interface Part {
  readonly of: Token | 'object' | 'curse'
  readonly points: number
}
/** A share's value to this seat, as far as it can know. Nobody else sees it. */
export interface Value {
  readonly points: number
  readonly parts: readonly Part[]
  readonly steps: readonly Step[]
  /** How many objects the share brings (R4.3). */
  readonly objects: number
  /** The curse would apply, or already does: gems pay nothing (R9.5). */
  readonly isCursed: boolean
}

/**
 * Roughly what these tokens change for a seat that knows its own hoard. Tokens given away are negative. With a ledger
 * the others are counted.
 */
export function worthToMe(view: State, seat: Seat, share: Hoard, told: readonly GoldEvent[]): Value {
  const { hoard: own } = of(view.sides, seat)
  const before = knows(own) ? peek(own) : noTokens
  const after = plus(before, share)
  const objects = mayFind(view, seat) ? foundFor(view, share.red) : 0
  const steps = gems
    .filter(gem => share[gem] !== 0)
    .map(gem => {
      const race = raceFor(view, seat, gem, after[gem], told)
      const rival = rivalIn(view, seat, gem, told)
      return { gem, before: before[gem], after: after[gem], rival, isInReach: isInReach(after[gem], race) }
    })
  const gemPoints = (hoard: Hoard, gem: Gem): number => gemPointsIn(view, seat, hoard, gem, told)
  const parts = partsOf(view, before, after, objects, gemPoints)
  const points = Math.round(parts.reduce((sum, part) => sum + part.points, 0))
  return { points, parts: rounded(parts, points), steps, objects, isCursed: isCursed(view, after) }
}

/** What each kind of token changes, then objects; or what the curse takes away (R9.5). */
function partsOf(
  view: State,
  before: Hoard,
  after: Hoard,
  objects: number,
  gemPoints: (hoard: Hoard, gem: Gem) => number,
): readonly Part[] {
  const gemsIn = (hoard: Hoard, gem: Gem): number => (isCursed(view, hoard) ? 0 : gemPoints(hoard, gem))
  const kept = isCursed(view, after) ? { ...before, black: after.black } : before
  const lost = gems.reduce((sum, gem) => sum + gemsIn(kept, gem) - gemsIn(before, gem), 0)
  const changes = tokens.map(token => ({
    of: token,
    points: isGem(token)
      ? gemsIn(after, token) - gemsIn(kept, token)
      : roughWorth(view, token) * (after[token] - before[token]),
  }))
  return [...changes, { of: 'object', points: OBJECT * objects } as const, { of: 'curse', points: lost } as const]
}

/** In whole points that still add up to the whole: what lost most by rounding down is rounded up. */
function rounded(parts: readonly Part[], whole: number): readonly Part[] {
  const down = parts.map(({ of, points }) => ({ of, points: Math.floor(points), over: points - Math.floor(points) }))
  let missing = whole - down.reduce((sum, { points }) => sum + points, 0)
  for (const part of [...down].sort((a, b) => b.over - a.over)) if (missing-- > 0) part.points++
  return down.filter(({ points }) => points !== 0).map(({ of, points }) => ({ of, points }))
}

const isCursed = ({ options }: State, { black }: Hoard): boolean => options.game === 'advanced' && black > 0

/**
 * What a hoard's gems of one colour may bring: by what they add to the chance of the most, and in a set. A colour is
 * worth its prize or nothing (R9.2), so a gem that can no longer win it counts nothing.
 */
function gemPointsIn(view: State, seat: Seat, hoard: Hoard, gem: Gem, told: readonly GoldEvent[]): number {
  const deep = view.options.game === 'basic' ? 0 : completeIn(view, hoard) + 1
  const chance = (own: number): number => leadChance(own, raceFor(view, seat, gem, own, told))
  const prize = majorityOf(view.options, view.sides.length)
  return prize * (chance(Math.max(0, hoard[gem])) - chance(0)) + MISSING * Math.min(hoard[gem], deep)
}

/** R11.4: the race for the most of a colour, as far as the table reminds of it. What is lost lies open. */
function raceFor(view: State, seat: Seat, gem: Gem, own: number, told: readonly GoldEvent[]): Race {
  const { options, sides, lost } = view
  const book = options.display === 'ledger' ? ledgerOf(told) : null
  const rivals = sides.flatMap(({ left }, other) => (left || other === seat ? [] : [book?.[other]?.known[gem] ?? 0]))
  const open = allTokens[gem] - own - lost[gem] - rivals.reduce((sum, n) => sum + n, 0)
  const tied = (others: number): number => (options.game === 'basic' ? 1 : others === 1 ? 1 / 2 : 0)
  return { rivals, open: Math.max(0, open), tied }
}

/** How many complete sets there are, as far as another can follow: only if every set counts (R12.3). */
export const completeIn = ({ options }: State, hoard: Hoard): number =>
  options.setBonus === 'perSet' ? Math.min(...gems.map(gem => hoard[gem])) : 0

/** R4.6, R12.5: one for any number of red tokens or one for each, while there are objects. */
function foundFor({ options, objects: { size, discards } }: State, red: number): number {
  const due = options.perRed ? Math.max(0, red) : red > 0 ? 1 : 0
  return Math.min(due, size + discards.length)
}

const mayFind = ({ options, kill, attackers }: State, seat: Seat): boolean =>
  options.game === 'advanced' &&
  options.magic &&
  kill !== null &&
  (attackers[kill.spot] ?? []).some(a => a.seat === seat && a.adventurer === 'wizard')

/** R11.4: only a ledger reminds. R5.19: a seat that has left is nobody’s rival. */
export function rivalIn({ options, sides }: State, seat: Seat, gem: Gem, told: readonly GoldEvent[]): number | null {
  if (options.display !== 'ledger') return null
  const book = ledgerOf(told)
  return Math.max(0, ...sides.map(({ left }, other) => (left || other === seat ? 0 : (book[other]?.known[gem] ?? 0))))
}
