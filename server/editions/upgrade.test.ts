import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Replica } from '#client/replica'
import { type FiledEditions, shelfEditions } from '#editions/editions'
import { verifyFile } from '#editions/verify'
import type { Boxed } from '#games/boxed'
import { entryIn, writeFile } from '#kernel/file'
import { textOf } from '#kernel/laws/law'
import { readFile } from '#kernel/reading'
import { seatsOf } from '#kernel/seat'
import { box as auctionBox } from '#testkit/auction/box'
import { temporaryFolder } from '#testkit/folder'
import type { LiveMatch } from '../matches/live-match.ts'
import { LiveMatches } from '../matches/live-matches.ts'
import { CannotMove, moveMatch } from '../matches/moving.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'

const older = auctionBox as unknown as Boxed
/** In the newer edition lots are free, and the state has a field that the older one lacks. */
const newer: Boxed = {
  ...older,
  game: {
    ...older.game,
    version: 2,
    blank: () => ({ ...older.game.blank(), shape: 'new' }),
    decide: (ledger, seat, answer) => {
      expect((ledger.state as { readonly shape?: string }).shape).toBe('new')
      const emit: typeof ledger.emit = event =>
        ledger.emit(event.type === 'lotSold' ? ({ ...event, price: 0 } as never) : event)
      older.game.decide({ ...ledger, state: ledger.state, emit }, seat, answer)
    },
  },
}
const [a, b] = ['a'.repeat(64), 'b'.repeat(64)] as const
const both: FiledEditions = {
  ...shelfEditions({ auction: newer }, () => b),
  find: async name =>
    name === a
      ? shelfEditions({ auction: older }, () => a).find(a)
      : shelfEditions({ auction: newer }, () => b).find(name),
}
const builds = { A: shelfEditions({ auction: older }, () => a), B: both }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A liveMatches of this build on a file. */
async function house(file: string, editions: FiledEditions) {
  const store = await sqliteStore(openSqlite(file))
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const liveMatches = new LiveMatches({ store: store.matches, editions, now: Date.now, asked: () => {}, failed })
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await liveMatches.close()
    await store.close()
  }
  closing.push(close)
  return { liveMatches, store, failures, close }
}
const newFile = (): string => join(temporaryFolder(), 'house.db')

const begin = (liveMatches: LiveMatches, lots = 30): Promise<LiveMatch> =>
  liveMatches.begin({
    table: 't',
    game: 'auction',
    options: { gold: 90, lots, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ person: 'ana' }, { person: 'ben' }],
    pace: { kind: 'untimed' },
  })

/** Everybody bids until this many entries are written or the match is over. */
async function play(live: LiveMatch, until = Number.POSITIVE_INFINITY): Promise<void> {
  while (!live.isOver && live.next < until)
    for (const seat of live.seats) {
      const { asked, question } = await live.asking(seat)
      if (question !== null)
        await live.answer(seat, { id: `${asked} ${seat}`, asked, name: question.name, answer: seat })
    }
}
const fileOf = async (live: LiveMatch, store: Awaited<ReturnType<typeof house>>['store']) => {
  const entries = (await store.matches.lines(live.id, 0)).map(entryIn)
  return readFile(writeFile({ header: live.kept.header, entries, seed: live.kept.seed }))
}

test('a match begun by one build is finished by its own rules under the next, including snapshots on the way', async () => {
  const file = newFile()
  const before = await house(file, builds.A)
  const { id } = await begin(before.liveMatches)
  await play(await before.liveMatches.find(id).then(it => it ?? expect.fail('gone')), 50)
  await before.close()
  const after = await house(file, builds.B)
  const live = (await after.liveMatches.find(id)) ?? expect.fail('gone')
  expect(live.editionName).toBe(a)
  await play(live)
  const done = await fileOf(live, after.store)
  expect(await verifyFile(builds.A, done)).not.toBe(null)
  expect(after.failures).toEqual([])
  const fresh = await begin(after.liveMatches)
  expect(fresh.kept.header).toMatchObject({ edition: b, rules: 2 })
  await play(fresh)
  expect(await verifyFile(builds.B, await fileOf(fresh, after.store))).not.toBe(null)
})

test('a snapshot of another edition is ignored: the log is folded again', async () => {
  const file = newFile()
  const { liveMatches, store } = await house(file, builds.A)
  const live = await begin(liveMatches)
  await play(live, 45)
  const page = await store.matches.snapshot(live.id)
  expect(page?.edition).toBe(a)
  const strange = { ...page, edition: b, state: { nothing: 'of ours' } } as never
  const matches = { ...store.matches, snapshot: async () => strange }
  const other = new LiveMatches({
    store: matches,
    editions: builds.A,
    now: Date.now,
    asked: () => {},
    failed: () => {},
  })
  const found = (await other.find(live.id)) ?? expect.fail('gone')
  const [ana] = seatsOf(2)
  const replica = new Replica(older.game, 2, live.kept.header.options, ana ?? 'table')
  for (const telling of await found.since(-1)) replica.take(JSON.parse(telling.to(replica.viewer)))
  expect(textOf((await found.asking(ana ?? expect.fail())).question)).toBe(textOf(replica.question))
  await other.close()
})

test('a match whose edition is missing is not decided by any other', async () => {
  const file = newFile()
  const before = await house(file, builds.A)
  const { id } = await begin(before.liveMatches)
  await before.close()
  const { liveMatches, store, failures } = await house(
    file,
    shelfEditions({ auction: newer }, () => b),
  )
  const found = await liveMatches.find(id).catch(error => String(error))
  expect(found === null || String(found).includes('which is not available')).toBe(true)
  expect(String(failures[0] ?? found)).toContain(`is played by edition ${a} of auction, which is not available`)
  expect(await store.matches.lines(id, 0)).toHaveLength(1)
})

test('an operator may move a match to the newest edition: an entry records it, and each part is checked by its own', async () => {
  const file = newFile()
  const before = await house(file, builds.A)
  const { id } = await begin(before.liveMatches)
  await play((await before.liveMatches.find(id)) ?? expect.fail('gone'), 20)
  await before.close()
  const between = await house(file, builds.B)
  const moved = await moveMatch(between.store.matches, both, id, Date.now())
  expect(moved).toMatchObject({ from: a, to: b })
  await expect(moveMatch(between.store.matches, both, id, Date.now())).rejects.toThrow(CannotMove)
  await expect(moveMatch(between.store.matches, both, 'nothing', Date.now())).rejects.toThrow(
    'there is no match nothing',
  )
  await between.close()
  const after = await house(file, builds.B)
  const live = (await after.liveMatches.find(id)) ?? expect.fail('gone')
  expect(live.editionName).toBe(b)
  await play(live)
  expect(await verifyFile(both, await fileOf(live, after.store))).not.toBe(null)
  await expect(verifyFile(builds.A, await fileOf(live, after.store))).rejects.toThrow(`line ${moved.entry + 2}`)
  await expect(moveMatch(after.store.matches, both, id, Date.now())).rejects.toThrow('is over')
})
