/** The probability of each sum: `sums[7]` is the chance of a seven. */
export type Sums = readonly number[]

const FACES = 6
const faces = Array.from({ length: FACES }, (_, i) => i + 1)

/** A certain sum. */
export const surely = (sum: number): Sums => [...Array<number>(sum).fill(0), 1]

/** The sum of two independent distributions. */
export function added(one: Sums, other: Sums): Sums {
  const sums = Array<number>(one.length + other.length - 1).fill(0)
  for (const [a, chanceOfA] of one.entries())
    if (chanceOfA > 0)
      for (const [b, chanceOfB] of other.entries()) sums[a + b] = (sums[a + b] ?? 0) + chanceOfA * chanceOfB
  return sums
}

const die: Sums = [0, ...faces.map(() => 1 / FACES)]
const byDice: Sums[] = [surely(0)]

/** The distribution of this many dice. */
export function sumsOf(dice: number): Sums {
  while (byDice.length <= dice) byDice.push(added(byDice.at(-1) ?? surely(0), die))
  return byDice[dice] ?? surely(0)
}

const rerolled = new Map<number, Sums>()

/** R6.8: this many dice, where the lowest is rerolled if it shows 3 or less. */
export function sumsWithReroll(dice: number): Sums {
  const known = rerolled.get(dice)
  if (known !== undefined) return known
  const sums = Array<number>(FACES * dice + 1).fill(0)
  const each = FACES ** -dice
  for (let n = 0; n < FACES ** dice; n++) {
    const rolled = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / FACES ** i) % FACES))
    const [low, sum] = [Math.min(...rolled), rolled.reduce((a, b) => a + b, 0)]
    if (low > 3) sums[sum] = (sums[sum] ?? 0) + each
    else for (const face of faces) sums[sum - low + face] = (sums[sum - low + face] ?? 0) + each / FACES
  }
  rerolled.set(dice, sums)
  return sums
}

/** The chances that the first has the higher sum, and that both are equal. */
export function duel(one: Sums, other: Sums): { readonly win: number; readonly tie: number } {
  let [win, tie, below] = [0, 0, 0]
  for (const [sum, chance] of one.entries()) {
    win += chance * below
    tie += chance * (other[sum] ?? 0)
    below += other[sum] ?? 0
  }
  return { win, tie }
}

/** The chance to have the highest sum, alone or tied (R10.3). */
export function chanceToWin(mine: Sums, others: readonly Sums[]): number {
  const below = others.map(atMost)
  return mine.reduce((total, chance, sum) => {
    if (chance === 0) return total
    let all = chance
    for (const other of below) all *= other[Math.min(sum, other.length - 1)] ?? 0
    return total + all
  }, 0)
}

/** The same for each of several armies. */
export const chancesToWin = (armies: readonly Sums[]): readonly number[] =>
  armies.map((mine, i) => chanceToWin(mine, armies.toSpliced(i, 1)))

/** The chance of each sum or less. */
function atMost(sums: Sums): readonly number[] {
  let total = 0
  return sums.map(chance => {
    total += chance
    return total
  })
}
