import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { isRefused } from '#protocol/refused'
import { tableSchema } from '#protocol/table'
import { memoryStore } from '../storage/memory.ts'
import type { Store } from '../storage/port.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import type { LobbyChange } from './listeners.ts'
import { namesAt, seatOf, type Table, type TableRequest } from './table.ts'
import { accepted, ana, begun, ben, cleo, type TestHouse, tavernOver } from './testing.ts'

const fist: TableRequest = { game: 'fist', seats: 3, listed: true }
const HOUR = 3_600_000

/** Nobody answers until the match is over. */
async function playedOut({ liveMatches, clock }: TestHouse, match: string | null): Promise<void> {
  const live = await liveMatches.find(match ?? '')
  for (let i = 0; i < 5000 && live?.isOver === false; i++) {
    clock.ahead += 2 * HOUR
    await live.wake()
  }
  expect(live?.isOver).toBe(true)
}

function keepsTables(title: string, open: () => Promise<Store<Table>>): void {
  describe(`the tavern on ${title}`, () => {
    let house: TestHouse
    beforeEach(async () => {
      house = tavernOver(await open())
    })
    afterEach(async () => {
      await house.close()
      expect(house.failures).toEqual([])
    })

    test('a table is made, found, listed and among a person’s own', async () => {
      const table = accepted(await house.tavern.make(ana, fist))
      const hidden = accepted(await house.tavern.make(ben, { game: 'gold' }))
      expect(tableSchema.parse(await house.tavern.find(table.id))).toEqual(table)
      expect((await house.tavern.listed()).map(({ id }) => id)).toEqual([table.id])
      expect(await house.tavern.of(ana.id)).toEqual([table])
      expect(await house.tavern.of(ben.id)).toEqual([hidden])
      expect(await house.tavern.find('nowhere')).toBe(null)
      expect(await house.tavern.make(ana, { game: 'toString' })).toMatchObject({ code: 'no game' })
    })

    test('nobody keeps strangers’ tables in the lobby for ever, nor more than a few of their own', async () => {
      for (let i = 0; i < 10; i++) accepted(await house.tavern.make(ana, fist))
      expect(await house.tavern.make(ana, fist)).toMatchObject({ code: 'too many tables' })
      house.clock.ahead = 8 * 24 * HOUR
      expect(await house.tavern.listed()).toEqual([])
    })

    test('of two people who want the last seat at the same moment one gets it, and the other is told so', async () => {
      const { id } = accepted(await house.tavern.make(ana, fist))
      accepted(await house.tavern.command(id, ana, { do: 'addBot' }))
      const done = await Promise.all([ben, cleo].map(who => house.tavern.command(id, who, { do: 'sit' })))
      expect(done.filter(isRefused)).toMatchObject([{ code: 'full' }])
      const table = await house.tavern.find(id)
      expect(table?.version).toBe(3)
      expect(await house.tavern.command('nowhere', ana, { do: 'sit' })).toMatchObject({ code: 'no table' })
    })

    test('the match begins with the seats, names, crests, options and pace of the table', async () => {
      const table = await begun(house)
      const kept = await house.store.matches.find(table.match ?? '')
      expect(kept).toMatchObject({ table: table.id, pace: table.pace, over: false })
      const crests = table.seats.map(({ sitter }) => ({ crest: sitter?.crest }))
      const sitters = [{ person: ana.id }, { person: ben.id }, { bot: 'knight@1' }]
      expect(kept?.sitters).toEqual(sitters.map((sitter, seat) => ({ ...sitter, ...crests[seat] })))
      expect(kept?.header).toMatchObject({ game: 'fist', names: namesAt(table), options: table.options })
    })

    test('started twice at once, it begins once', async () => {
      const { id } = accepted(await house.tavern.make(ana, { game: 'dwarves' }))
      accepted(await house.tavern.command(id, ana, { do: 'addBot' }))
      const start = () => house.tavern.command(id, ana, { do: 'start' })
      const done = await Promise.all([start(), start()])
      expect(done.filter(isRefused)).toHaveLength(1)
      expect(house.liveMatches.size).toBe(1)
    })

    test('a bot minds the seat of somebody who leaves during the match until they come back', async () => {
      const { id, match } = await begun(house)
      const minded = async () => (await house.liveMatches.find(match ?? ''))?.attendance.minded
      const left = accepted(await house.tavern.command(id, ana, { do: 'leave' }))
      expect(left).toMatchObject({ host: ben.id, state: 'playing' })
      expect(await minded()).toEqual(['left', null, null])
      accepted(await house.tavern.command(id, ana, { do: 'sit' }))
      expect(await minded()).toEqual([null, null, null])
    })

    test('a match is played to its end, and again', async () => {
      const table = await begun(house)
      await playedOut(house, table.match)
      await house.tavern.matchOver(table.id, 'another match')
      await house.tavern.matchOver(table.id, table.match ?? '')
      const over = await house.store.tables.find(table.id)
      expect(over?.doc).toMatchObject({ state: 'over', match: table.match })
      await house.tavern.matchOver(table.id, table.match ?? '')
      expect((await house.store.tables.find(table.id))?.version).toBe(over?.version)
      const again = accepted(await house.tavern.command(table.id, ben, { do: 'rematch' }))
      expect(again).toMatchObject({ state: 'gathering', match: null, rematches: [table.match] })
    })

    test('who left during the match finds its table among their own, but is free to sit at others', async () => {
      const { id } = await begun(house)
      for (const who of [ana, ben]) accepted(await house.tavern.command(id, who, { do: 'leave' }))
      for (const who of [ana, ben]) expect((await house.tavern.of(who.id)).map(table => table.id)).toEqual([id])
      accepted(await house.tavern.command(id, ben, { do: 'sit' }))
      expect(await house.tavern.find(id)).toMatchObject({ host: ben.id })
      expect(await house.tavern.of(cleo.id)).toEqual([])
    })

    test('a table is found by its code until it is closed, also between two matches', async () => {
      const table = await begun(house)
      const { id, code = '' } = table
      expect(code).toMatch(/^[A-Z]+ [A-Z]+ \d\d$/)
      expect((await house.tavern.byCode(code.toLowerCase().replaceAll(' ', '-')))?.id).toBe(id)
      expect(await house.tavern.byCode('AMBER FOX')).toBe(null)
      await playedOut(house, table.match)
      await house.tavern.matchOver(id, table.match ?? '')
      expect(await house.tavern.byCode(code)).toMatchObject({ id, state: 'over' })
      const codes = [code, 'AMBER FOX 27']
      const other = tavernOver(house.store, { newCode: () => codes.shift() ?? '' }).tavern
      expect(accepted(await other.make(cleo, fist)).code).toBe('AMBER FOX 27')
      expect(accepted(await house.tavern.command(id, ben, { do: 'rematch' })).code).toBe(code)
      for (const who of [ana, ben]) accepted(await house.tavern.command(id, who, { do: 'leave' }))
      expect(await house.tavern.byCode(code)).toBe(null)
    })

    test('a deserted table loses its code to the first that draws the same, and has a new one when it changes', async () => {
      const old = accepted(await house.tavern.make(ana, fist))
      const { code = '' } = old
      const codes = [code, 'AMBER FOX 28']
      const later = tavernOver(house.store, { newCode: () => codes.shift() ?? 'AMBER FOX 28' })
      later.clock.ahead = 8 * 86_400_000
      expect((await later.tavern.byCode(code))?.id).toBe(old.id)
      const taken = accepted(await later.tavern.make(ben, fist))
      expect([taken.code, (await later.tavern.byCode(code))?.id]).toEqual([code, taken.id])
      expect((await later.tavern.find(old.id))?.code).toBe(undefined)
      expect(accepted(await later.tavern.command(old.id, cleo, { do: 'sit' })).code).toBe('AMBER FOX 28')
    })

    test('when every code drawn is taken, nobody is told that the house is broken', async () => {
      const { code = '' } = accepted(await house.tavern.make(ana, fist))
      const full = tavernOver(house.store, { newCode: () => code }).tavern
      expect(await full.make(ben, fist)).toMatchObject({ code: 'busy', expected: expect.any(String) })
    })

    test('a match whose end was not recorded is over all the same', async () => {
      const table = await begun(house)
      await playedOut(house, table.match)
      expect(await house.tavern.find(table.id)).toMatchObject({ state: 'over' })
      accepted(await house.tavern.command(table.id, ana, { do: 'rematch' }))
    })

    test('the lobby is told of listed tables and of their removal; a table is told to its listeners', async () => {
      const [lobby, heard]: [LobbyChange[], Table[]] = [[], []]
      const stop = house.tavern.onLobby(change => lobby.push(change))
      const table = accepted(await house.tavern.make(ana, fist))
      const silence = house.tavern.onTable(table.id, it => heard.push(it))
      accepted(await house.tavern.make(ben, { game: 'gold' }))
      accepted(await house.tavern.command(table.id, ben, { do: 'sit' }))
      accepted(await house.tavern.command(table.id, ana, { do: 'settings', listed: false }))
      accepted(await house.tavern.command(table.id, ben, { do: 'ready' }))
      expect(lobby.map(change => [change.id, change.table?.version ?? null])).toEqual([
        [table.id, 1],
        [table.id, 2],
        [table.id, null],
      ])
      expect(heard.map(({ version }) => version)).toEqual([2, 3, 4])
      stop()
      silence()
      accepted(await house.tavern.command(table.id, ana, { do: 'settings', listed: true }))
      expect([lobby.length, heard.length]).toEqual([3, 3])
    })

    test('a starting table is announced once it has a match', async () => {
      const lobby: LobbyChange[] = []
      house.tavern.onLobby(change => lobby.push(change))
      const { match } = await begun(house, true)
      expect(lobby.map(({ table }) => [table?.state, table?.match])).toEqual([
        ...Array.from({ length: 4 }, () => ['gathering', null]),
        ['playing', match],
      ])
    })
  })
}

keepsTables('the store in memory', async () => memoryStore<Table>())
keepsTables('SQLite', () => sqliteStore<Table>(openSqlite(':memory:')))

describe('when a match does not begin', () => {
  const ready = async (house: TestHouse): Promise<string> => {
    const { id } = accepted(await house.tavern.make(ana, { game: 'dwarves' }))
    accepted(await house.tavern.command(id, ana, { do: 'addBot' }))
    return id
  }

  test('because the house failed, the table gathers again', async () => {
    const house = tavernOver(memoryStore<Table>(), { begin: () => Promise.reject(new Error('no dice')) })
    const id = await ready(house)
    await expect(house.tavern.command(id, ana, { do: 'start' })).rejects.toThrow('no dice')
    expect(await house.tavern.find(id)).toMatchObject({ state: 'gathering', match: null })
  })

  test('because the house was killed, the table waits for a moment, and then gathers again', async () => {
    const store = memoryStore<Table>()
    const killed = tavernOver(store, { begin: () => new Promise(() => {}) })
    const id = await ready(killed)
    killed.tavern.command(id, ana, { do: 'start' })
    await new Promise(setImmediate)
    const house = tavernOver(store)
    expect(await house.tavern.command(id, ana, { do: 'start' })).toMatchObject({ code: 'starting' })
    house.clock.ahead = 20_000
    const table = accepted(await house.tavern.command(id, ana, { do: 'start' }))
    expect(table).toMatchObject({ state: 'playing', host: ana.id })
    expect(table.match).not.toBe(null)
    expect(seatOf(table, ana.id)).toBe(0)
    await house.close()
  })
})

test('a house is killed just after a match has begun: its table shows it', async () => {
  const store = memoryStore<Table>()
  const begins = tavernOver(store).liveMatches
  const killed = tavernOver(store, { begin: async how => begins.begin(how).then(() => new Promise(() => {})) })
  const { id } = accepted(await killed.tavern.make(ana, { game: 'dwarves', listed: true, pace: { kind: 'untimed' } }))
  accepted(await killed.tavern.command(id, ben, { do: 'sit' }))
  accepted(await killed.tavern.command(id, ben, { do: 'ready' }))
  killed.tavern.command(id, ana, { do: 'start' })
  await new Promise(done => setTimeout(done, 20))
  expect((await store.tables.find(id))?.doc).toMatchObject({ state: 'playing', match: null })

  const house = tavernOver(store)
  house.clock.ahead = 20_000
  const table = await house.tavern.find(id)
  const live = await house.liveMatches.find(table?.match ?? '')
  expect([table?.state, live?.kept.table]).toEqual(['playing', id])
  for (const all of [await house.tavern.of(ben.id), await house.tavern.listed()]) expect(all).toEqual([table])
  const left = accepted(await house.tavern.command(id, ben, { do: 'leave' }))
  expect(left).toMatchObject({ state: 'playing', match: live?.id })
  expect(live?.attendance.minded).toEqual([null, 'left'])
  expect((await store.tables.find(id))?.doc.match).toBe(live?.id)
  await begins.close()
  await house.close()
})

test('a table whose game has left the shelf can still be found, and refuses', async () => {
  const store = memoryStore<Table>()
  const { id } = accepted(await tavernOver(store).tavern.make(ana, fist))
  const { fist: _gone, ...rest } = shelf
  const house = tavernOver(store, { shelf: rest })
  expect(await house.tavern.find(id)).not.toBe(null)
  expect(await house.tavern.command(id, ana, { do: 'addBot' })).toMatchObject({ code: 'no game' })
})
