import { bestDivision, type Rate } from './search.ts'
import type { Division, Stake } from './stake.ts'

/** The fair division as somebody sees it, and what each of the party gains from it, in the party's order. */
export interface Fair {
  readonly division: Division
  readonly gains: readonly number[]
}

/** Whoever gains less than this many points has little reason to agree. */
const ENOUGH = 0.5

/**
 * The Nash product of those whose consent is needed. Where somebody gains too little to agree, it is below zero by what
 * they lack: however much the others gain, a division that nobody will accept is worth nothing.
 */
const consent =
  (mute: number): Rate =>
  gains => {
    let [product, lacking] = [1, 0]
    for (const [i, gain] of gains.entries()) {
      if (i === mute) continue
      if (gain < ENOUGH) lacking += ENOUGH - gain
      else product *= gain
    }
    return lacking > 0 ? -lacking : product
  }

/** The place of the seat whose consent is not needed (R10.15); −1 for none. */
const muteIn = ({ kill: { silenced, party } }: Stake): number => (silenced === null ? -1 : party.indexOf(silenced))

/** Maximum Nash welfare: nobody can gain a share of theirs without others losing a larger share of theirs. */
export function fairDivision(stake: Stake): Fair {
  const rate = consent(muteIn(stake))
  const foundFrom = (start?: Division): Fair => {
    const division = bestDivision(stake, rate, start)
    return { division, gains: stake.gains(division) }
  }
  const [one, other] = [foundFrom(), foundFrom(bestDivision(stake, together))]
  return rate(other.gains) > rate(one.gains) ? other : one
}

/** What all gain. */
export const together: Rate = gains => gains.reduce((sum, gain) => sum + gain, 0)

/** The most for the seat in this place, if every other whose consent is needed keeps its part of what is fair. */
export function demandingDivision(
  stake: Stake,
  { division, gains: fair }: Fair,
  place: number,
  keeps: readonly number[],
): Division {
  const mute = muteIn(stake)
  const agreed = consent(mute)
  const least = fair.map((gain, i) => (gain > 0 ? (keeps[i] ?? 1) * gain : gain))
  const rate: Rate = gains => {
    let points = 0
    for (const [i, gain] of gains.entries())
      if (i === place) points += gain
      else if (i !== mute) points -= 20 * Math.max(0, (least[i] ?? 0) - gain)
    return points + agreed(gains) / 1e6
  }
  return bestDivision(stake, rate, division)
}

/** The fair division of what is left if one of the party gets its share of this division. */
export function fairBeside(stake: Stake, place: number, given: Division): Division {
  return given[place] === undefined ? given : bestDivision(stake, consent(muteIn(stake)), given, place)
}
