import { afterAll, beforeAll, expect, test } from 'vitest'
import { variantPath } from '#games/workshop/variant'
import type { EmbedAnswer } from '#protocol/board'
import type { CardTold } from '#protocol/gallery'
import type { Refused } from '#protocol/refused'
import type { Table } from '#protocol/table'
import { character } from '../gallery/testing.ts'
import type { House } from '../house.ts'
import { line, wholeHouse } from '../http/testing.ts'
import { type Writer, writer } from './testing.ts'

let house: House
let ana: Writer
let ben: Writer
let eva: Writer
beforeAll(async () => {
  house = await wholeHouse()
  ana = await writer(house, 'Ana')
  ben = await writer(house, 'Ben')
  eva = await writer(house, 'Eva')
})
afterAll(() => house.close())

type Moment = Extract<EmbedAnswer, { kind: 'moment' }>
/** What somebody is shown of the only embed of a note. */
const shown = (who: Writer, thread: string, number = 1, index = 0) =>
  who.send<EmbedAnswer | Refused>('GET', `/api/board/threads/${thread}/notes/${number}/embeds/${index}`)
const noted = async (who: Writer, address: string): Promise<string> =>
  (await who.begin({ text: `Look:\n\n${address}` })).body.thread.id

/** A match of Ana, Ben and a third, who is a bot unless a person is named. */
async function playing(
  options: object,
  third: Writer | null,
): Promise<{ readonly table: string; readonly match: string }> {
  const { id } = (
    await ana.send<Table>('POST', '/api/tables', { game: 'fist', seats: 3, options, pace: { kind: 'untimed' } })
  ).body
  await ben.command(id, { do: 'sit' })
  if (third === null) await ana.command(id, { do: 'addBot', bot: 'random@1' })
  else for (const command of ['sit', 'ready']) await third.command(id, { do: command })
  await ben.command(id, { do: 'ready' })
  const { match } = (await ana.command(id, { do: 'start' })).body
  return { table: id, match: match ?? expect.fail() }
}

test('a match that is being played shows what everybody can see, whoever shows it and whoever looks', async () => {
  const { table, match } = await playing({}, await writer(house, 'Dan'))
  const threads = [await noted(ana, `/match/${match}?at=0`), await noted(ana, `/match/${match}?at=0&seat=0`)]
  const told = await Promise.all(threads.flatMap(thread => [ana, ben, eva].map(who => shown(who, thread))))
  const [first] = told as readonly { readonly body: Moment }[]
  expect(first?.body).toMatchObject({ kind: 'moment', match, at: 0, eyes: null, isOver: false })
  expect(JSON.stringify(first?.body)).not.toContain(table)
  for (const { status, body } of told) expect([status, body]).toEqual([200, first?.body])
  const spectator = await fetch(`${house.address}/api/matches/${match}/entries`)
  expect(first?.body.entries).toEqual(await spectator.json())
})

test('who was shown out of a table that strangers do not find sees nothing of its match, in notes either', async () => {
  const made = await ana.send<Table>('POST', '/api/tables', { game: 'fist', seats: 3, pace: { kind: 'untimed' } })
  const { id } = made.body
  const cleo = await writer(house, 'Cleo')
  await cleo.command(id, { do: 'sit' })
  const out = await ana.command(id, { do: 'kick', person: cleo.id })
  expect(out.status).toBe(200)
  const thread = await noted(ben, `/table/${id}`)
  expect((await shown(cleo, thread)).status).toBe(404)
  expect((await shown(eva, thread)).body).toMatchObject({ kind: 'table', table: { id }, free: 2 })
})

test('when it is over, whoever played shows it as their seat saw it, and nobody shows another seat', async () => {
  const { match } = await playing({ pointsToWin: 2, roundLimit: 2 }, null)
  const lines = await Promise.all([ana, ben].map(who => line(house, { cookie: who.cookie() })))
  for (const it of lines) {
    it.says({ t: 'follow', match, have: -1 })
    it.says({ t: 'mind', match, minded: true }) // bots play it to its end
  }
  const ended = async (): Promise<boolean> =>
    (await eva.send<{ readonly end: object | null }>('GET', `/api/matches/${match}`)).body.end !== null
  await expect.poll(ended, { timeout: 30_000, interval: 50 }).toBe(true)
  const entries = async (who: Writer): Promise<unknown> => (await who.send('GET', `/api/matches/${match}/entries`)).body
  const seenBy = [await entries(ana), await entries(ben)]
  const seenByAll = await entries(eva)
  expect(seenBy[0]).not.toEqual(seenByAll)
  for (const [who, seat, eyes] of [
    [ana, 0, 0],
    [ana, 1, null],
    [ben, 1, 1],
    [eva, 0, null],
  ] as const) {
    const thread = await noted(who, `/match/${match}?at=5&seat=${seat}`)
    const { body } = (await shown(eva, thread)) as { readonly body: Moment }
    expect([body.eyes, body.at, body.isOver]).toEqual([eyes, 5, true])
    expect(body.entries).toEqual(eyes === null ? seenByAll : seenBy[eyes])
  }
  for (const it of lines) it.close()
})

test('a card shows its sentence and verdict, and what was taken down shows nothing of it', async () => {
  const { body: card } = await ana.hang<CardTold>(character('Showy'))
  const thread = await noted(ben, `/gallery/${card.id}`)
  const { body } = await shown(eva, thread)
  expect(body).toMatchObject({ kind: 'card', card: { id: card.id, verdict: null } })
  const { sentences } = body as Extract<EmbedAnswer, { kind: 'card' }>
  expect(Object.keys(sentences).toSorted()).toEqual(['de', 'en', 'it', 'ru'])
  expect(sentences.en).toMatch(/3/)
  await ana.send('DELETE', `/api/gallery/${card.id}`, { reason: 'dull' })
  expect((await shown(eva, thread)).body).toMatchObject({ card: { card: null }, sentences: {} })
})

test('house rules show their name and what is not as usual; what cannot be, or is of no game here, shows nothing', async () => {
  const dora = await writer(house, 'Dora')
  const variant = { names: { en: 'Friday night' }, options: { pointsToWin: 2, startFG: 9 } }
  const thread = await noted(dora, variantPath('fist', variant))
  expect((await shown(eva, thread)).body).toEqual({ kind: 'variant', game: 'fist', ...variant })
  const lettered = (it: object): string => Buffer.from(JSON.stringify(it)).toString('base64url')
  const wrong = [
    variantPath('chess', variant),
    variantPath('fist', { ...variant, options: { pointsToWin: 99 } }),
    variantPath('fist', { ...variant, options: { guests: [{}] } }),
    `/new/fist/variant-${lettered({ ...variant, more: 1 })}`,
    '/new/fist/variant-AAAA',
  ]
  for (const address of wrong) {
    const asked = await eva.send('GET', `/api/board/embed?address=${encodeURIComponent(address)}`)
    expect([address, asked.status]).toEqual([address, 404])
  }
})

test('what is not there, or hidden, shows nothing', async () => {
  const cleo = await writer(house, 'Cleo')
  const thread = await noted(cleo, '/match/none?at=1')
  for (const [number, index] of [
    [1, 0],
    [1, 1],
    [2, 0],
  ] as const)
    expect((await shown(eva, thread, number, index)).status).toBe(404)
  const { body: card } = await eva.hang<CardTold>(character('Hidden'))
  const other = await noted(cleo, `/gallery/${card.id}`)
  expect((await shown(ben, other)).status).toBe(200)
  await cleo.send('DELETE', `/api/board/threads/${other}/notes/1`)
  expect([(await shown(ben, other)).status, (await shown(cleo, other)).status]).toEqual([404, 200])
  const own = await eva.send<EmbedAnswer>(
    'GET',
    `/api/board/embed?address=${encodeURIComponent(`/gallery/${card.id}`)}`,
  )
  expect(own.body).toMatchObject({ kind: 'card', card: { id: card.id } })
  expect((await eva.send('GET', '/api/board/embed?address=https://x.example/match/a')).status).toBe(404)
})
