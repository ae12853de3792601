import { expect, test } from 'vitest'
import { BotTalks, talksNow } from './bot-talks.ts'

test('for bots among themselves a minute passes in six seconds, and it begins when they do', () => {
  const talks = new BotTalks(1000, 61_000)
  expect([1000, 4000, 7000].map(now => talks.at(now))).toEqual([1000, 31_000, 61_000])
})

test('less time than that is not stretched', () => {
  expect(new BotTalks(0, 3000).at(2000)).toBe(2000)
})

test('a second later, silence is taken as an answer', () => {
  const talks = new BotTalks(0, 60_000)
  expect([6000, 7000, 7001].map(now => talks.isOver(now))).toEqual([false, false, true])
})

test('talks go on although their deadline changes, and end when somebody else has a say', () => {
  const talks = talksNow(null, 60_000, 0)
  expect(talksNow(talks, 4000, 3000)).toBe(talks)
  expect(talksNow(talks, null, 3000)).toBe(null)
})
