import { expect, test } from 'vitest'
import { problemIn, resized, wishFor } from './seating.ts'

const person = (name: string) => ({ isBot: false, name, bot: 'greedy@1', persona: '' })
const bot = { isBot: true, name: '', bot: 'greedy@1', persona: '' }

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

test('a bot is wished for by its level, with a persona if one was chosen', () => {
  expect(wishFor({ bot: 'captain', persona: '' })).toBe('captain')
  expect(wishFor({ bot: 'captain', persona: 'miser' })).toBe('captain.miser')
})
