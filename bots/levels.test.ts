import { expect, test } from 'vitest'
import {
  atLevel,
  botsExpected,
  botsMeant,
  everyKind,
  levelOf,
  levels,
  listed,
  offeredBots,
  offeredPersonas,
  personaOf,
  personas,
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
  expect(offeredBots(all)).toEqual(['squire', 'knight', 'dragonlord'])
  expect([usualBot(all), standInAmong(all)]).toEqual(['knight', 'knight@10'])
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

const persons = ['greedy@1', ...levels.map(level => `${level}@1`), ...Object.keys(withPersonas(() => null))]

test('an exact name is taken as said, and a level leaves open what it does not say', () => {
  expect(botsMeant(persons, 'captain@1')).toEqual(['captain@1'])
  expect(botsMeant([...persons, 'captain.miser@2'], 'captain.miser')).toEqual(['captain.miser@2'])
  expect(botsMeant(persons, 'captain')).toEqual(personas.map(it => `captain.${it}@1`))
  expect(botsMeant(all, 'knight')).toEqual(['knight@10'])
})

test.each(['', 'captain@2', 'captain.', 'captain.saint', 'greedy', 'toString', 'miser'])('%j means nobody', wish => {
  expect(botsMeant(persons, wish)).toEqual([])
})

test('a game offers personas if every level of it has them, and a refusal names them', () => {
  expect([offeredPersonas(persons), offeredPersonas(all), offeredPersonas([])]).toEqual([personas, [], []])
  expect(offeredPersonas([...all, 'knight.fox@1'])).toEqual([])
  expect(botsExpected(['random@1'])).toBe('one of random@1')
  expect(botsExpected(persons)).toBe(
    'one of greedy@1, squire@1, knight@1, captain@1, dragonlord@1; or a level: squire, knight, captain, dragonlord, ' +
      'with a persona (miser, berserker, spoiler, collector, diplomat, fox) if you like: squire.miser',
  )
})

test('lists leave personas out, and tests take them at one level', () => {
  const some = ['greedy@1', 'squire@1', 'squire.fox@1', 'knight.fox@1']
  expect(plainBots(some)).toEqual(['greedy@1', 'squire@1'])
  expect(everyKind(some)).toEqual(['greedy@1', 'squire@1', 'squire.fox@1'])
  expect(listed(plainBots(some))).toBe('greedy@1, squire@1')
  expect(listed(some)).toMatch(/^greedy@1, squire@1, or with a persona \(miser, .*fox\)/)
})
