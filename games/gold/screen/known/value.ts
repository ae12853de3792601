import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { allTokens, type Gem, gems, type Hoard, noTokens, plus, type Token } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import { ledgerOf } from '../../notebook.ts'
import { majorityOf } from '../../rules/scoring.ts'
import type { State } from '../../types.ts'

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
}
/** A share's value to this seat, as far as it can know. Nobody else sees it. */
export interface Value {
  readonly points: number
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
    .map(gem => ({ gem, before: before[gem], after: after[gem], rival: rivalIn(view, seat, gem, told) }))
  const points = Math.round(total(view, after) - total(view, before) + OBJECT * objects)
  return { points, steps, objects, isCursed: isCursed(view, after) }
}

const isCursed = ({ options }: State, { black }: Hoard): boolean => options.game === 'advanced' && black > 0

function total(view: State, hoard: Hoard): number {
  const { options } = view
  const fixed = hoard.silver + 3 * hoard.gold + hoard.red + options.blackDiamond * hoard.black
  if (isCursed(view, hoard)) return fixed
  const deep = options.game === 'basic' ? 0 : completeIn(view, hoard) + 1
  return gems.reduce((sum, gem) => sum + hoard[gem] * gemWorth(view, gem) + MISSING * Math.min(hoard[gem], deep), fixed)
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
