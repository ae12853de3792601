import { expect, test } from 'vitest'
import { personaOf, personas, withPersonas } from './levels.ts'
import { botNameAmong } from './names.ts'
import { seatedBot, seatedBots } from './sitting-down.ts'

const bots = ['captain@1', ...Object.keys(withPersonas(() => null))]
const seats = [1, 2, 3, 4, 5, 6]
const wishes = (wish: string) => seats.map(seat => ({ seat, wish }))
const personasAt = (table: string, wish: string) =>
  seatedBots(bots, wishes(wish), table, ['Ana']).map(({ bot }) => personaOf(bot))

test('a level is filled with personas that are not at the table yet, and always with the same', () => {
  expect(personasAt('a table', 'captain').toSorted()).toEqual(personas.toSorted())
  expect(personasAt('a table', 'captain')).toEqual(personasAt('a table', 'captain'))
  const others = [{ bot: 'knight.miser@1', name: 'Kasimir' }]
  for (const table of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(personaOf(seatedBot(bots, 'captain', { table, seat: 1, others })?.bot ?? '')).not.toBe('miser')
})

test('who sits where differs from table to table', () => {
  const first = Array.from({ length: 60 }, (_, i) => personasAt(`table ${i}`, 'knight')[0])
  expect(new Set(first)).toEqual(new Set(personas))
})

test('each persona has names of its own, and a bot without one has others', () => {
  const owners = [null, ...personas]
  const names = owners.map(owner => Array.from({ length: 90 }, (_, i) => botNameAmong([], `table ${i}`, owner)))
  const all = names.flatMap(own => [...new Set(own)])
  expect(names.map(own => new Set(own).size)).toEqual(owners.map(() => 8))
  expect(new Set(all).size).toBe(all.length)
})

test('who is named exactly sits down, even if another like it is there', () => {
  expect(personasAt('a table', 'squire.fox')).toEqual(seats.map(() => 'fox'))
  expect(seatedBots(bots, wishes('captain@1'), 'a table', []).map(({ bot }) => bot)).toEqual(
    seats.map(() => 'captain@1'),
  )
  expect(seatedBot(bots, 'admiral', { table: 'a', seat: 0, others: [] })).toBe(null)
})
