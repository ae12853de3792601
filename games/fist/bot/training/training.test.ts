import { expect, test } from 'vitest'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Shape } from '../value/net.ts'
import { fitWeights, freshWeights } from './fit.ts'
import { fulfil, type Order } from './orders.ts'
import { fromRow, inRow } from './samples.ts'

const shape: Shape = { embedding: 2, hidden: 3 }
const fresh = () => freshWeights(shape, diceOf(seedFrom('fresh'))(0))
const greedy: Order = { name: 'test', from: 0, to: 4, parent: null }

test('games are the same when they are played again, in one batch or two, by greedy@1 or by a net', () => {
  for (const order of [greedy, { ...greedy, to: 2, parent: { shape, weights: fresh() } }]) {
    const half = order.to / 2
    const halves = [fulfil({ ...order, to: half }), fulfil({ ...order, from: half })]
    expect(fulfil(order)).toEqual(Float32Array.from(halves.flatMap(row => [...row])))
  }
})

test('a row of numbers holds every table, and what everybody is to expect of it adds up to one win', () => {
  const row = fulfil({ ...greedy, to: 1, parent: { shape, weights: fresh() } })
  const samples = fromRow(row)
  expect(samples.length).toBeGreaterThan(10)
  expect(inRow(samples)).toEqual(row)
  for (const { target } of samples) expect(target.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 5)
})

test('fitting makes the error smaller, and makes the same weights again', () => {
  const samples = fromRow(fulfil(greedy))
  const fitted = () => {
    const [weights, said]: [Float64Array, string[]] = [fresh(), []]
    const how = { shape, epochs: 6, rate: 0.01, batch: 8 }
    fitWeights(weights, samples, how, diceOf(seedFrom('order'))(0), line => said.push(line))
    return { weights, losses: said.map(line => Number(/loss ([\d.]+)/.exec(line)?.[1])) }
  }
  const { weights, losses } = fitted()
  expect(losses.at(-1)).toBeLessThan(losses[0] ?? 0)
  expect(fitted().weights).toEqual(weights)
})
