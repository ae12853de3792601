import { bestDivision, type Rate } from './search.ts'
import type { Division, Stake } from './stake.ts'

/** The fair division as somebody sees it, and what each of the party gains from it, in the party's order. */
export interface Fair {
  readonly division: Division
  readonly gains: readonly number[]
}

/** Below this many points, gains count as if they shrank towards nothing: the product stays positive and still prefers more. */
const SMALL = 0.5
const weight = (gain: number): number => (gain >= SMALL ? gain : SMALL / (1 + 2 * (SMALL - gain)))

/** The Nash product of those whose consent is needed. Compared by itself, so that no logarithm is needed. */
const product =
  (silenced: number): Rate =>
  gains =>
    gains.reduce((all, gain, i) => (i === silenced ? all : all * weight(gain)), 1)

/** Maximum Nash welfare: nobody can gain a share of theirs without others losing a larger share of theirs. */
export function fairDivision(stake: Stake): Fair {
  const { silenced, party } = stake.kill
  const division = bestDivision(stake, product(silenced === null ? -1 : party.indexOf(silenced)))
  return { division, gains: stake.gains(division) }
}

/** The most for the seat in this place, if every other whose consent is needed keeps its part of what is fair. */
export function demandingDivision(
  stake: Stake,
  { division, gains: fair }: Fair,
  place: number,
  keeps: readonly number[],
): Division {
  const { silenced, party } = stake.kill
  const mute = silenced === null ? -1 : party.indexOf(silenced)
  const least = fair.map((gain, i) => (gain > 0 ? (keeps[i] ?? 1) * gain : gain))
  const rate: Rate = gains => {
    let [points, others] = [0, 1]
    for (const [i, gain] of gains.entries()) {
      if (i === place) points += gain
      else if (i !== mute) {
        points -= 20 * Math.max(0, (least[i] ?? 0) - gain)
        others *= weight(gain)
      }
    }
    return points + others / 1e6
  }
  return bestDivision(stake, rate, division)
}

/** The fair division of what is left if one of the party gets its share of this division. */
export function fairBeside(stake: Stake, place: number, given: Division): Division {
  const { silenced, party } = stake.kill
  const share = given[place]
  if (share === undefined) return given
  const fair = product(silenced === null ? -1 : party.indexOf(silenced))
  return bestDivision(stake, fair, given, place)
}
