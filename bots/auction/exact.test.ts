import { expect, test } from 'vitest'
import { solveAmong } from './among.ts'
import { certified } from './certificate.ts'
import { readAuction, solveSealed } from './json.ts'
import { type SealedAuction, stageOf } from './sealed.ts'
import { solve } from './solve.ts'
import type { Stage } from './stage.ts'

/** Auctions whose equilibria are worked out by hand. Where there are several, what each bidder gets in any of them. */

const quick = { regret: 300, restarts: 0, cooling: 100, enough: 0.001 }
const auction = (bidders: readonly object[], worth: readonly number[][], gold = 1, silver = 0): SealedAuction => {
  const read = readAuction({ bidders, worth, coin: { gold, silver } })
  if (typeof read === 'string') throw new Error(read)
  return read
}
const purse = (gold: number, silver = 0) => ({ gold, silver })

test('whoever alone can pay bids one coin', () => {
  const { mixes, values, nashConv } = solveSealed(
    auction(
      [purse(3), purse(0)],
      [
        [5, 0, 0],
        [-2, 5, 0],
      ],
    ),
  )
  expect(nashConv).toBeLessThan(0.001)
  expect(mixes[0]).toEqual([expect.closeTo(0, 2), expect.closeTo(1, 2), 0, 0])
  expect(values).toEqual([expect.closeTo(4, 2), expect.closeTo(-2, 2)])
})

test('what is not open to a bidder is not played, and the others do not reckon with it', () => {
  const worth = [
    [5, 0, 0],
    [0, 5, 0],
  ]
  const stage = stageOf(auction([purse(3), purse(3)], worth), quick)
  const { mixes, values, nashConv } = solveAmong(stage, [[0, 1, 2, 3], [0]], quick)
  expect(nashConv).toBeLessThan(0.001)
  expect([...(mixes[0] ?? [])]).toEqual([0, 1, 0, 0].map(p => expect.closeTo(p, 2)))
  expect([...(mixes[1] ?? [])]).toEqual([1, 0, 0, 0])
  expect(values).toEqual([expect.closeTo(4, 2), expect.closeTo(0, 2)])
})

test('who keeps to a mix is answered, and the certificate does not ask whether it pays', () => {
  const worth = [
    [5, 0, 0],
    [0, 5, 0],
  ]
  const { agents, ...rest } = stageOf(auction([purse(3), purse(3)], worth), quick)
  const kept = Float64Array.of(0, 0.9, 0.1, 0)
  const stage = { ...rest, agents: agents.map((agent, i) => (i === 0 ? { ...agent, keeps: kept } : agent)) }
  const { mixes, values, nashConv } = solve(stage, quick)
  expect(nashConv).toBeLessThan(0.001)
  expect([...(mixes[0] ?? [])]).toEqual([...kept].map(p => expect.closeTo(p, 6)))
  expect([...(mixes[1] ?? [])]).toEqual([0, 0, 1, 0].map(p => expect.closeTo(p, 2)))
  expect(values[1]).toBeCloseTo(2.5, 2)
})

test('nobody bids for what costs more than it is worth', () => {
  const { values, nashConv } = solveSealed(
    auction(
      [purse(3, 2), purse(3, 2)],
      [
        [0.5, 0, 0],
        [0, 0.5, 0],
      ],
    ),
  )
  expect(nashConv).toBeLessThan(0.01)
  expect(values).toEqual([expect.closeTo(0, 2), expect.closeTo(0, 2)])
})

test('silver decides: with one coin each, only who has silver can win a tie, so only they bid', () => {
  const { mixes, values } = solveSealed(
    auction(
      [purse(1, 1), purse(1, 0)],
      [
        [4, 0, 0],
        [0, 4, 0],
      ],
    ),
  )
  expect(mixes.map(mix => mix[1])).toEqual([expect.closeTo(1, 2), expect.closeTo(0, 2)])
  expect(values).toEqual([expect.closeTo(3, 1), expect.closeTo(0, 1)])
})

test('a third who cannot pay changes nothing about a tie of the other two', () => {
  const worth = [
    [4, 0, 0, 0],
    [0, 4, 0, 0],
    [0, 0, 4, 0],
  ]
  const { values } = solveSealed(auction([purse(1, 1), purse(1, 0), purse(0, 5)], worth))
  expect(values).toEqual([expect.closeTo(3, 1), expect.closeTo(0, 1), 0])
})

test('two alike with one coin: one of three equilibria, worth 0 each or 3 and 0', () => {
  const { values, nashConv } = solveSealed(
    auction(
      [purse(1), purse(1)],
      [
        [4, 0, 0],
        [0, 4, 0],
      ],
    ),
  )
  expect(nashConv).toBeLessThanOrEqual(0.01)
  expect([0, 3]).toContainEqual(expect.closeTo(values[0] as number, 1))
  expect([0, 3]).toContainEqual(expect.closeTo(values[1] as number, 1))
})

test('two alike with more coins than the prize is worth throw it all away, or one does not take part', () => {
  for (const prize of [3, 4, 5, 7]) {
    const { values, nashConv } = solveSealed(
      auction(
        [purse(9), purse(9)],
        [
          [prize, 0, 0],
          [0, prize, 0],
        ],
      ),
    )
    expect(nashConv).toBeLessThanOrEqual(0.01)
    expect(Math.min(...values)).toBeLessThan(0.02 * prize) // at most one of them gains
  }
})

test('a hidden purse: the poor type bids nothing against a rival who outbids it for sure', () => {
  const types = [
    { p: 0.5, gold: 1 },
    { p: 0.5, gold: 4 },
  ]
  const { mixes, nashConv } = solveSealed(
    auction(
      [{ types, silver: 0 }, purse(3)],
      [
        [9, 0, 0],
        [0, 9, 0],
      ],
    ),
  )
  expect(nashConv).toBeLessThanOrEqual(0.01)
  expect(mixes[0]).toHaveLength(2)
  expect(mixes[0]?.map(mix => (mix as number[]).length)).toEqual([2, 5])
  expect((mixes[0] as number[][])[0]?.[1]).toBeLessThan(0.01)
})

test('three and four alike, and all different: at most one per cent', () => {
  const alike = (n: number, prize: number) =>
    Array.from({ length: n }, (_, i) => Array.from({ length: n + 1 }, (_, j) => (i === j ? prize : 0)))
  const cases = [
    auction([purse(6), purse(6), purse(6)], alike(3, 6)),
    auction([purse(8, 2), purse(8, 2), purse(8, 2), purse(8, 2)], alike(4, 6), 1, 0.5),
    auction(
      [purse(5, 3), purse(3, 1), purse(2, 4)],
      [
        [7, -1, -2, 0],
        [-2, 9, 0, 0],
        [0, -3, 4, 0],
      ],
      1,
      0.3,
    ),
  ]
  for (const one of cases) expect(solveSealed(one).nashConv).toBeLessThanOrEqual(0.01)
})

test('the certificate agrees with every joint bid counted one by one', () => {
  const one = auction(
    [
      purse(3, 2),
      purse(2, 0),
      {
        types: [
          { p: 0.3, gold: 1 },
          { p: 0.7, gold: 4 },
        ],
        silver: 1,
      },
    ],
    [
      [6, -1, -2, 0.5],
      [-3, 8, 1, 0],
      [2, 0, 5, -1],
    ],
    0.7,
    0.2,
  )
  const stage = stageOf(one, quick)
  const mixes = stage.agents.map(({ levels }, i) =>
    Float64Array.from(levels, (_, a) => (a + i + 1) / levels.reduce((sum, _, b) => sum + b + i + 1, 0)),
  )
  expect(certified(stage, mixes).nashConv).toBeCloseTo(counted(stage, mixes), 10)
})

/** The same by brute force: every type, every joint bid. */
function counted(stage: Stage, mixes: readonly Float64Array[]): number {
  const { agents, seats, ties, scale } = stage
  const worthOf = (me: number, mine: number): number => {
    const seat = agents[me]?.seat ?? 0
    const others = Array.from({ length: seats }, (_, s) => s).filter(s => s !== seat)
    const go = (left: readonly number[], p: number, bids: ReadonlyMap<number, number>): number => {
      const [next, ...rest] = left
      if (next === undefined) return p * payoff(me, mine, bids)
      let sum = 0
      for (const [i, agent] of agents.entries())
        if (agent.seat === next)
          for (const [a, level] of agent.levels.entries())
            sum += go(rest, p * agent.weight * (mixes[i]?.[a] ?? 0), new Map(bids).set(next, level))
      return sum
    }
    return go(others, 1, new Map([[seat, agents[me]?.levels[mine] ?? 0]]))
  }
  const payoff = (me: number, mine: number, bids: ReadonlyMap<number, number>): number => {
    const agent = agents[me]
    const worth = (j: number): number => agent?.worth[mine * (seats + 1) + j] ?? 0
    const top = Math.max(...bids.values())
    const tied = [...bids].filter(([, level]) => level === top).map(([s]) => s)
    if (top === 0) return worth(seats)
    if (tied.length === 1) return worth(tied[0] ?? 0)
    const tie = ties[tied.reduce((mask, s) => mask | (1 << s), 0)]
    if (tie === undefined) return worth(seats)
    let [sum, rest] = [-(tie.cost[agent?.seat ?? 0] ?? 0), 1]
    for (let j = 0; j < seats; j++) {
      sum += (tie.share[j] ?? 0) * worth(j)
      rest -= tie.share[j] ?? 0
    }
    return sum + rest * worth(seats)
  }
  let gain = 0
  for (const [i, agent] of agents.entries()) {
    const all = agent.levels.map((_, a) => worthOf(i, a))
    gain += agent.weight * (Math.max(...all) - all.reduce((sum, u, a) => sum + u * (mixes[i]?.[a] ?? 0), 0))
  }
  return gain / scale
}
