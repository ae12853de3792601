import { expect, test } from 'vitest'
import type { Rng } from '#kernel/chance'
import { bootstrap, wilson } from '#kernel/intervals'
import { diceOf, seedFrom } from '#kernel/seed'
import { addRanking, fitted } from './plackett-luce.ts'
import { spreadOf, timesOf, together } from './times.ts'

const strengths = [8, 4, 2, 1]
const FINE = 1 << 20

/** A ranking of these players, drawn as the model says. */
function drawn(players: readonly number[], rng: Rng): readonly number[] {
  const ranks: number[] = []
  const left = players.map((player, seat) => ({ player, seat }))
  for (let rank = 1; left.length > 0; rank++) {
    const whole = left.reduce((sum, { player }) => sum + (strengths[player] ?? 0), 0)
    let at = (rng.below(FINE) / FINE) * whole
    const next = left.findIndex(({ player }) => {
      at -= strengths[player] ?? 0
      return at < 0
    })
    for (const { seat } of left.splice(next, 1)) ranks[seat] = rank
  }
  return ranks
}

test.each([
  ['the whole order', Number.POSITIVE_INFINITY],
  ['only who won', 1],
])('made-up strengths are found again from %s of 4000 games', (_, depth) => {
  const rng = diceOf(seedFrom('made up'))(0)
  const rankings = new Map<string, number>()
  for (let n = 0; n < 4000; n++) {
    const players = Array.from({ length: 3 + (n % 2) }, () => rng.below(4))
    addRanking(rankings, players, drawn(players, rng))
  }
  const found = fitted(rankings, 4, depth)
  const wanted = strengths.map(Math.log)
  const mean = wanted.reduce((a, b) => a + b) / 4
  for (const [i, log] of found.entries()) expect(log).toBeCloseTo((wanted[i] ?? 0) - mean, 0.7)
})

test('who shares a rank is equally strong; who always wins has a strength, too', () => {
  const even = new Map<string, number>()
  for (let n = 0; n < 50; n++) addRanking(even, [0, 1, 1], [1, 1, 1])
  expect(fitted(even, 2)[0]).toBeCloseTo(0)
  expect([...even]).toEqual([
    ['0 1 1', expect.closeTo(50 / 3)],
    ['1 0 1', expect.closeTo(50 / 3)],
    ['1 1 0', expect.closeTo(50 / 3)],
  ])
  const [always = 0, never = 0] = fitted(new Map([['0 1', 100]]), 2)
  expect(always).toBeGreaterThan(2)
  expect(never).toBeCloseTo(-always)
})

test('intervals: Wilson’s, and the middle of what draws make of blocks', () => {
  expect(wilson(376, 400).map(n => Math.round(n * 1000) / 10)).toEqual([91.2, 95.9])
  const rng = diceOf(seedFrom('blocks'))(0)
  const mean = (all: readonly number[]): readonly number[] => [all.reduce((a, b) => a + b, 0) / all.length]
  const blocks = Array.from({ length: 100 }, (_, i) => i % 2)
  const [[low, high] = [0, 0]] = bootstrap(blocks, mean, 500, rng)
  expect(low).toBeCloseTo(0.4, 1)
  expect(high).toBeCloseTo(0.6, 1)
})

test('times of several games add up to those of all their decisions', () => {
  const all = Array.from({ length: 100 }, (_, i) => (i + 1) / 10)
  const parts = [all.slice(0, 30), all.slice(30)].map(timesOf)
  const { decisions, mean, p95 } = spreadOf(together(parts))
  expect([decisions, mean]).toEqual([100, 5.05])
  expect(p95).toBeGreaterThanOrEqual(9.5)
  expect(p95).toBeLessThan((9.5 * 13) / 12)
})
