import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Replica } from '#client/replica'
import type { Edition } from '#editions/edition'
import { shelfEditions } from '#editions/editions'
import { shelf } from '#games/shelf'
import { entryIn, writeFile } from '#kernel/file'
import { textOf } from '#kernel/laws/law'
import { readFile } from '#kernel/reading'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { fold } from '#kernel/snapshot'
import { verify } from '#kernel/verify'
import { BotRunner } from '../bots/bot-runner.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import { memoryStore } from '../storage/memory.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from './table.ts'
import { accepted, ana, ben, cleo, dan, type TestHouse, tavernOver } from './testing.ts'

const HOUR = 3_600_000
const gold = shelf.gold ?? expect.fail()
const [first, second] = [0, 1] as Seat[] as [Seat, Seat]

let [house, store] = [null as unknown as TestHouse, null as unknown as Store<Table>]
beforeEach(() => {
  store = memoryStore<Table>()
  house = tavernOver(store)
})
afterEach(async () => {
  await house.close()
  expect(house.failures).toEqual([])
})

/** Ana, Ben and Cleo at a match of Dragon’s Gold in which nobody stands in for them. */
async function begun({ tavern, liveMatches }: TestHouse = house): Promise<{ id: string; live: LiveMatch }> {
  const pace = { kind: 'slow', hours: 1, quiet: null } as const
  const options = { clock: 'none' }
  const { id } = accepted(await tavern.make(ana, { game: 'gold', seats: 3, pace, options, standIns: false }))
  for (const who of [ben, cleo])
    for (const name of ['sit', 'ready'] as const) accepted(await tavern.command(id, who, { do: name }))
  const { match } = accepted(await tavern.command(id, ana, { do: 'start' }))
  return { id, live: (await liveMatches.find(match ?? '')) ?? expect.fail() }
}
const entriesOf = async ({ id }: LiveMatch) => (await store.matches.lines(id, 0)).map(entryIn)
const departures = async (live: LiveMatch): Promise<readonly number[]> =>
  (await entriesOf(live)).flatMap(({ by }) => (typeof by === 'object' && 'left' in by ? [by.left] : []))

/** Everybody is silent for so many hours. */
async function silent(live: LiveMatch, hours: number): Promise<void> {
  for (let n = 0; n < hours && !live.isOver; n++) {
    house.clock.ahead += 2 * HOUR
    await live.wake()
  }
}

describe('who leaves a match without stand-ins', () => {
  test('is out of it by an entry that is kept before anybody is told', async () => {
    const { id, live } = await begun()
    const kept: number[] = []
    const tell = async (): Promise<void> => void kept.push((await store.matches.lines(live.id, 0)).length)
    await live.follow({ viewer: 'table', tell, attend: () => {} }, live.next - 1)
    const before = live.next
    accepted(await house.tavern.command(id, ben, { do: 'leave' }))
    await expect.poll(() => kept).toEqual([before + 1])
    expect((await entriesOf(live)).at(-1)).toMatchObject({ seq: before, by: { left: second } })
    expect(live.attendance).toMatchObject({ minded: [null, 'left', null] })
  })

  test('is asked nothing any more, cannot come back, and the others play to the end, which can be verified', async () => {
    const { id, live } = await begun()
    accepted(await house.tavern.command(id, ben, { do: 'leave' }))
    expect((await house.tavern.find(id))?.seats[1]).toEqual({ sitter: null, ready: false })
    expect(await house.tavern.command(id, ben, { do: 'sit' })).toMatchObject({ code: 'not now' })
    expect(await house.tavern.command(id, dan, { do: 'sit' })).toMatchObject({ code: 'not now' })
    for (let n = 0; n < 5000 && !live.isOver; n++) {
      expect(live.attendance.asked[1]).toBeNull()
      await silent(live, 1)
    }
    expect(live.result?.ranking[1]).toBe(3)
    const { header, seed } = live.kept
    expect(verify(gold.game, readFile(writeFile({ header, seed, entries: await entriesOf(live) }))).next).toBe(
      live.next,
    )
  })

  test('may look on, and everybody’s copy is what they may know', async () => {
    const { id, live } = await begun()
    accepted(await house.tavern.command(id, ben, { do: 'leave' }))
    await silent(live, 5)
    const { header, seed } = live.kept
    const dice = live.edition.kernel.diceOf(seed, header.words)
    const { state } = fold(gold.game, { seats: 3, options: header.options, dice }, await entriesOf(live))
    for (const viewer of [first, second, 'table'] satisfies Viewer[]) {
      const copy = new Replica(gold.game, 3, header.options, viewer)
      for (const telling of await live.since(-1)) copy.take(JSON.parse(telling.to(viewer)))
      expect(textOf(copy.view)).toBe(textOf(redact(state, viewer)))
      if (viewer === second) expect(copy.question).toBeNull()
    }
  })

  test('ends the game if one is left; the next begins with free seats', async () => {
    const { id, live } = await begun()
    accepted(await house.tavern.command(id, ana, { do: 'leave' }))
    accepted(await house.tavern.command(id, cleo, { do: 'leave' }))
    expect(live.isOver).toBe(true)
    expect(await departures(live)).toEqual([0, 2])
    expect(await house.tavern.find(id)).toMatchObject({ state: 'over', host: ben.id })
    const { seats } = accepted(await house.tavern.command(id, ben, { do: 'rematch' }))
    expect(seats.map(({ sitter }) => sitter?.name ?? null)).toEqual([null, 'Ben', null])
  })

  test('is out of it once, though the house failed before the match knew, or before it said so', async () => {
    const failing = tavernOver(store, { mind: () => {} })
    const { id, live } = await begun(failing)
    accepted(await failing.tavern.command(id, ben, { do: 'leave' }))
    await failing.liveMatches.close()
    expect(await departures(live)).toEqual([])
    await house.tavern.find(id)
    expect(await departures(live)).toEqual([1])

    const { attendance, due, version } = (await store.matches.find(live.id)) ?? expect.fail()
    const unsaid = { ...JSON.parse(attendance), minded: [null, null, null] }
    expect(await store.matches.attend(live.id, version + 1, JSON.stringify(unsaid), due)).toBe(true)
    await house.liveMatches.close()
    const again = tavernOver(store)
    await again.tavern.find(id)
    expect((await again.liveMatches.find(live.id))?.attendance.minded).toEqual([null, 'left', null])
    expect(await departures(live)).toEqual([1])
    await again.liveMatches.close()
  })

  test('leaves a bot to play on where the edition of the match knows no other way', async () => {
    const editions = shelfEditions(shelf)
    const older = { ...editions, find: async (name: string) => withoutRemove(await editions.find(name)) }
    const there = tavernOver(store, {}, older)
    const { id, live } = await begun(there)
    accepted(await there.tavern.command(id, ben, { do: 'leave' }))
    await there.liveMatches.close()
    expect(await departures(live)).toEqual([])
    expect(live.attendance.minded).toEqual([null, 'left', null])
  })
})

function withoutRemove(edition: Edition | null): Edition | null {
  if (edition === null) return null
  const { remove: _, ...kernel } = edition.kernel
  return { ...edition, kernel }
}

describe('who is away from a match without stand-ins', () => {
  test('is answered for by silence and by no bot', async () => {
    const { live } = await begun()
    await silent(live, 60)
    expect(live.attendance.minded).toContain('away')
    const asked = live.attendance.asked.findIndex(it => it !== null)
    expect(live.attendance.minded[asked]).toBe('away')
    const bots = { answer: () => expect.fail('a bot was asked'), forget: () => {} }
    const failed = (_what: string, error: unknown): void => void house.failures.push(error)
    new BotRunner(bots, { least: 0, most: 0 }, house.now, failed).asked(live)
    await new Promise(done => setTimeout(done, 20))
    const due = (await store.matches.find(live.id))?.due ?? 0
    expect(due).toBe((live.attendance.asked[asked]?.at ?? 0) + HOUR)
    await silent(live, 5000)
    expect(live.isOver).toBe(true)
  })

  test('is back when they answer', async () => {
    const { live } = await begun()
    await silent(live, 60)
    const seat = live.attendance.asked.findIndex(it => it !== null) as Seat
    expect(live.attendance.minded[seat]).toBe('away')
    const { asked, question } = await live.asking(seat)
    const command = { id: 'a', asked, name: question?.name ?? '', answer: question?.ask.idle }
    expect(await live.answer(seat, command)).toEqual({ seq: asked + 1 })
    expect(live.attendance.minded[seat]).toBeNull()
  })

  test('is taken out of it by the host, and by nobody else, and not before', async () => {
    const { id, live } = await begun()
    const kicked = (who: typeof ana, person: string) => house.tavern.command(id, who, { do: 'kick', person })
    expect(await kicked(ana, ben.id)).toMatchObject({ code: 'not now' })
    for (let n = 0; n < 500 && live.attendance.minded[1] !== 'away'; n++) await silent(live, 1)
    expect(await kicked(cleo, ben.id)).toMatchObject({ code: 'not the host' })
    expect(await kicked(dan, ben.id)).toMatchObject({ code: 'not the host' })
    await live.back(second)
    expect(await kicked(ana, ben.id)).toMatchObject({ code: 'not now' })
    expect(await departures(live)).toEqual([])

    for (let n = 0; n < 500 && live.attendance.minded[1] !== 'away'; n++) await silent(live, 1)
    expect(accepted(await kicked(ana, ben.id))).toMatchObject({ barred: [], seats: [{}, { sitter: null }, {}] })
    expect(await departures(live)).toEqual([1])
  })
})
