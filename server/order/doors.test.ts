import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CardTold } from '#protocol/gallery'
import { isRefused } from '#protocol/refused'
import type { Table } from '#protocol/table'
import { character } from '../gallery/testing.ts'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { inHours, inHouse, nameOf, type Visitor } from './testing.ts'

let house: House
let mo: Visitor
let ben: Visitor
let open: Table
beforeAll(async () => {
  house = await wholeHouse()
  await inHouse(house, 'Hana', 'host')
  mo = await inHouse(house, 'Mo', 'moderator')
  ben = await inHouse(house, 'Ben')
  open = await ben.ask<Table>('/api/tables', { game: 'fist', listed: true })
})
afterAll(() => house.close())

let guests = 0
let loud: Visitor
beforeEach(async () => {
  loud = await inHouse(house, `Loud ${++guests}`)
})

const until = (kind: 'mute' | 'ban') => [{ kind, until: inHours(1) }] as const
async function says(who: Visitor, table: string, words: object): Promise<string> {
  const socket = await who.line()
  socket.says({ t: 'say', id: 'x', table, room: 'spectators', words })
  const { t, code } = await socket.hears(({ id }) => id === 'x')
  socket.close()
  return t === 'done' ? t : `${code}`
}
const rename = (who: Visitor, name: string) => who.send('PATCH', '/api/people/me', { name })

test('who is muted neither talks, hangs up cards nor takes another name, but plays', async () => {
  expect(await says(loud, open.id, { text: 'hello' })).toBe('done')
  const { body } = await mo.decide(nameOf(loud), until('mute'))
  for (const words of [{ text: 'hello' }, { phrase: 'hello' }]) expect(await says(loud, open.id, words)).toBe('muted')
  expect((await loud.hang(character('Quiet One'))).body).toMatchObject({
    code: 'muted',
    expected: expect.stringMatching(/ UTC$/),
  })
  expect([(await rename(loud, 'Louder')).status, (await rename(loud, loud.name)).status]).toEqual([403, 200])
  expect(isRefused((await loud.command(open.id, { do: 'sit' })).body)).toBe(false)
  await loud.command(open.id, { do: 'stand' })
  await mo.lift(body.measures[0]?.id ?? '')
  expect(await says(loud, open.id, { text: 'hello' })).toBe('done')
})

test('why a card was taken down is writing, too: without what its maker may not say', async () => {
  await house.desk.setWords(null, ['scoundrel'])
  const hung = async (name: string) => (await loud.hang<CardTold>(character(name))).body.id
  const [one, other] = [await hung('Early Bird'), await hung('Late Bird')]
  const down = async (id: string, reason: string) =>
    (await loud.send<CardTold>('DELETE', `/api/gallery/${id}`, { reason })).body.takenDown?.reason
  expect(await down(one, 'Ben is a scoundrel.')).toBe('')
  await mo.decide(nameOf(loud), until('mute'))
  expect(await down(other, 'Ben was banned.')).toBe('')
})

test('what a table calls its house rules is writing, too: not for who is muted, nor with a word of the list', async () => {
  await house.desk.setWords(null, ['scoundrel'])
  const rules = { game: 'fist', listed: true, options: { pointsToWin: 2 } }
  const make = (who: Visitor, more: object) => who.send<Table>('POST', '/api/tables', { ...rules, ...more })
  const named = (name: string) => ({ variant: { en: name } })
  const own = (await make(loud, named('Quick ones'))).body
  const change = (more: object) => loud.command(own.id, { do: 'settings', ...more })
  const refused = [
    await make(loud, named('The Scоundrel')), // with a Cyrillic о
    await make(loud, { variant: { en: 'Quick ones', de: 'Scoundrel!' } }),
    await change(named('Scoundrel rules')),
  ]
  expect(refused.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
    Array(3).fill([409, 'words']),
  )
  await mo.decide(nameOf(loud), until('mute'))
  for (const reply of [await make(loud, named('Hear me')), await change(named('Hear me'))])
    expect(reply.body).toMatchObject({ code: 'muted' })
  const kept = await change({ options: { pointsToWin: 3 }, variant: { en: 'Quick ones' } })
  expect(kept.body).toMatchObject({ options: { pointsToWin: 3 }, variant: { en: 'Quick ones' } })
  expect((await make(loud, {})).status).toBe(201)
  await house.desk.setWords(null, [])
})

test('who is banned does not come to public tables of others, or make any; others are open to them', async () => {
  await mo.decide(nameOf(loud), until('ban'))
  expect(await says(loud, open.id, { text: 'hello' })).toBe('muted')
  expect((await loud.command(open.id, { do: 'sit' })).body).toMatchObject({ code: 'banned' })
  expect((await loud.send('POST', '/api/tables', { game: 'fist', listed: true })).body).toMatchObject({
    code: 'banned',
  })
  const own = await loud.ask<Table>('/api/tables', { game: 'fist' })
  expect((await loud.command(own.id, { do: 'settings', listed: true })).body).toMatchObject({ code: 'banned' })
  const closed = await ben.ask<Table>('/api/tables', { game: 'fist' })
  expect(isRefused((await loud.command(closed.id, { do: 'sit' })).body)).toBe(false)
})

test('a match that has begun goes on for who is banned, but no other follows at a public table', async () => {
  const table = await ben.ask<Table>('/api/tables', { game: 'fist', listed: true })
  await loud.command(table.id, { do: 'sit' })
  for (const _ of [1, 2]) await ben.command(table.id, { do: 'addBot' })
  await mo.decide(nameOf(loud), until('ban'))
  expect((await loud.command(table.id, { do: 'ready' })).body).toMatchObject({ code: 'banned' })
  const another = await ben.ask<Table>('/api/tables', { game: 'fist', listed: true })
  const brief = await inHouse(house, 'Brief')
  await brief.command(another.id, { do: 'sit' })
  for (const _ of [1, 2]) await ben.command(another.id, { do: 'addBot' })
  for (const who of [ben, brief]) await who.command(another.id, { do: 'ready' })
  expect((await ben.command(another.id, { do: 'start' })).body.state).toBe('playing')
  await mo.decide(nameOf(brief), until('ban'))
  for (const command of [{ do: 'leave' }, { do: 'sit' }])
    expect(isRefused((await brief.command(another.id, command)).body)).toBe(false)
})

test('a name, a card or a line with a word of the list is refused; others are not', async () => {
  await house.desk.setWords(null, ['scoundrel'])
  const refused = [
    await rename(loud, 'Sсoundrel'), // with a Cyrillic с
    await loud.hang(character('Scoundrel')),
    await loud.hang(character('Gentleman'), { story: 'He was a SCOUNDREL.' }),
  ]
  expect(refused.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    Array(3).fill([400, 'words']),
  )
  expect(await says(loud, open.id, { text: 'you scoun\u200bdrel' })).toBe('words')
  const headers = { 'content-type': 'application/json' }
  const enters = (name: string) =>
    fetch(`${house.address}/api/people/guest`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  expect([(await enters('The Scoundrel')).status, (await enters('The Scout')).status]).toEqual([400, 201])
  expect(await says(loud, open.id, { text: 'you scout' })).toBe('done')
  await house.desk.setWords(null, [])
  expect((await rename(loud, 'Scoundrel')).status).toBe(200)
})
