import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { benchScale, scaleParts } from '../scale.ts'
import { constantsFrom, measured } from './constants.ts'
import { Events } from './events.ts'
import { needsOf } from './model.ts'
import { simulate } from './queueing.ts'
import { renewed } from './tables.ts'

test('docs/scale.md shows what the model computes from the last measurement', async () => {
  const file = fileURLToPath(new URL('../../docs/scale.md', import.meta.url))
  await expect(renewed(readFileSync(file, 'utf8'), scaleParts(benchScale()))).toMatchFileSnapshot(file)
})

test('events happen in the order of their times', () => {
  const [events, seen]: [Events, number[]] = [new Events(), []]
  for (const at of [5, 1, 4, 1, 3, 9, 2, 6]) events.add(at, () => seen.push(at))
  events.add(0, () => events.add(7, () => seen.push(7)))
  events.run()
  expect(seen).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 9])
})

test('ten times as many people make ten times as many moves, and wait longer at half as many nodes', () => {
  const constants = constantsFrom(measured())
  const [few, many] = [needsOf(10_000, constants), needsOf(100_000, constants)]
  expect(many.moves).toBeCloseTo(few.moves * 10)
  const crowded = { ...many, nodes: Math.ceil(many.nodes * 0.6) }
  expect(simulate(crowded, constants, 20_000).node.p99).toBeGreaterThan(simulate(many, constants, 20_000).node.p99)
})
