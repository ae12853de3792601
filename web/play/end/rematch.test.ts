import { expect, test } from 'vitest'
import type { Sitter, Table } from '#client/messages'
import { nextAfter } from './rematch.ts'

const seat = (sitter: Sitter | null, ready = false) => ({ sitter, ready })
const ana = { name: 'Ana', person: 'ana' }
const ben = { name: 'Ben', person: 'ben' }
const bot = { name: 'Borin', bot: 'x' }
const table = (part: Partial<Table>) =>
  ({
    host: 'ana',
    state: 'over',
    match: 'm1',
    rematches: [],
    seats: [seat(ana), seat(ben), seat(bot, true)],
    ...part,
  }) as Table
const again = { state: 'gathering', match: null, rematches: ['m1'] } as const

test('when it is over, who sits there can ask for another', () => {
  expect(nextAfter('m1', table({}), 'ben')).toEqual({ do: 'rematch' })
  expect(nextAfter('m1', table({}), 'dan')).toBeNull()
  expect(nextAfter('m1', table({ state: 'playing' }), 'ben')).toBeNull()
  expect(nextAfter('m1', undefined, 'ben')).toBeNull()
  expect(nextAfter('m1', table({ state: 'closed' }), 'ben')).toBeNull()
})

test('others agree, the host waits for them and begins', () => {
  expect(nextAfter('m1', table(again), 'ben')).toEqual({ do: 'ready' })
  expect(nextAfter('m1', table(again), 'ana')).toEqual({ wait: ['Ben'] })
  const ready = table({ ...again, seats: [seat(ana), seat(ben, true), seat(bot, true)] })
  expect(nextAfter('m1', ready, 'ben')).toEqual({ wait: ['Ana'] })
  expect(nextAfter('m1', ready, 'ana')).toEqual({ do: 'start' })
})

test('a host whom free seats wait for goes to the table', () => {
  const free = table({ ...again, seats: [seat(ana), seat(null), seat(bot, true)] })
  expect(nextAfter('m1', free, 'ana')).toBeNull()
})

test('who plays against bots alone begins at once', () => {
  const alone = table({ ...again, seats: [seat(ana), seat(bot, true)] })
  expect(nextAfter('m1', alone, 'ana')).toEqual({ do: 'start' })
})

test('when the next has begun, everybody can go there; nobody is led back to an older one', () => {
  const next = table({ state: 'playing', match: 'm2', rematches: ['m1'] })
  for (const who of ['ana', 'dan', null]) expect(nextAfter('m1', next, who)).toEqual({ go: 'm2' })
  expect(nextAfter('m3', next, 'ana')).toBeNull()
})
