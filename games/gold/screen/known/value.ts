import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import type { GoldEvent } from '../../events.ts'
import { ledgerOf } from '../../notebook.ts'
import { majorityOf } from '../../scoring.ts'
import { allTokens, type Gem, gems, type Hoard, noTokens, plus, type Token } from '../../tokens.ts'
import type { State } from '../../types.ts'

/** What an object is worth to who finds it, and a colour that is missing from the set, in points; rough guesses. */
const [OBJECT, MISSING] = [2.5, 1]

const isGem = (token: Token): token is Gem => gems.some(gem => gem === token)

/** What one more of a gem is worth to anybody: the prize for the most, by what it takes to have it. */
const gemWorth = ({ options, sides }: State, gem: Gem): number =>
  majorityOf(options, sides.length) / (allTokens[gem] / sides.length + 1)

/** What a token is worth to anybody, roughly. */
export function roughWorth(view: State, token: Token): number {
  if (isGem(token)) return gemWorth(view, token)
  return token === 'gold' ? 3 : token === 'black' ? view.options.blackDiamond : 1
}

/** Of a gem that a share would bring: how many one has then, and how many others are known to have at most. */
export interface Step {
  readonly gem: Gem
  readonly before: number
  readonly after: number
  /** Null where nothing is counted for anybody. */
  readonly rival: number | null
}
/** What a share is worth to this seat, as far as it can know; nobody else is shown it. */
export interface Value {
  readonly points: number
  readonly steps: readonly Step[]
  /** Whether the share brings an object (R4.3). */
  readonly findsObject: boolean
  /** The curse would come, or is there: gems pay nothing (R9.5). */
  readonly isCursed: boolean
}

/** Roughly what these tokens change for a seat that knows its own hoard; what it gives away is less than none. With a ledger others are counted. */
export function worthToMe(view: State, seat: Seat, share: Hoard, told: readonly GoldEvent[]): Value {
  const { hoard: own } = of(view.sides, seat)
  const before = knows(own) ? peek(own) : noTokens
  const after = plus(before, share)
  const findsObject = share.red > 0 && mayFind(view, seat)
  const steps = gems
    .filter(gem => share[gem] !== 0)
    .map(gem => ({ gem, before: before[gem], after: after[gem], rival: rivalIn(view, seat, gem, told) }))
  const points = Math.round(total(view, after) - total(view, before) + (findsObject ? OBJECT : 0))
  return { points, steps, findsObject, isCursed: isCursed(view, after) }
}

const isCursed = ({ options }: State, { black }: Hoard): boolean => options.game === 'advanced' && black > 0

function total(view: State, hoard: Hoard): number {
  const { options } = view
  const fixed = hoard.silver + 3 * hoard.gold + hoard.red + options.blackDiamond * hoard.black
  if (isCursed(view, hoard)) return fixed
  const one = (gem: Gem): number => (options.game === 'advanced' && hoard[gem] > 0 ? MISSING : 0)
  return gems.reduce((sum, gem) => sum + hoard[gem] * gemWorth(view, gem) + one(gem), fixed)
}

const mayFind = ({ options, kill, attackers }: State, seat: Seat): boolean =>
  options.game === 'advanced' &&
  options.magic &&
  kill !== null &&
  (attackers[kill.spot] ?? []).some(a => a.seat === seat && a.adventurer === 'wizard')

/** R11.4: only a ledger reminds. */
export function rivalIn({ options, sides }: State, seat: Seat, gem: Gem, told: readonly GoldEvent[]): number | null {
  if (options.display !== 'ledger') return null
  const book = ledgerOf(told)
  return Math.max(0, ...sides.map((_, other) => (other === seat ? 0 : (book[other]?.known[gem] ?? 0))))
}
