/* Strength and treasure together, exactly. They are at odds: low dice find, high dice win. */

/** The chance of each strength with each treasure: `joint[7][1]` is the chance of a seven that found one. */
export type Joint = readonly (readonly number[])[]

const FACES = [1, 2, 3, 4, 5, 6] as const
export const nothing: Joint = [[1]]

/** Two armies, or two creatures of one army, as one. */
export function together(one: Joint, other: Joint): Joint {
  const width = widthOf(one) + widthOf(other) - 1
  const sum = Array.from({ length: one.length + other.length - 1 }, () => Array<number>(width).fill(0))
  for (const [strength, row] of one.entries())
    for (const [found, chance] of row.entries()) {
      if (chance === 0) continue
      for (const [more, others] of other.entries()) {
        const into = sum[strength + more] as number[]
        for (const [extra, with_] of others.entries())
          into[found + extra] = (into[found + extra] as number) + chance * with_
      }
    }
  return sum
}

const widthOf = (joint: Joint): number => Math.max(...joint.map(row => row.length))

const known = new Map<string, Joint>()

/** What one creature rolls. A reroll is taken for strength: the lowest die, if it shows 3 or less (R6.8). */
export function jointOf(dice: number, finds: number, rerolls: boolean): Joint {
  const key = `${dice} ${finds} ${rerolls}`
  const found = known.get(key) ?? (rerolls ? rerolled(dice, finds) : plain(dice, finds))
  known.set(key, found)
  return found
}

function plain(dice: number, finds: number): Joint {
  const die = [0, ...FACES].map(face => (face === 0 ? [0, 0] : face <= finds ? [0, 1 / 6] : [1 / 6, 0]))
  return Array.from({ length: dice }, () => die).reduce<Joint>(together, nothing)
}

function rerolled(dice: number, finds: number): Joint {
  const joint = Array.from({ length: 6 * dice + 1 }, () => Array<number>(dice + 1).fill(0))
  const roll = (left: number, low: number, pips: number, found: number, chance: number): void => {
    if (left > 0) {
      for (const face of FACES)
        roll(left - 1, Math.min(low, face), pips + face, found + (face <= finds ? 1 : 0), chance / 6)
      return
    }
    for (const face of FACES) {
      const shown = low <= 3 ? face : low
      const row = joint[pips - low + shown] as number[]
      const has = found - (low <= finds ? 1 : 0) + (shown <= finds ? 1 : 0)
      row[has] = (row[has] as number) + chance / 6
    }
  }
  roll(dice, 6, 0, 0, 1)
  return joint
}

/** The chance to have the most strength, alone or tied, and the treasure expected if so. */
export function outcomeOf(
  mine: Joint,
  rivals: readonly Joint[],
): { readonly chance: number; readonly treasure: number } {
  let [chance, treasure] = [0, 0]
  const upTo = rivals.map(chancesUpTo)
  for (const [strength, row] of mine.entries()) {
    let wins = 1
    for (const rival of upTo) wins *= rival[Math.min(strength, rival.length - 1)] as number
    for (const [found, share] of row.entries()) {
      chance += share * wins
      treasure += share * wins * found
    }
  }
  return { chance, treasure: chance > 0 ? treasure / chance : 0 }
}

/** By strength: the chance of this or less. */
function chancesUpTo(joint: Joint): readonly number[] {
  let total = 0
  return joint.map(row => {
    for (const chance of row) total += chance
    return total
  })
}
