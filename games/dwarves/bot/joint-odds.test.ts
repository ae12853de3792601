import { expect, test } from 'vitest'
import { jointOf, nothing, outcomeOf, together } from './joint-odds.ts'

const total = (joint: ReturnType<typeof jointOf>): number => joint.flat().reduce((a, b) => a + b, 0)

test('an orc against a dwarf: the chance to win, and less treasure than orcs find on average', () => {
  let [wins, found] = [0, 0]
  const faces = [1, 2, 3, 4, 5, 6]
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces)
          for (const e of faces) {
            if (a + b + c < d + e) continue
            wins++
            found += [a, b, c].filter(face => face <= 1).length
          }
  const { chance, treasure } = outcomeOf(jointOf(3, 1, false), [jointOf(2, 2, false)])
  expect(chance).toBeCloseTo(wins / 7776, 12)
  expect(treasure).toBeCloseTo(found / wins, 12)
  expect(treasure).toBeLessThan(0.5)
})

test('a reroll adds what it should to one and to two dice', () => {
  const mean = (joint: ReturnType<typeof jointOf>): number =>
    joint.reduce((sum, row, strength) => sum + strength * row.reduce((a, b) => a + b, 0), 0)
  expect(mean(jointOf(1, 1, true))).toBeCloseTo(4.25, 12)
  expect(mean(jointOf(2, 1, true))).toBeCloseTo(8.23611111111111, 12)
  expect(total(jointOf(2, 1, true))).toBeCloseTo(1, 12)
})

test('armies add up, and an empty one never beats anybody who fights', () => {
  const army = together(together(jointOf(1, 2, false), jointOf(1, 2, false)), nothing)
  expect(total(army)).toBeCloseTo(1, 12)
  expect(army.length).toBe(13)
  expect(outcomeOf(nothing, [army]).chance).toBe(0)
  expect(outcomeOf(army, []).treasure).toBeCloseTo(2 / 3, 12)
})
