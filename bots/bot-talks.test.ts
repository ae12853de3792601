import { expect, test } from 'vitest'
import { BotTalks, talksNow } from './bot-talks.ts'

test('for bots among themselves a minute passes in six seconds, and it begins when they do', () => {
  const talk = new BotTalks(1000, 61_000)
  expect([1000, 4000, 7000].map(now => talk.at(now))).toEqual([1000, 31_000, 61_000])
})

test('less time than that is not stretched', () => {
  expect(new BotTalks(0, 3000).at(2000)).toBe(2000)
})

test('a second later, silence is taken as an answer', () => {
  const talk = new BotTalks(0, 60_000)
  expect([6000, 7000, 7001].map(now => talk.isOver(now))).toEqual([false, false, true])
})

test('a talk ends when somebody else has a say, and another begins with a later deadline', () => {
  const talk = talksNow(null, 60_000, 0)
  expect(talksNow(talk, 60_000, 3000)).toBe(talk)
  expect(talksNow(talk, null, 3000)).toBe(null)
  expect(talksNow(talk, 120_000, 5000)?.at(5000)).toBe(5000)
})

test('while a deal closes, the time of bots stands still, and nobody is taken at their silence', () => {
  const talk = talksNow(null, 60_000, 0)
  const closing = talksNow(talk, 7500, 6500)
  expect([closing?.at(6500), closing?.at(7400)]).toEqual([65_000, 65_000])
  expect([talk?.isOver(7400), closing?.isOver(7400)]).toEqual([true, false])
  expect(talksNow(closing, 7500, 7000)).toBe(closing)
  const again = talksNow(closing, 60_000, 7000)
  expect(again?.at(7100)).toBe(66_000)
  expect([again?.isOver(7500), again?.isOver(7501)]).toEqual([false, true])
})
