import { expect, test } from 'vitest'
import { problemIn, resized } from './seating.ts'

const person = (name: string) => ({ isBot: false, name, bot: 'greedy@1' })
const bot = { isBot: true, name: '', bot: 'greedy@1' }

test('somebody has to play, and everybody by a name of their own', () => {
  expect(problemIn([bot, bot])).toBe('nobody')
  expect(problemIn([person('Ana'), bot])).toBe(null)
  expect(problemIn([person('Ana'), person('Ana'), bot])).toBe('sameName')
  expect(problemIn([person('Ana'), person('Аnа'), bot])).toBe('sameName')
  expect(problemIn([person('Ana'), person('Ana\ufe0f'), bot])).toBe('wrongName')
  expect(problemIn([person('Ana'), person(' ')])).toBe('wrongName')
  expect(problemIn([person('Ana'), { ...bot, name: 'Ana' }])).toBe(null)
})

test('more seats are taken by bots, fewer leave the first', () => {
  expect(resized([person('Ana')], 3, () => bot)).toEqual([person('Ana'), bot, bot])
  expect(resized([person('Ana'), bot, bot], 2, () => bot)).toEqual([person('Ana'), bot])
})
