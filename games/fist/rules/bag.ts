import type { Rng } from '#kernel/chance'
import { type Colour, colours } from '../cards/steps.ts'
import type { Stones } from '../types.ts'
import { noStones, stoneCount } from './counting.ts'

/** Draws one stone, each with equal probability. Nothing is drawn before its moment. */
export function drawStone(rng: Rng, bag: Stones): Colour {
  let n = rng.below(stoneCount(bag))
  for (const colour of colours) {
    if (n < bag[colour]) return colour
    n -= bag[colour]
  }
  throw new RangeError('the bag is empty')
}

/** Draws this many stones, or all there are. */
export function drawStones(rng: Rng, bag: Stones, count: number): Stones {
  const [left, drawn] = [{ ...bag }, { ...noStones }]
  for (let n = Math.min(count, stoneCount(bag)); n > 0; n--) {
    const colour = drawStone(rng, left)
    left[colour]--
    drawn[colour]++
  }
  return drawn
}
