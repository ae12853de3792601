import { expect, test } from 'vitest'
import { BotTalk, talkNow } from './bot-talk.ts'

test('for bots among themselves a minute passes in six seconds, and it begins when they do', () => {
  const talk = new BotTalk(1000, 61_000)
  expect([1000, 4000, 7000].map(now => talk.at(now))).toEqual([1000, 31_000, 61_000])
})

test('less time than that is not stretched', () => {
  expect(new BotTalk(0, 3000).at(2000)).toBe(2000)
})

test('a second later, silence is taken as an answer', () => {
  const talk = new BotTalk(0, 60_000)
  expect([6000, 7000, 7001].map(now => talk.isOver(now))).toEqual([false, false, true])
})

test('a talk goes on although its deadline changes, and ends when somebody else has a say', () => {
  const talk = talkNow(null, 60_000, 0)
  expect(talkNow(talk, 4000, 3000)).toBe(talk)
  expect(talkNow(talk, null, 3000)).toBe(null)
})
