import { type BySeat, of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import {
  allTokens,
  type Gem,
  gems,
  type Hoard,
  minus,
  noTokens,
  one,
  plus,
  size,
  type Token,
  tokens,
} from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { ledgerOf } from '../notebook.ts'
import { majorityOf } from '../rules/scoring.ts'
import type { State } from '../types.ts'

/** A bot's knowledge: its own hoard, and what it could count of the others'. */
export interface Knowledge {
  readonly view: State
  readonly seat: Seat
  readonly hoards: BySeat<Hoard>
  /** Tokens neither on the table nor counted: still in the bag, or moved in secret. */
  readonly unseen: Hoard
  readonly prize: number
  /** With fewer tokens to come, a small lead is worth more. */
  readonly sharpness: number
  /** For each seat and gem, the strength of the competition. */
  readonly against: BySeat<Readonly<Record<Gem, number>>>
}

export function knowledgeOf(view: State, seat: Seat, told: readonly GoldEvent[]): Knowledge {
  const notes = ledgerOf(told)
  const hoards = view.sides.map((side, i) => (i === seat ? peek(side.hoard) : (notes[i]?.known ?? noTokens)))
  const onTable = [
    view.lost,
    view.kill?.loot ?? noTokens,
    ...view.row.map(lair => lair?.tokens ?? noTokens),
    ...hoards,
  ].reduce(plus, noTokens)
  const unseen = minus(allTokens, onTable)
  const sharpness = sharpnessWith(view.inBag)
  const against = hoards.map((_, i) => strengthAgainst(hoards, unseen, i, sharpness))
  return { view, seat, hoards, unseen, sharpness, against, prize: majorityOf(view.options, hoards.length) }
}

const sharpnessWith = (inBag: number): number => (inBag > 80 ? 2 : inBag > 40 ? 3 : inBag > 15 ? 4 : 6)

function power(base: number, exponent: number): number {
  let product = 1
  for (let n = 0; n < exponent; n++) product *= base
  return product
}

/** What the rivals have of each gem, and what they may still get. */
function strengthAgainst(hoards: BySeat<Hoard>, unseen: Hoard, seat: number, sharpness: number): Record<Gem, number> {
  const against = { blue: 0, green: 0, purple: 0, yellow: 0, white: 0 }
  for (const gem of gems) {
    against[gem] = power(Math.max(0, unseen[gem]) / (2 * hoards.length), sharpness)
    for (const [i, other] of hoards.entries()) if (i !== seat) against[gem] += power(other[gem], sharpness)
  }
  return against
}

/** The points this seat can expect from a hoard, given the rivals' hoards. */
export function worthOf({ view, against, prize, sharpness }: Knowledge, seat: Seat, hoard: Hoard): number {
  const { options } = view
  const fixed = hoard.silver + 3 * hoard.gold + hoard.red
  if (hoard.black > 0 && options.game === 'advanced') return fixed + options.blackDiamond
  const rivals = of(against, seat)
  let [led, kinds] = [0, 0]
  for (const gem of gems) {
    if (hoard[gem] === 0) continue
    kinds++
    const own = power(hoard[gem], sharpness)
    led += (prize * own) / (own + rivals[gem])
  }
  const set = options.game === 'advanced' ? (kinds * kinds) / 5 : 0
  return fixed + options.blackDiamond * hoard.black + led + set
}

/** The value a share adds. */
export const gainOf = (known: Knowledge, seat: Seat, share: Hoard): number => {
  const hoard = of(known.hoards, seat)
  return worthOf(known, seat, plus(hoard, share)) - worthOf(known, seat, hoard)
}

/** The value of a token to a seat that gains or loses it. */
export const tokenGain = (known: Knowledge, seat: Seat, token: Token): number => gainOf(known, seat, one(token))
export function tokenLoss(known: Knowledge, seat: Seat, token: Token): number {
  const hoard = of(known.hoards, seat)
  if (hoard[token] === 0) return 0
  return worthOf(known, seat, hoard) - worthOf(known, seat, minus(hoard, one(token)))
}

/** The value to this seat of a token drawn blindly from there. */
export function blindGain(known: Knowledge, seat: Seat, from: Hoard): number {
  const count = size(from)
  if (count <= 0) return 0
  return tokens.reduce((sum, t) => sum + Math.max(0, from[t]) * tokenGain(known, seat, t), 0) / count
}
