/** What may become of the most of one colour, as far as somebody can know. */
export interface Race {
  /** What the rivals are known to have; zeros where nothing is counted. */
  readonly rivals: readonly number[]
  /** How many of the colour nobody is known to have, and are not lost. */
  readonly open: number
  /** R9.3, R9.4: what a tie pays with this many rivals, as a part of the prize. */
  readonly tied: (rivals: number) => number
}

/** Whether somebody with this many can still come to have as many as the first of the rivals. */
export const isInReach = (own: number, { rivals, open }: Race): boolean => own + open >= Math.max(0, ...rivals)

/**
 * R9.2: the part of the prize that somebody with this many can expect, if each gem that is still open goes to anybody with
 * the same chance. It is exact for that, and that is a guess.
 */
export function leadChance(own: number, race: Race): number {
  const { rivals, open, tied } = race
  let sum = 0
  for (let mine = 0; mine <= open; mine++) {
    const most = own + mine
    if (most === 0) continue // if nobody has any, nobody is paid
    const chance = choose(open, mine) * (1 / (rivals.length + 1)) ** mine * share(rivals.length) ** (open - mine)
    sum += chance * paid(most, open - mine, rivals, tied)
  }
  return sum
}

/** The part of a prize that the others have of each gem: none if there are no others. */
const share = (rivals: number): number => rivals / (rivals + 1)

/** What this many is paid on average, when so many more go to the rivals. */
function paid(most: number, more: number, rivals: readonly number[], tied: Race['tied']): number {
  if (rivals.length === 0) return more === 0 ? 1 : 0
  /** By how many rivals are level: in how many ways the others get so many, each way divided by orders among equals. */
  let ways: (readonly number[])[] = [[1]]
  for (const rival of rivals) {
    const [room, next] = [most - rival, [] as number[][]]
    for (const [level, poly] of ways.entries())
      for (let n = 0; n <= Math.min(room, more); n++) {
        const to = n === room ? level + 1 : level
        const into = next[to] ?? []
        next[to] = into
        for (const [got, count] of poly.entries())
          if (got + n <= more) into[got + n] = (into[got + n] ?? 0) + (count ?? 0) / factorial(n)
      }
    ways = Array.from(next, poly => Array.from(poly ?? [], count => count ?? 0))
  }
  const all = factorial(more) / rivals.length ** more
  return ways.reduce((sum, poly, level) => sum + (poly[more] ?? 0) * all * (level === 0 ? 1 : tied(level)), 0)
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
const choose = (n: number, k: number): number => factorial(n) / factorial(k) / factorial(n - k)
