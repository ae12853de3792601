import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Audience, shownParts } from '#protocol/friend-words'
import type { Table } from '#protocol/table'
import { character } from '../gallery/testing.ts'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { type Regular, regular } from './testing.ts'

/*
 * What a blocked person learns: nothing. Ben was a friend of Olga, who shows everything and has blocked him. Sam was a friend of
 * Otto, who shows nothing, plays at tables that nobody finds, and has ended it. Whatever Ben tries about Olga, he is answered
 * what Sam is about Otto.
 */

let house: House
let [olga, otto, ben, sam] = [] as unknown as [Regular, Regular, Regular, Regular]
/** Olga's public table that gathers, and one where she plays; what Sam tries instead, not knowing any. */
let places: Readonly<Record<'gathering' | 'playing' | 'match' | 'code', string>>
const unknown = { gathering: 'AAAAAAAAAAAA', playing: 'BBBBBBBBBBBB', match: 'CCCCCCCCCCCC', code: 'AMBER FOX 99' }

beforeAll(async () => {
  house = await wholeHouse()
  olga = await regular(house, 'Olga Open')
  otto = await regular(house, 'Otto Shut')
  ben = await regular(house, 'Ben')
  sam = await regular(house, 'Sam')
  for (const [friend, owner] of [
    [ben, olga],
    [sam, otto],
  ] as const) {
    await friend.befriends(owner)
    await friend.does(owner, { do: 'star', on: true })
  }
  const everywhere = (to: Audience) => Object.fromEntries(shownParts.map(part => [part, to]))
  await olga.shows(everywhere('everybody'))
  await otto.shows(everywhere('nobody'))
  await olga.line()
  await otto.line()
  const gathering = await olga.makes({ listed: true })
  const playing = await olga.makes({ listed: true })
  for (let bots = 0; bots < 2; bots++) await olga.command(playing.id, { do: 'addBot' })
  await olga.command(playing.id, { do: 'ready' })
  const started = await olga.command(playing.id, { do: 'start' })
  places = {
    gathering: gathering.id,
    playing: playing.id,
    match: started.body.match ?? expect.fail(),
    code: gathering.code ?? expect.fail(),
  }
  await olga.does(ben, { do: 'block', on: true })
  await otto.does(sam, { do: 'end' })
})
afterAll(() => house.close())

/** Without what differs between any two people, tables or moments. */
function plain(body: unknown, all: readonly (readonly [string, string])[]): unknown {
  const text = all.reduce((so, [one, name]) => so.replaceAll(one, name), JSON.stringify(body))
  return JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'number' && value > 1e12) return 'a moment'
    return key === 'crest' || key === 'code' ? typeof value : value
  })
}

interface Side {
  readonly who: Regular
  readonly owner: Regular
  readonly at: typeof unknown
}
type Ask = (side: Side) => Promise<unknown>

async function alike(ask: Ask): Promise<unknown> {
  const sides = [
    { who: ben, owner: olga, at: places },
    { who: sam, owner: otto, at: unknown },
  ] as const
  const answers: unknown[] = []
  for (const side of sides) {
    const { who, owner, at } = side
    const names = [
      [who.id, 'ME'],
      [who.name, 'Me'],
      [owner.id, 'OWNER'],
      [owner.name, 'Owner'],
      ...Object.entries(at).map(([name, id]) => [id, name] as const),
    ] as const
    answers.push(plain(await ask(side), names))
  }
  expect(answers[0]).toEqual(answers[1])
  return answers[0]
}

test('a page, and everything that can be done about a person', async () => {
  const shown = await alike(({ who, owner }) => who.sees(owner))
  expect(shown).toMatchObject({ here: null, since: null, reliability: null, games: null })
  expect(shown).toMatchObject({ standing: { friends: false, asked: false } })
  for (const deed of [
    { do: 'accept' },
    { do: 'decline' },
    { do: 'ask' },
    { do: 'ask' },
    { do: 'end' },
    { do: 'ask' },
    { do: 'star', on: false },
    { do: 'dismiss' },
  ] as const)
    await alike(({ who, owner }) => who.does(owner, deed))
  const asked = await alike(({ who, owner }) => who.sees(owner))
  expect(asked).toMatchObject({ standing: { asked: true } })
  expect((await olga.friends()).asking).toEqual([])
  expect((await otto.friends()).asking).toHaveLength(1)
})

test('lists, and finding somebody', async () => {
  await alike(({ who }) => who.friends())
  await alike(({ who }) => who.here())
  await alike(({ who, owner }) => who.send('GET', `/api/friends/find?name=${encodeURIComponent(owner.name)}`))
  await alike(({ who, owner }) => who.send('GET', `/api/gallery?by=${owner.id}`))
  await alike(({ who, owner }) => who.send('GET', `/api/reliability?people=${owner.id}`))
})

test('an invitation goes nowhere, and looks sent', async () => {
  const [mias, tims] = [await regular(house, 'Mia'), await regular(house, 'Tim')] // starred by both while friends
  for (const [who, owner] of [
    [mias, olga],
    [tims, otto],
  ] as const) {
    await who.befriends(owner)
    await who.does(owner, { do: 'star', on: true })
  }
  await olga.does(mias, { do: 'block', on: true })
  await otto.does(tims, { do: 'end' })
  const invite = async (who: Regular, owner: Regular) => {
    const table = await who.makes()
    const { status, body } = await who.does(owner, { do: 'invite', table: table.id })
    return { status, standing: body.standing, here: body.here }
  }
  expect(await invite(mias, olga)).toEqual(await invite(tims, otto))
  expect((await olga.here()).invitations).toEqual([])
  expect((await otto.here()).invitations).toHaveLength(1)
})

test('tables: not listed, not found, not by their code, and no command is known there', async () => {
  const listed = (await ben.send<readonly Table[]>('GET', '/api/tables')).body
  expect(listed).toEqual([])
  expect((await sam.send<readonly Table[]>('GET', '/api/tables')).body.map(({ id }) => id)).toContain(places.gathering)
  for (const place of ['gathering', 'playing'] as const) {
    const found = await alike(({ who, at }) => who.send('GET', `/api/tables/${at[place]}`))
    expect(found).toMatchObject({ status: 404 })
    for (const command of [{ do: 'sit' }, { do: 'ready' }, { do: 'leave' }, { do: 'rematch' }, { do: 'start' }])
      await alike(({ who, at }) => who.command(at[place], command))
    const embed = (id: string) => `/api/board/embed?address=${encodeURIComponent(`${house.address}/table/${id}`)}`
    await alike(({ who, at }) => who.send('GET', embed(at[place])))
    await alike(({ who, owner, at }) => who.does(owner, { do: 'invite', table: at[place] }))
  }
  expect(await alike(({ who, at }) => who.send('GET', `/api/codes/${at.code}`))).toMatchObject({ status: 404 })
})

test('matches that are played: none, by any door', async () => {
  for (const path of ['', '/entries', '/question', '/log', '/file', '/thoughts', '/verify'])
    expect(await alike(({ who, at }) => who.send('GET', `/api/matches/${at.match}${path}`))).toMatchObject({
      status: 404,
    })
  const answer = { id: 'x', asked: 0, name: 'bid', answer: 1 }
  await alike(({ who, at }) => who.send('POST', `/api/matches/${at.match}/answers`, answer))
  const embed = (id: string) => `/api/board/embed?address=${encodeURIComponent(`${house.address}/match/${id}`)}`
  await alike(({ who, at }) => who.send('GET', embed(at.match)))
})

test('over a socket: no table, no talk, no match, and a lobby without them, also when they change', async () => {
  const heard = await alike(async ({ who, at }) => {
    const line = await who.line()
    for (const [n, table] of [at.gathering, at.playing].entries()) {
      line.says({ t: 'table', table })
      line.says({ t: 'say', id: `say ${n}`, table, room: 'spectators', words: { phrase: 'hello' } })
    }
    line.says({ t: 'follow', match: at.match, have: -1 })
    line.says({ t: 'follow', match: at.match, have: -1, screen: true })
    line.says({ t: 'answer', match: at.match, id: 'x', asked: 0, name: 'bid', answer: 1 })
    line.says({ t: 'mind', match: at.match, minded: true })
    line.says({ t: 'ping', id: 'last' })
    await line.hears(({ t }) => t === 'pong')
    line.close()
    return line.heard.filter(({ t }) => t !== 'welcome')
  })
  expect(JSON.stringify(heard)).not.toContain('table":{')
  const line = await ben.line()
  line.says({ t: 'lobby', open: true })
  expect(await line.hears(({ t }) => t === 'lobby')).toMatchObject({ tables: [] })
  await olga.command(places.gathering, { do: 'addBot' })
  await olga.command(places.gathering, { do: 'removeBot', seat: 1 })
  const own = await sam.makes({ listed: true })
  await line.hears(({ t, id }) => t === 'lobbyTable' && id === own.id)
  expect(line.heard.filter(({ id }) => id === places.gathering)).toEqual([])
  line.close()
})

test('cards and notes are those of anybody', async () => {
  const cards = new Map<string, string>()
  const threads = new Map<string, string>()
  for (const owner of [olga, otto]) {
    cards.set(owner.id, (await owner.hang<{ id: string }>(character(`Card of ${owner.name}`))).body.id)
    const thread = {
      draft: owner.id,
      topic: 'strategy',
      game: 'fist',
      language: 'en',
      title: 'Coins',
      text: 'Two left.',
      poll: null,
    }
    const { body } = await owner.send<{ thread: { id: string } }>('POST', '/api/board/threads', thread)
    threads.set(owner.id, body.thread.id)
  }
  const of = (all: ReadonlyMap<string, string>, { id }: Regular): string => all.get(id) ?? expect.fail()
  const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status
  for (const on of [true, false])
    await alike(({ who, owner }) => statusOf(who.send('PUT', `/api/gallery/${of(cards, owner)}/heart`, { on })))
  await alike(({ who, owner }) => statusOf(who.send('GET', `/api/gallery/${of(cards, owner)}`)))
  await alike(({ who, owner }) => {
    const note = { draft: `answer ${who.id}`, text: 'So have I.' }
    return statusOf(who.send('POST', `/api/board/threads/${of(threads, owner)}/notes`, note))
  })
  const read = await alike(async ({ who, owner }) => {
    const { body } = await who.send<{ notes: readonly { by: object; text: string }[] }>(
      'GET',
      `/api/board/threads/${of(threads, owner)}`,
    )
    return body.notes.map(({ by, text }) => ({ by, text }))
  })
  expect(JSON.stringify(read)).not.toContain('blocked')
  const { notes } = (
    await olga.send<{ notes: readonly { by: { person: string } }[] }>('GET', `/api/board/threads/${of(threads, olga)}`)
  ).body
  expect(notes.map(({ by }) => by)).toMatchObject([{ person: olga.id }, { person: ben.id, blocked: true }])
  await ben.hang(character('A card of Ben'))
  const shown = (await olga.send<{ cards: readonly { maker: { person: string } }[] }>('GET', '/api/gallery')).body.cards
  expect(shown.map(({ maker }) => maker.person).includes(ben.id)).toBe(false)
})

test('how long an answer takes says nothing', async () => {
  const times: Readonly<Record<'ben' | 'sam', number[]>> = { ben: [], sam: [] }
  const timed = async (what: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await what()
    return performance.now() - began
  }
  for (let n = 0; n < 40; n++) {
    times.ben.push(await timed(() => ben.sees(olga)))
    times.sam.push(await timed(() => sam.sees(otto)))
  }
  const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0
  const [one, other] = [middle(times.ben), middle(times.sam)]
  expect(Math.max(one, other)).toBeLessThan(2 * Math.min(one, other) + 3)
})
