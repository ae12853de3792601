import type { Rng } from '#kernel/chance'
import { type Field, SPOTS, strengthsOf, TEAM } from './field.ts'

const [THIEF, WIZARD] = [2, 3]
/** What a thief may bring who comes to a shared kill, and what the help of a wizard adds. */
export const [THEFT, LOOK] = [1.3, 2]

/** Sent by the eye: what placing an adventurer seems worth. Others are imagined to play by it, and weak levels do. */
export function seemsWorth(
  field: Field,
  loot: Float64Array,
  seat: number,
  adventurer: number,
  spot: number,
  extra = 0,
): number {
  const { seats } = field
  const mine = field.there[spot * seats + seat] as number
  let party = mine === 0 ? 1 : 0
  for (let other = 0; other < seats; other++) if (field.there[spot * seats + other] !== 0) party++
  const total = field.strength[spot] as number
  const power = (strengthsOf[adventurer] as number) + extra
  const sum = total - (field.missing[spot] as number) + power
  const worth = loot[spot * seats + seat] as number
  const team = mine | (1 << adventurer)
  const tricks = party > 1 && team & (1 << THIEF) ? THEFT + (team & (1 << WIZARD) ? LOOK : 0) : 0
  if (sum >= total) return worth / party + tricks - 0.1 * (sum - total) + 1
  const near = sum / total
  if (mine !== 0) return 0.15 * near * (worth / party + tricks) - 0.2 * power
  return (0.25 + 0.45 * near) * (worth / (party + 0.4) + tricks / 2) - 0.2 * power
}

/** Where a seat would send whom, as a number: spot × TEAM + adventurer. `whim` is how many points it may be off. */
export function habitual(field: Field, loot: Float64Array, seat: number, rng: Rng, whim: number): number {
  const ready = field.ready[seat] as number
  let [best, chosen] = [Number.NEGATIVE_INFINITY, -1]
  for (let spot = 0; spot < SPOTS; spot++) {
    if (field.strength[spot] === 0) continue
    for (let adventurer = 0; adventurer < TEAM; adventurer++) {
      if ((ready & (1 << adventurer)) === 0) continue
      const worth = seemsWorth(field, loot, seat, adventurer, spot) + (whim * rng.below(1000)) / 1000
      if (worth > best) [best, chosen] = [worth, spot * TEAM + adventurer]
    }
  }
  return chosen
}
