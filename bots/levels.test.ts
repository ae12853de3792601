import { expect, test } from 'vitest'
import {
  atLevel,
  everyKind,
  levelOf,
  listed,
  offeredBots,
  personaOf,
  plainBots,
  standInAmong,
  usualBot,
  withPersonas,
} from './levels.ts'

const all = ['greedy@1', 'caretaker@1', 'dragonlord@1', 'squire@1', 'knight@1', 'knight@2', 'knight@10', 'random@1']

test('a level is told by its name, and its latest version plays', () => {
  expect(all.map(levelOf)).toEqual([null, null, 'dragonlord', 'squire', 'knight', 'knight', 'knight', null])
  expect([atLevel(all, 'knight'), atLevel(all, 'captain')]).toEqual(['knight@10', null])
})

test('people are offered the levels, the weakest first, and Knight sits down', () => {
  expect(offeredBots(all)).toEqual(['squire@1', 'knight@10', 'dragonlord@1'])
  expect([usualBot(all), standInAmong(all)]).toEqual(['knight@10', 'knight@10'])
})

test('where a game has no levels, all its bots are offered, and its careful one stands in', () => {
  const few = ['greedy@1', 'caretaker@1', 'random@1']
  expect(offeredBots(few)).toEqual(few)
  expect([usualBot(few), standInAmong(few)]).toEqual(['greedy@1', 'caretaker@1'])
  expect([usualBot([]), standInAmong([])]).toEqual(['', null])
})

test('a bot with a persona has its level, and is not the plain one', () => {
  const two = ['knight.miser@2', 'knight@1']
  expect([two.map(levelOf), two.map(personaOf)]).toEqual([
    ['knight', 'knight'],
    ['miser', null],
  ])
  expect(atLevel(two, 'knight')).toBe('knight@1')
  expect(withPersonas((level, persona) => `${persona} ${level}`)['squire.fox@1']).toBe('fox squire')
})

test('lists leave personas out, and tests take them at one level', () => {
  const some = ['greedy@1', 'squire@1', 'squire.fox@1', 'knight.fox@1']
  expect(plainBots(some)).toEqual(['greedy@1', 'squire@1'])
  expect(everyKind(some)).toEqual(['greedy@1', 'squire@1', 'squire.fox@1'])
  expect(listed(plainBots(some))).toBe('greedy@1, squire@1')
  expect(listed(some)).toMatch(/^greedy@1, squire@1, or with a persona \(miser, .*fox\)/)
})
