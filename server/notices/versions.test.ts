import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import type { NoticesAnswer, WishedAnswer } from '#protocol/notices'
import { temporaryFolder } from '#testkit/folder'
import { configFrom } from '../config.ts'
import { visitor } from '../gallery/testing.ts'
import { type House, openHouse } from '../house.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { unsubscribeToken } from './by-mail.ts'
import { usualWishes } from './wishes.ts'

/* What another version of the house has kept, which knows other kinds of notices. */

const SECRET = 'a secret that is long enough for a house'
let house: House
let folder = ''
beforeEach(async () => {
  folder = temporaryFolder()
  house = await openHouse({ ...configFrom({ DATA: folder, LOG: 'silent', JUDGE: 'no', SECRET }), port: 0 }, shelf)
})
afterEach(() => house.close())

/** Answers with the first row. */
function inDatabase(statement: string, ...values: readonly string[]): unknown {
  const database = openSqlite(join(folder, 'wyrmtavern.db'))
  const [row] = database.prepare(statement).all(...values)
  database.close()
  return row
}
const keep = (person: string, wishes: object): unknown =>
  inDatabase('INSERT INTO notice_wishes (person, wishes) VALUES (?, ?) RETURNING 1', person, JSON.stringify(wishes))
function keptOf(person: string): unknown {
  const row = inDatabase('SELECT wishes FROM notice_wishes WHERE person = ?', person)
  return JSON.parse((row as { readonly wishes: string }).wishes)
}

/** Of a house that did not know all kinds that there are now. */
const older = { language: 'de', zone: 'Asia/Tokyo', ways: { turn: ['mail'] }, quiet: { from: 22, to: 7 } }
/** Of one that knows more than this one. */
const newer = { ...older, ways: { turn: ['mail', 'push'], feast: ['mail', 'hook'] }, voice: 'low' }

test('kinds that were not wished yet are told as usual, and all else as wished', async () => {
  const ana = await visitor(house, 'Ana')
  keep(ana.id, older)
  const { wishes } = (await ana.send<WishedAnswer>('GET', '/api/notices/wishes')).body
  expect(wishes).toEqual({ ...usualWishes, ...older, ways: { ...usualWishes.ways, turn: ['mail'] } })
})

test('what only a newer version understands does not keep the rest from being read', async () => {
  const ana = await visitor(house, 'Ana')
  keep(ana.id, newer)
  const { wishes } = (await ana.send<WishedAnswer>('GET', '/api/notices/wishes')).body
  expect(wishes).toEqual({ ...usualWishes, ...older, ways: { ...usualWishes.ways, turn: ['mail', 'push'] } })
})

test('a new language, new wishes and the end of letters change only their part of what is kept', async () => {
  const ana = await visitor(house, 'Ana')
  keep(ana.id, newer)
  await ana.send('PUT', '/api/notices/reader', { language: 'it', zone: 'Europe/Rome' })
  const italian = { ...newer, language: 'it', zone: 'Europe/Rome' }
  expect(keptOf(ana.id)).toEqual(italian)
  const { ways: _, ...others } = usualWishes
  const wished = await ana.send<WishedAnswer>('PUT', '/api/notices/wishes', { ...others, ways: { order: ['mail'] } })
  expect(wished.body.wishes).toEqual({
    ...others,
    ways: { ...usualWishes.ways, turn: ['mail', 'push'], order: ['mail'] },
  })
  expect(keptOf(ana.id)).toEqual({ ...newer, ...others, ways: { ...newer.ways, order: ['mail'] } })
  const token = unsubscribeToken(SECRET, ana.id)
  await ana.send('POST', `/api/notices/unsubscribe?person=${ana.id}&token=${token}`)
  expect(keptOf(ana.id)).toEqual({ ...newer, ...others, ways: { turn: ['push'], feast: ['hook'], order: [] } })
})

test('a notice of a kind that only a newer version knows is left out', async () => {
  const ana = await visitor(house, 'Ana')
  await ana.send('POST', '/api/notices/test', { channel: 'push' })
  const columns = '(id, person, kind, about, place, rank, at)'
  inDatabase(`INSERT INTO notices ${columns} VALUES ('n', ?, 'feast', '{}', 'feast', 0, 1) RETURNING 1`, ana.id)
  const { notices } = (await ana.send<NoticesAnswer>('GET', '/api/notices')).body
  expect(notices.map(({ kind }) => kind)).toEqual(['test'])
})
