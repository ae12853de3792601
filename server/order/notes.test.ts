import { afterAll, beforeAll, expect, test } from 'vitest'
import { variantPath } from '#games/workshop/variant'
import type { NoteTold, SearchAnswer, ThreadAnswer, ThreadsAnswer } from '#protocol/board'
import type { Case } from '#protocol/desk'
import type { Subject } from '#protocol/order'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { inHours, inHouse, nameOf, type Visitor } from './testing.ts'

let house: House
let people: Readonly<Record<'mo' | 'ana' | 'ben', Visitor>>
beforeAll(async () => {
  house = await wholeHouse()
  await inHouse(house, 'Hana', 'host')
  people = {
    mo: await inHouse(house, 'Mo', 'moderator'),
    ana: await inHouse(house, 'Ana'),
    ben: await inHouse(house, 'Ben'),
  }
})
afterAll(() => house.close())

let drafts = 0
const draft = () => `draft ${++drafts}`
async function begins(who: Visitor, title: string, text: string): Promise<string> {
  const thread = { draft: draft(), topic: 'strategy', game: 'fist', language: 'en', title, text }
  return (await who.send<ThreadAnswer>('POST', '/api/board/threads', thread)).body.thread.id
}
const answers = (who: Visitor, thread: string, text: string) =>
  who.send<{ note: NoteTold }>('POST', `/api/board/threads/${thread}/notes`, { draft: draft(), text })
const seen = async (who: Visitor, thread: string) =>
  (await who.send<ThreadAnswer>('GET', `/api/board/threads/${thread}`)).body
const note = (thread: string, number: number): Subject => ({ kind: 'note', id: `${thread}/${number}` })
const cases = async () => (await people.mo.send<{ items: readonly Case[] }>('GET', '/api/order/desk/cases')).body.items

test('a note is reported with its text as it was, hidden, and shown again', async () => {
  const { mo, ana, ben } = people
  const thread = await begins(ana, 'How to bid?', 'I wonder.')
  await answers(ben, thread, 'You **fool**!')
  await ana.report(note(thread, 2))
  await ben.send('PUT', `/api/board/threads/${thread}/notes/2`, { text: 'You friend!' })
  const [found] = await cases()
  expect(found?.reports[0]?.evidence).toMatchObject({
    ...{ text: 'You **fool**!', title: 'How to bid?', game: 'fist', where: `/board/${thread}#2` },
    by: { person: ben.id, name: 'Ben' },
  })
  expect(found?.may).toEqual(['hide', 'warn', 'mute', 'ban'])
  const { body } = await mo.decide(note(thread, 2), [{ kind: 'hide' }], 'No insults.')
  const shown = async (who: Visitor) => (await seen(who, thread)).notes[1]
  expect(await shown(ana)).toMatchObject({ text: '', hidden: { by: 'house', reason: 'No insults.' } })
  expect((await shown(ben))?.text).toBe('You friend!')
  expect((await ana.report(note(thread, 2))).status).toBe(404)
  await mo.lift(body.measures[0]?.id ?? '')
  expect(await shown(ana)).toMatchObject({ text: 'You friend!', hidden: null })
})

test('to hide the first note is to hide the thread; what its writer took back stays away', async () => {
  const { mo, ana, ben } = people
  const thread = await begins(ana, 'A rude title', 'Text.')
  const { body } = await mo.decide(note(thread, 1), [{ kind: 'hide' }])
  expect((await seen(ben, thread)).thread.title).toBe('')
  await mo.lift(body.measures[0]?.id ?? '')
  expect((await seen(ben, thread)).thread.title).toBe('A rude title')
  await answers(ben, thread, 'Oops.')
  await ana.report(note(thread, 2))
  await ben.send('DELETE', `/api/board/threads/${thread}/notes/2`)
  const again = await mo.decide(note(thread, 2), [{ kind: 'warn' }])
  expect(again.status).toBe(200)
  expect((await seen(ana, thread)).notes[1]?.hidden).toMatchObject({ by: 'writer' })
})

test('a thread is closed and opened, moved and moved back', async () => {
  const { mo, ana, ben } = people
  const thread = await begins(ana, 'Where to?', 'Text.')
  const closed = await mo.decide(note(thread, 1), [{ kind: 'close' }], 'Enough said.')
  expect((await answers(ben, thread, 'But!')).status).toBe(409)
  expect((await seen(ben, thread)).thread.closed).toMatchObject({ reason: 'Enough said.' })
  await mo.lift(closed.body.measures[0]?.id ?? '')
  expect((await answers(ben, thread, 'But!')).status).toBe(201)
  const moved = await mo.decide(note(thread, 1), [{ kind: 'move', to: 'house' }], 'Not about the game.')
  expect((await seen(ben, thread)).thread).toMatchObject({ topic: 'house', game: null, moved: { from: 'strategy' } })
  await mo.lift(moved.body.measures[0]?.id ?? '')
  expect((await seen(ben, thread)).thread).toMatchObject({ topic: 'strategy', game: 'fist' })
  expect((await mo.decide(note(thread, 1), [{ kind: 'move', to: 'rules/gold' }])).status).toBe(200)
  expect((await seen(ben, thread)).thread).toMatchObject({ topic: 'rules', game: 'gold' })
  for (const to of ['kitchen', 'rules/chess', '']) {
    const refused = await mo.decide(note(thread, 1), [{ kind: 'hide' }, { kind: 'move', to }])
    expect(refused.body).toMatchObject({ code: 'invalid' })
  }
  expect((await seen(ben, thread)).thread.hidden).toBe(null) // all of it or nothing
})

test('what is done to a whole thread is done about its first note, so about whoever began it', async () => {
  const { mo, ben } = people
  const host = await inHouse(house, 'Hilde', 'host')
  const thread = await begins(host, 'From the host', 'Text.')
  await answers(ben, thread, 'An answer.')
  for (const kind of ['close', 'move'] as const) {
    const measure = kind === 'move' ? { kind, to: 'house' } : { kind }
    expect((await mo.decide(note(thread, 1), [measure])).body).toMatchObject({ code: 'not yours' })
    expect((await mo.decide(note(thread, 2), [measure])).body).toMatchObject({ code: 'not possible' })
  }
  expect((await seen(ben, thread)).thread).toMatchObject({ closed: null, topic: 'strategy' })
})

test('a title whose first note was taken back can still be reported and hidden', async () => {
  const { mo, ben } = people
  const rude = await inHouse(house, 'Rude')
  const thread = await begins(rude, 'A rude title again', 'Secret text.')
  await rude.send('DELETE', `/api/board/threads/${thread}/notes/1`)
  expect((await ben.report(note(thread, 1))).status).toBe(201)
  const found = (await cases()).find(({ subject }) => subject.id === `${thread}/1`)
  expect(found?.reports[0]?.evidence).toMatchObject({ title: 'A rude title again', text: '' })
  await mo.decide(note(thread, 1), [{ kind: 'hide' }])
  expect((await seen(ben, thread)).thread.title).toBe('')
})

test('what somebody wrote who has left for good stays away when the measure against it is lifted', async () => {
  const { mo, ben } = people
  const [asker, rude] = [await inHouse(house, 'Asker'), await inHouse(house, 'Rude Rob')]
  const thread = await begins(asker, 'Any advice?', 'Please.')
  await answers(rude, thread, 'Learn to *play*.')
  expect((await seen(ben, thread)).notes[1]?.html).toContain('play')
  const { body } = await mo.decide(note(thread, 2), [{ kind: 'hide' }])
  expect((await rude.send('POST', '/api/people/leave', { name: 'Rude Rob' })).status).toBe(200)
  await mo.lift(body.measures[0]?.id ?? '')
  expect((await seen(ben, thread)).notes[1]).toMatchObject({ text: '', html: '', hidden: { by: 'writer' } })
})

test('a keeper is not told who reported them', async () => {
  const { mo, ana } = people
  const thread = await begins(mo, 'By a moderator', 'Text.')
  await ana.report(note(thread, 1), 'rude', 'It was me, Ana.')
  const { body } = await mo.send<Case>('GET', `/api/order/desk/case?kind=note&id=${thread}/1`)
  expect(body).toMatchObject({ reports: [], may: [] })
})

test('who is muted or banned writes no notes, and changes none', async () => {
  const { mo, ana } = people
  for (const kind of ['mute', 'ban'] as const) {
    const loud = await inHouse(house, `Loud ${kind}`)
    const thread = await begins(ana, `Quiet ${kind}`, 'Text.')
    expect((await answers(loud, thread, 'Hello.')).status).toBe(201)
    await mo.decide(nameOf(loud), [{ kind, until: inHours(1) }])
    expect(await answers(loud, thread, 'Hello?')).toMatchObject({ status: 403, body: { code: 'muted' } })
    expect((await loud.send('PUT', `/api/board/threads/${thread}/notes/2`, { text: 'Ha!' })).status).toBe(403)
    const cheers = { kind: 'cheers', on: true }
    expect((await loud.send('PUT', `/api/board/threads/${thread}/notes/1/reactions`, cheers)).status).toBe(403)
    expect((await loud.send('PUT', `/api/board/threads/${thread}/vote`, { choice: 0 })).status).toBe(403)
    expect((await seen(loud, thread)).notes).toHaveLength(2) // they still read
  }
})

test('a note with a word of the list is held for the desk, and shown once somebody has looked at it', async () => {
  const { mo, ana } = people
  const [eva, ben] = await Promise.all(
    ['Eva', 'Ben'].map(name => inHouse(house, name)) as [Promise<Visitor>, Promise<Visitor>],
  )
  await house.desk.setWords(null, ['scoundrel'])
  const thread = await begins(eva, 'A scoun\u200bdrel?', 'Text.')
  const listed = async () =>
    (await ben.send<ThreadsAnswer>('GET', '/api/board/threads')).body.threads.map(({ id }) => id)
  expect(await listed()).not.toContain(thread)
  expect((await seen(ben, thread)).thread).toMatchObject({ title: '', hidden: { reason: '', by: 'held' } })
  const found = (await cases()).find(({ subject }) => subject.id === `${thread}/1`)
  expect(found).toMatchObject({
    hidden: true,
    reports: [{ cause: 'words', by: null }],
    may: expect.arrayContaining(['hide']),
  })
  await mo.decide(note(thread, 1), [], 'A card of the box is called that.')
  expect(await listed()).toContain(thread)
  await answers(ben, thread, 'Fine.')
  await ben.send('PUT', `/api/board/threads/${thread}/notes/2`, { text: 'You SCOUNDREL' })
  expect((await seen(ana, thread)).notes[1]).toMatchObject({ text: '' })
  expect((await mo.decide(note(thread, 2), [{ kind: 'hide' }], 'No.')).status).toBe(200)
  expect((await seen(ana, thread)).notes[1]).toMatchObject({ text: '', hidden: { reason: 'No.' } })
  await house.desk.setWords(null, [])
})

test('house rules in an address cannot be called what a note cannot say', async () => {
  const { ana } = people
  const eva = await inHouse(house, 'Eva')
  await house.desk.setWords(null, ['scoundrel'])
  const called = (name: string) => variantPath('fist', { names: { en: name }, options: { pointsToWin: 2 } })
  const thread = await begins(eva, 'Our rules', called('Friday night'))
  await answers(eva, thread, called('Scoundrel night'))
  const { notes } = await seen(ana, thread)
  expect(notes.map(({ hidden }) => hidden?.by ?? null)).toEqual([null, 'held'])
  expect((await ana.send('GET', `/api/board/threads/${thread}/notes/2/embeds/0`)).status).toBe(404)
  await house.desk.setWords(null, [])
})

test('who keeps order is marked in lists, threads and what is found; who only has their name is not', async () => {
  const { mo, ana } = people
  const thread = await begins(mo, 'A word from the gamekeeper', 'Text.')
  await answers(await inHouse(house, 'Mo'), thread, 'Another gamekeeper.')
  const { notes, thread: told } = await seen(ana, thread)
  expect([told.by, ...notes.map(({ by }) => by)].map(by => [by?.name, by?.role])).toEqual([
    ['Mo', 'moderator'],
    ['Mo', 'moderator'],
    ['Mo', undefined],
  ])
  const { body } = await ana.send<SearchAnswer>('GET', '/api/board/search?words=gamekeeper')
  expect(body.found.map(({ by }) => by?.role)).toEqual([undefined, 'moderator'])
})
