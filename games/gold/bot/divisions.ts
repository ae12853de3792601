import type { Seat } from '#kernel/seat'
import { type Hoard, minus, noTokens, one, plus, type Token, tokens } from '../cards/tokens.ts'
import type { Kill } from '../types.ts'
import { gainOf, type Knowledge } from './worth.ts'

/** The loot divided among the party, in the party's order. */
export type Division = readonly Hoard[]

/**
 * What each party member gains from a division, as far as the bot can tell. An object is worth a little more than gold.
 */
export function gainsOf(known: Knowledge, { party, spot }: Kill, division: Division): readonly number[] {
  return party.map((seat, i) => gainHere(known, seat, spot, division[i] ?? noTokens))
}
const OBJECT = 2.5

function gainHere(known: Knowledge, seat: Seat, spot: number, share: Hoard): number {
  const { options, attackers } = known.view
  const finds =
    share.red > 0 &&
    options.game === 'advanced' &&
    options.magic &&
    (attackers[spot] ?? []).some(a => a.seat === seat && a.adventurer === 'wizard')
  return gainOf(known, seat, share) + (finds ? OBJECT : 0)
}

/** Gives every token to whoever gains most from it. This maximizes the total. */
function efficient(known: Knowledge, kill: Kill): Hoard[] {
  const division = kill.party.map(() => noTokens)
  for (const token of piecesOf(kill.loot)) {
    const now = gainsOf(known, kill, division)
    const added = kill.party.map(
      (seat, i) => gainHere(known, seat, kill.spot, plus(division[i] ?? noTokens, one(token))) - (now[i] ?? 0),
    )
    const best = added.indexOf(Math.max(...added))
    division[best] = plus(division[best] ?? noTokens, one(token))
  }
  return division
}

export function piecesOf(loot: Hoard): readonly Token[] {
  return tokens.flatMap(token => Array<Token>(loot[token]).fill(token))
}

/** A fair share: an equal part of the maximum total. */
export const fairShare = (known: Knowledge, kill: Kill): number =>
  gainsOf(known, kill, efficient(known, kill)).reduce((sum, gain) => sum + gain, 0) / kill.party.length

/**
 * A division that gives this seat at least its aim and is otherwise as even as possible. It starts with the most
 * efficient division and moves single tokens as long as that helps.
 */
export function proposal(known: Knowledge, kill: Kill, aim: number): Division {
  const me = kill.party.indexOf(known.seat)
  const rate = (division: Division): number => {
    const gains = gainsOf(known, kill, division)
    const short = Math.max(0, aim - (gains[me] ?? 0))
    const unheard = kill.silenced !== null && isEmpty(division[kill.party.indexOf(kill.silenced)]) ? 100 : 0
    return gains.reduce((sum, gain, i) => (i === me ? sum : sum + evenness(gain)), 0) - 10 * short - unheard
  }
  let division = efficient(known, kill)
  let best = rate(division)
  for (let round = 0; round < 4; round++) {
    let improved = false
    for (const [from, share] of division.entries())
      for (const token of tokens)
        for (let to = 0; to < division.length && share[token] > 0; to++) {
          if (to === from) continue
          const other = moved(division, from, to, token)
          const rated = rate(other)
          if (rated > best + 1e-9) {
            ;[division, best, improved] = [other, rated, true]
            break
          }
        }
    if (!improved) break
  }
  return division
}

/** Having little is worse than having much is good, so nobody is left with nothing. */
const evenness = (gain: number): number => (gain <= 0 ? 4 * gain - 1 : gain / (gain + 4)) * 8

const isEmpty = (share: Hoard | undefined): boolean => share === undefined || piecesOf(share).length === 0

function moved(division: Division, from: number, to: number, token: Token): Hoard[] {
  const taken = one(token)
  return division.map((share, i) => (i === from ? minus(share, taken) : i === to ? plus(share, taken) : share))
}
