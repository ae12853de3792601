import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from '../house.ts'
import { guest, wholeHouse } from '../http/testing.ts'
import { memoryStore } from '../storage/memory.ts'
import type { Table } from '../tables/table.ts'
import { accepted, ana, begun, ben, tavernOver } from '../tables/testing.ts'

let house: House
beforeEach(async () => {
  house = await wholeHouse()
})
afterEach(() => house.close())

const fifty = (message: object): readonly object[] => Array(50).fill(message)

test('the lobby costs as much as it sends: a client that asks again and again is told that it is too fast', async () => {
  for (let n = 0; n < 2; n++) {
    const host = await guest(house, `Host ${n}`)
    for (let i = 0; i < 10; i++) await host.ask('/api/tables', { game: 'gold', listed: true })
  }
  const ben = await (await guest(house, 'Ben')).line()
  ben.says(fifty({ t: 'lobby', open: true }))
  ben.says({ t: 'ping', id: 'end' })
  await ben.hears(({ id }) => id === 'end')
  const told = ben.heard.filter(({ t }) => t === 'lobby')
  expect(told.length).toBeGreaterThan(3)
  expect(told.length).toBeLessThan(45)
  expect(told[0]?.tables).toHaveLength(20)
  expect(ben.heard.some(({ code }) => code === 'too fast')).toBe(true)
})

test('so does the talk at a table', async () => {
  const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map(name => guest(house, name)))
  const [host] = people
  const { id } = (await host?.ask<Table>('/api/tables', { game: 'gold', seats: 3 })) ?? expect.fail()
  for (const each of people) {
    await each.command(id, { do: 'sit' })
    const socket = await each.line()
    for (let n = 0; n < 18; n++)
      socket.says({ t: 'say', id: `${n}`, table: id, room: 'table', words: { text: 'x'.repeat(300) } })
    await socket.hears(message => message.t === 'done' && message.id === '17')
  }
  const dan = await (await guest(house, 'Dan')).line()
  dan.says(fifty({ t: 'table', table: id }))
  dan.says({ t: 'ping', id: 'end' })
  await dan.hears(message => message.id === 'end')
  const sayings = dan.heard.filter(({ t }) => t === 'said').length
  expect(sayings).toBeGreaterThanOrEqual(54)
  expect(sayings).toBeLessThan(20 * 54)
  expect(dan.heard.some(({ code }) => code === 'too fast')).toBe(true)
})

test('the listing is serialized once until something changes, whatever is played at its tables', async () => {
  const store = memoryStore<Table>()
  const asked: string[] = []
  const noting = <F extends (...given: never[]) => unknown>(what: string, does: F): F =>
    ((...given: never[]) => {
      asked.push(what)
      return does(...given)
    }) as F
  const { matches, tables } = store
  const inn = tavernOver({
    ...store,
    matches: { ...matches, find: noting('a match', matches.find), findAll: noting('matches', matches.findAll) },
    tables: { ...tables, listed: noting('tables', tables.listed) },
  })
  for (let n = 0; n < 3; n++) await begun(inn, true)
  asked.length = 0
  const texts = await Promise.all([inn.tavern.listing(), inn.tavern.listing(), inn.tavern.listing()])
  expect(JSON.parse(texts[0])).toHaveLength(3)
  expect(new Set(texts).size).toBe(1)
  expect(asked).toEqual(['tables', 'matches'])
  const { id } = accepted(await inn.tavern.make(ana, { game: 'gold', listed: true }))
  expect(JSON.parse(await inn.tavern.listing())).toHaveLength(4)
  accepted(await inn.tavern.command(id, ben, { do: 'sit' }))
  accepted(await inn.tavern.command(id, ana, { do: 'settings', listed: false }))
  expect(JSON.parse(await inn.tavern.listing())).toHaveLength(3)
  await inn.close()
})
