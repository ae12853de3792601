import { at, KINDS } from '../model/cards.ts'
import { diceOf, findsOf, mayReroll } from '../model/groups.ts'
import type { World } from '../model/world.ts'

/* Quick odds: strength as a normal distribution, treasure as what is expected with that strength. */

const STEPS = 64
const FAR = 4
/** The chance of less than x standard deviations, for x from −FAR to FAR. Twelve dice are as good as normal. */
const below: readonly number[] = normal()

function normal(): readonly number[] {
  let sums = [1]
  const FACES = 64
  for (let n = 0; n < 12; n++) {
    const next = Array<number>(sums.length + FACES - 1).fill(0)
    for (const [i, chance] of sums.entries())
      for (let face = 0; face < FACES; face++) next[i + face] = at(next, i + face) + chance / FACES
    sums = next
  }
  const middle = (sums.length - 1) / 2
  const deviation = Math.sqrt((12 * (FACES * FACES - 1)) / 12)
  const upTo: number[] = []
  let total = 0
  for (const chance of sums) {
    total += chance
    upTo.push(total - chance / 2)
  }
  return Array.from({ length: 2 * FAR * STEPS + 1 }, (_, i) => {
    const place = middle + (i / STEPS - FAR) * deviation
    const floor = Math.max(0, Math.min(upTo.length - 2, Math.floor(place)))
    return at(upTo, floor) + (place - floor) * (at(upTo, floor + 1) - at(upTo, floor))
  })
}

export function chanceBelow(x: number): number {
  if (x <= -FAR) return 0
  if (x >= FAR) return 1
  const place = (x + FAR) * STEPS
  const floor = Math.floor(place)
  const low = at(below, floor)
  return low + (place - floor) * ((below[floor + 1] ?? 1) - low)
}

const MEAN = 3.5
const VARIANCE = 35 / 12
/** By dice: the mean and variance of a creature whose lowest die is rolled again if it shows 3 or less. */
const rerolled = [0, 1, 2, 3, 4, 5].map(dice => {
  let [all, sum, squares] = [0, 0, 0]
  const roll = (left: number, low: number, pips: number): void => {
    if (left > 0) for (let face = 1; face <= 6; face++) roll(left - 1, Math.min(low, face), pips + face)
    else
      for (let face = 1; face <= 6; face++) {
        const shown = low <= 3 ? pips - low + face : pips
        all++
        sum += shown
        squares += shown * shown
      }
  }
  roll(dice, 6, 0)
  return { mean: sum / all, variance: squares / all - (sum / all) * (sum / all) }
})

/** What an army can expect: strength, treasure, and how they go together. */
export interface Force {
  mean: number
  variance: number
  found: number
  /** The covariance of treasure and strength: low dice find. */
  joint: number
}

export const noForce = (): Force => ({ mean: 0, variance: 0, found: 0, joint: 0 })

/** Adds this many creatures of a kind. */
export function join(force: Force, w: World, seat: number, kind: number, count: number): void {
  const dice = diceOf(w, seat, kind)
  const finds = findsOf(w, seat, kind)
  if (mayReroll(w, seat, kind)) {
    const one = rerolled[dice] as (typeof rerolled)[0]
    force.mean += count * one.mean
    force.variance += count * one.variance
  } else {
    force.mean += count * dice * MEAN
    force.variance += count * dice * VARIANCE
  }
  force.found += (count * dice * finds) / 6
  force.joint -= (count * dice * finds * (6 - finds)) / 12
}

const order: number[] = []

/** The strongest that a seat can send to a battle of this size. */
export function strongestForce(w: World, seat: number, limit: number, force: Force): void {
  force.mean = force.variance = force.found = force.joint = 0
  order.length = 0
  for (let kind = 0; kind < w.cards.kinds; kind++) {
    if (at(w.counts, seat * KINDS + kind) === 0) continue
    const rank = diceOf(w, seat, kind) * 8 + findsOf(w, seat, kind)
    let place = order.length
    for (; place > 0 && at(order, place - 1) % 64 < rank; place--) order[place] = at(order, place - 1)
    order[place] = kind * 64 + rank
  }
  let left = limit
  for (let i = 0; i < order.length && left > 0; i++) {
    const kind = Math.floor(at(order, i) / 64)
    const sent = Math.min(left, at(w.counts, seat * KINDS + kind))
    join(force, w, seat, kind, sent)
    left -= sent
  }
}

/** Five points of a normal distribution, and their weights. */
const points = [-2.85697, -1.355626, 0, 1.355626, 2.85697]
const weights = [0.0112574, 0.2220759, 0.5333333, 0.2220759, 0.0112574]
/** R10.3: who ties wins, too. */
const TIE = 0.5
const deviations: number[] = []

/** The chance to win against these, and the treasure expected times that chance. */
export function clash(mine: Force, rivals: readonly Force[], out: { chance: number; found: number }): void {
  const deviation = Math.sqrt(mine.variance)
  const slope = mine.variance > 0 ? mine.joint / deviation : 0
  for (let r = 0; r < rivals.length; r++) deviations[r] = Math.sqrt((rivals[r] as Force).variance)
  let [chance, found] = [0, 0]
  for (let i = 0; i < points.length; i++) {
    const strength = mine.mean + deviation * at(points, i) + TIE
    let wins = at(weights, i)
    for (let r = 0; r < rivals.length; r++) {
      const { mean, variance } = rivals[r] as Force
      if (mean === 0) continue
      wins *= variance > 0 ? chanceBelow((strength - mean) / at(deviations, r)) : strength >= mean ? 1 : 0
    }
    chance += wins
    found += wins * Math.max(0, mine.found + slope * at(points, i))
  }
  out.chance = chance
  out.found = found
}
