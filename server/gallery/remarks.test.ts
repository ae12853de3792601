import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NoteAnswer, noteAnswer, type ThreadAnswer } from '#protocol/board'
import { type CardTold, type CardWithVersions, cardWithVersions } from '#protocol/gallery'
import type { Refused } from '#protocol/refused'
import { type Writer, writer } from '../board/testing.ts'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { character } from './testing.ts'

let house: House
let ana: Writer
let ben: Writer
beforeAll(async () => {
  house = await wholeHouse()
  ana = await writer(house, 'Ana')
  ben = await writer(house, 'Ben')
})
afterAll(() => house.close())

let drafts = 0
const say = <T = NoteAnswer>(who: Writer, id: string, text: string, more: object = {}) =>
  who.send<T>('POST', `/api/gallery/${id}/remarks`, { draft: `remark${drafts++}`, language: 'en', text, ...more })
const told = async (id: string): Promise<CardWithVersions> =>
  (await ben.send<CardWithVersions>('GET', `/api/gallery/${id}`)).body
const hang = async (name: string): Promise<string> => (await ana.hang<CardTold>(character(name))).body.id

test('remarks are notes of the card’s threads, one for each language; its maker hears of them', async () => {
  const id = await hang('Toll Keeper')
  expect((await told(id)).remarks).toEqual([])
  const first = await say(ben, id, 'Better than the *Dwarf*.', { draft: 'once' })
  expect(first.status).toBe(201)
  expect(noteAnswer.parse(first.body)).toEqual(first.body)
  expect(first.body.note).toMatchObject({ number: 2, by: { name: 'Ben' }, text: 'Better than the *Dwarf*.' })
  expect((await say(ben, id, 'Better than the *Dwarf*.', { draft: 'once' })).status).toBe(200)
  await say(ana, id, 'Danke!', { language: 'de' })
  const whole = await told(id)
  expect(cardWithVersions.parse(whole)).toEqual(whole)
  const [thread, other] = [`card-${id}-en`, `card-${id}-de`]
  expect([...whole.remarks].sort((a, b) => (a.language < b.language ? 1 : -1))).toEqual([
    { language: 'en', thread, count: 1 },
    { language: 'de', thread: other, count: 1 },
  ])
  const read = (await ana.read(thread)).body
  expect(read.thread).toMatchObject({
    title: 'Toll Keeper',
    topic: 'cards',
    game: 'fist',
    by: { name: 'Ana' },
    unread: 1,
  })
  expect(read.notes[0]?.embeds).toEqual([{ kind: 'card', card: id }])
})

test('what cannot be said begins no thread', async () => {
  const id = await hang('Silent Monk')
  const refusals = [
    await say<Refused>(ben, id, ' \u200b '),
    await say<Refused>(ben, id, 'Ciao', { language: 'xx' }),
    await say<Refused>(ben, 'nowhere', 'Hello'),
    await say<Refused>(ben, id, 'Hello', { language: '../..' }),
  ]
  expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'invalid'],
    [404, 'no card'],
    [404, 'no card'],
    [400, 'not a request'],
  ])
  expect((await told(id)).remarks).toEqual([])
  expect((await ben.read<Refused>(`card-${id}-en`)).status).toBe(404)
})

test('a card that is taken down takes its name and its remarks from the board', async () => {
  const id = await hang('Regretted')
  await say(ben, id, 'I like it.')
  await ana.send('DELETE', `/api/gallery/${id}`, { reason: 'a slip' })
  expect((await told(id)).remarks).toEqual([])
  expect((await say<Refused>(ben, id, 'Why?')).body.code).toBe('taken down')
  const cleo = await writer(house, 'Cleo')
  const shown = (await cleo.read<ThreadAnswer | Refused>(`card-${id}-en`)).body
  expect(JSON.stringify(shown)).not.toMatch(/Regretted|I like it|a slip/)
  expect(shown).toMatchObject({ thread: { hidden: { by: 'card', reason: '' } } })
  const { threads } = (await ben.send<{ threads: readonly { title: string }[] }>('GET', '/api/board/threads')).body
  expect(threads.map(({ title }) => title)).not.toContain('Regretted')
})
