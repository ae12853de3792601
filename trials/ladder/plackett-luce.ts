/*
 * Plackett and Luce's model of rankings: whoever is next best is drawn from those still there, each with a chance in
 * proportion to its strength. Fitted by minorize-maximize (Hunter 2004), which only ever improves the likelihood.
 */

/** Rankings of players by number, best first, and how often each occurred. A player may sit at several seats. */
export type Rankings = ReadonlyMap<string, number>

/**
 * Everybody also has half a win and half a loss against somebody of middling strength, so that who always wins has a
 * strength at all.
 */
const PRIOR = 0.5
const [PRECISE, MOST] = [1e-7, 5000]

interface Stage {
  /** How often each player is still there. */
  readonly there: readonly (readonly [player: number, seats: number])[]
  readonly weight: number
}

/** The logarithm of each player's strength; on average zero. `depth`: how many places count, 1 for the winner only. */
export function fitted(
  rankings: Rankings,
  players: number,
  depth = Number.POSITIVE_INFINITY,
  start: readonly number[] = Array<number>(players).fill(0),
): readonly number[] {
  const wins = Array<number>(players).fill(PRIOR)
  const stages = stagesOf(rankings, depth, wins)
  let strengths = start.map(Math.exp)
  for (let n = 0; n < MOST; n++) {
    const sums = strengths.map(strength => (2 * PRIOR) / (strength + 1))
    for (const { there, weight } of stages) {
      const whole = there.reduce((sum, [player, seats]) => sum + seats * (strengths[player] ?? 0), 0)
      for (const [player, seats] of there) sums[player] = (sums[player] ?? 0) + (weight * seats) / whole
    }
    const next = strengths.map((_, i) => (wins[i] ?? 0) / (sums[i] ?? 1))
    const moved = Math.max(...next.map((strength, i) => Math.abs(Math.log(strength / (strengths[i] ?? 1)))))
    strengths = next
    if (moved < PRECISE) break
  }
  const logs = strengths.map(Math.log)
  const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, players)
  return logs.map(log => log - mean)
}

/** Equal stages of different rankings are counted together. Adds up how often each player was next best. */
function stagesOf(rankings: Rankings, depth: number, wins: number[]): readonly Stage[] {
  const stages = new Map<string, number>()
  for (const [ranking, weight] of rankings) {
    const order = ranking.split(' ').map(Number)
    for (let place = 0; place < Math.min(depth, order.length - 1); place++) {
      const next = order[place] as number
      wins[next] = (wins[next] ?? 0) + weight
      const key = order
        .slice(place)
        .sort((a, b) => a - b)
        .join(' ')
      stages.set(key, (stages.get(key) ?? 0) + weight)
    }
  }
  return [...stages].map(([key, weight]) => ({ there: countedIn(key.split(' ').map(Number)), weight }))
}

function countedIn(players: readonly number[]): Stage['there'] {
  const counts = new Map<number, number>()
  for (const player of players) counts.set(player, (counts.get(player) ?? 0) + 1)
  return [...counts]
}

/** Adds one game. Who shares a rank is ranked in every possible way, each a part of the game. */
export function addRanking(rankings: Map<string, number>, players: readonly number[], ranks: readonly number[]): void {
  const groups = [...new Set(ranks)].sort((a, b) => a - b).map(rank => players.filter((_, i) => ranks[i] === rank))
  const ways = groups.reduce<readonly (readonly number[])[]>(
    (sofar, group) => sofar.flatMap(begun => orders(group).map(rest => [...begun, ...rest])),
    [[]],
  )
  for (const way of ways) rankings.set(way.join(' '), (rankings.get(way.join(' ')) ?? 0) + 1 / ways.length)
}

/** All orders of equal likelihood. Players with several seats occur in each as often as they sit. */
function orders(group: readonly number[]): readonly (readonly number[])[] {
  if (new Set(group).size <= 1) return [group]
  return [...new Set(group)].flatMap(first => orders(without(group, first)).map(rest => [first, ...rest]))
}
const without = (group: readonly number[], player: number): readonly number[] =>
  group.toSpliced(group.indexOf(player), 1)
