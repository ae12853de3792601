import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Case, casesAnswer, decisionAnswer, type MeasureTold, personAnswer } from '#protocol/desk'
import type { CardWithVersions } from '#protocol/gallery'
import { mineAnswer, reportAnswer, type Subject } from '#protocol/order'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { inHours, inHouse, nameOf, type Visitor } from './testing.ts'

let house: House
let [hana, mo, ana, ben]: Visitor[] = []
beforeAll(async () => {
  house = await wholeHouse()
  hana = await inHouse(house, 'Hana', 'host')
  mo = await inHouse(house, 'Mo', 'moderator')
  ana = await inHouse(house, 'Ana')
  ben = await inHouse(house, 'Ben')
})
afterAll(() => house.close())

const all = () => {
  if (!hana || !mo || !ana || !ben) throw new Error('nobody is here')
  return { hana, mo, ana, ben }
}
type Cases = { readonly items: readonly Case[] }
const cases = async (who: Visitor): Promise<readonly Case[]> =>
  (await who.send<Cases>('GET', '/api/order/desk/cases')).body.items

test('a card is reported, hidden, appealed against and put back; everybody is told their part', async () => {
  const { mo, ana, ben, hana } = all()
  const card = await ana.card('Rude Word', { copies: 2 })
  const first = await ben.report(card, 'rude', 'a rude\u200b word')
  expect([first.status, reportAnswer.parse(first.body)]).toEqual([201, first.body])
  expect((await ben.report(card, 'other', 'again')).body.id).toBe(first.body.id)
  const [found] = await cases(mo)
  expect(found).toMatchObject({
    subject: card,
    reports: [
      {
        cause: 'rude',
        words: 'a rude word',
        by: { name: 'Ben' },
        evidence: { title: 'Rude Word', card: { copies: 2 } },
      },
    ],
    person: { person: ana.id, name: 'Ana', measures: 0 },
    hidden: false,
    may: ['hide', 'warn', 'mute', 'ban'],
  })
  const page = (await mo.send('GET', '/api/order/desk/cases')).body
  expect(casesAnswer.parse(page)).toEqual(page)
  const taken = await mo.send<Case>('PUT', '/api/order/desk/taken', { subject: card, on: true })
  expect(taken.body.taken).toMatchObject({ name: 'Mo' })
  const { body } = await mo.decide(card, [{ kind: 'hide' }, { kind: 'warn' }], 'Not here.')
  expect(decisionAnswer.parse(body)).toEqual(body)
  expect(await cases(mo)).toEqual([])
  const seen = async (who: Visitor) => (await who.send<CardWithVersions>('GET', `/api/gallery/${card.id}`)).body
  expect(await seen(ben)).toMatchObject({ card: null, takenDown: { reason: 'Not here.' } })
  expect((await ben.mine()).reports[0]).toMatchObject({ state: 'upheld', decided: expect.any(Number) })
  const mine = await ana.mine()
  expect(mineAnswer.parse(mine)).toEqual(mine)
  expect(mine.measures.map(({ kind, reason, mayAppeal, seen }) => [kind, reason, mayAppeal, seen])).toEqual(
    expect.arrayContaining([
      ['hide', 'Not here.', true, false],
      ['warn', 'Not here.', true, false],
    ]),
  )
  expect(JSON.stringify(mine)).not.toMatch(new RegExp(`"Mo"|"Ben"|${ben.id}`)) // who reported and who decided is not for her
  await ana.send('POST', '/api/order/mine/seen')
  expect((await ana.mine()).measures.every(({ seen }) => seen)).toBe(true)
  const hide = body.measures.find(it => (it as MeasureTold).kind === 'hide')?.id ?? ''
  expect((await ana.appeal(hide, 'It is a bird.')).status).toBe(200)
  expect((await ana.appeal(hide, 'Really.')).status).toBe(409)
  expect((await mo.answer(hide, true)).status).toBe(403) // it was his own
  expect((await hana.mine()).waiting).toEqual({ reports: 0, appeals: 1 })
  expect((await hana.answer(hide, true)).body).toMatchObject({ inForce: false, appeal: { answer: { granted: true } } })
  expect(await seen(ben)).toMatchObject({ card: { copies: 2 }, takenDown: null })
  expect((await ana.mine()).measures.find(({ id }) => id === hide)).toMatchObject({
    seen: false,
    lifted: { reason: 'we looked again' },
  })
})

test('what a report says stays, whatever becomes of the card', async () => {
  const { mo, ben } = all()
  const eva = await inHouse(house, 'Eva')
  const card = await eva.card('First Name', { copies: 1 })
  await ben.report(card)
  await eva.hang(
    {
      kind: 'character',
      names: { en: 'Second' },
      picture: 'cowled',
      light: 'candle',
      copies: 2,
      steps: [{ do: 'gain', gain: { silver: 2 } }],
    },
    { versionOf: card.id },
  )
  await eva.send('DELETE', `/api/gallery/${card.id}`)
  const found = (await cases(mo)).find(({ subject }) => subject.id === card.id)
  expect(found?.reports[0]?.evidence.title).toBe('First Name')
  expect(found?.now?.title).toBe('Second')
  expect((await mo.decide(card, [], 'Nothing wrong.')).status).toBe(200)
  expect((await ben.mine()).reports[0]).toMatchObject({ state: 'dismissed' })
})

test('a line of talk is reported with those before it, hidden from everybody, and shown again', async () => {
  const { mo, ana, ben } = all()
  const { id } = await ana.ask<{ id: string }>('/api/tables', { game: 'fist' })
  const [speaks, hears] = [await ana.line(), await ben.line()]
  for (const [n, text] of ['one', 'two', 'three'].entries()) {
    speaks.says({ t: 'say', id: `${n}`, table: id, room: 'table', words: { text } })
    await speaks.hears(({ t, id }) => t === 'done' && id === `${n}`)
  }
  const done = await speaks.hears(({ t, id }) => t === 'done' && id === '2')
  const line = { kind: 'line', id: `${id}/table/${done.seq}` } as const
  expect((await ben.report(line)).status).toBe(201)
  const earlier = await ben.line()
  earlier.says({ t: 'table', table: id })
  await earlier.hears(({ t }) => t === 'table')
  const [found] = await cases(mo)
  expect(found?.reports[0]?.evidence).toMatchObject({ text: 'three', by: { name: 'Ana' }, where: `/table/${id}` })
  expect(found?.reports[0]?.evidence.before.map(({ text }) => text)).toEqual(['one', 'two'])
  const { body } = await mo.decide(line, [{ kind: 'hide' }])
  await earlier.hears(({ t, number }) => t === 'unsaid' && number === done.seq)
  for (const socket of [speaks, earlier]) await socket.hears(({ t }) => t === 'order') // both look what was decided
  hears.says({ t: 'table', table: id })
  await hears.hears(({ t }) => t === 'table')
  const heard = () =>
    hears.heard.flatMap(({ t, said }) => (t === 'said' ? [(said as { words: { text: string } }).words.text] : []))
  expect(heard()).toEqual(['one', 'two'])
  expect((await ben.report(line)).status).toBe(404)
  expect((await ana.mine()).measures[0]?.evidence).toMatchObject({ text: 'three', before: [] })
  await mo.lift(body.measures[0]?.id ?? '')
  const again = await ben.line()
  again.says({ t: 'table', table: id })
  await again.hears(({ t, said }) => t === 'said' && (said as { words: { text: string } }).words.text === 'three')
  for (const each of [speaks, hears, earlier, again]) each.close()
})

test('whoever said something and left for good keeps nobody from the desk, and no table from its talk', async () => {
  const { mo, ana, ben } = all()
  const { id } = await ana.ask<{ id: string }>('/api/tables', { game: 'fist' })
  const rude = await inHouse(house, 'Rude Rob')
  const speaks = await rude.line()
  const lines: Subject[] = []
  for (const text of ['dull', 'duller']) {
    speaks.says({ t: 'say', id: text, table: id, room: 'spectators', words: { text } })
    const { seq } = await speaks.hears(({ t, id }) => t === 'done' && id === text)
    lines.push({ kind: 'line', id: `${id}/spectators/${seq}` })
  }
  const [hidden, open] = lines as [Subject, Subject]
  for (const line of lines) expect((await ben.report(line)).status).toBe(201)
  const { body } = await mo.decide(hidden, [{ kind: 'hide' }])
  expect((await rude.send('POST', '/api/people/leave', { name: 'Rude Rob' })).status).toBe(200)
  const found = (await cases(mo)).find(({ subject }) => subject.id === open.id)
  expect(found).toMatchObject({ now: null, reports: [{ evidence: { text: 'duller' } }] })
  expect((await mo.decide(open, [], 'They have left.')).status).toBe(200)
  expect((await mo.lift(body.measures[0]?.id ?? '')).status).toBe(200)
  const hears = await ana.line()
  hears.says({ t: 'table', table: id })
  await hears.hears(({ t }) => t === 'table')
  expect(hears.heard.filter(({ t }) => t === 'said' || t === 'refused')).toEqual([])
  for (const each of [speaks, hears]) each.close()
})

test('a rude name becomes a plain one, and comes back if that was wrong', async () => {
  const { mo, ben } = all()
  const rude = await inHouse(house, 'Sir Rude')
  await ben.report(nameOf(rude))
  const { body } = await mo.decide(nameOf(rude), [{ kind: 'hide' }])
  const called = async () => (await rude.send<{ person: { name: string } }>('GET', '/api/people/me')).body.person.name
  expect(await called()).toMatch(/^Traveller \d{4}$/)
  await mo.lift(body.measures[0]?.id ?? '')
  expect(await called()).toBe('Sir Rude')
})

test('a name that was taken from somebody is on no table any more, and in no list of them', async () => {
  const { mo, ana } = all()
  const rude = await inHouse(house, 'Lady Rude')
  const { id } = await ana.ask<{ id: string }>('/api/tables', { game: 'fist', listed: true })
  await rude.command(id, { do: 'sit' })
  const told = async () => JSON.stringify([await ana.ask('/api/tables'), await ana.ask(`/api/tables/${id}`)])
  expect(await told()).toContain('Lady Rude')
  await mo.decide(nameOf(rude), [{ kind: 'hide' }])
  await expect.poll(told).not.toContain('Lady Rude')
  const { seats } = await ana.ask<{ seats: { sitter: { person: string; name: string } | null }[] }>(`/api/tables/${id}`)
  expect(seats[1]?.sitter).toMatchObject({ person: rude.id, name: expect.stringMatching(/^Traveller \d{4}$/) })
})

test('a player of a match is reported with who sat there, and nothing of what was hidden', async () => {
  const { mo, ana, ben } = all()
  const table = await ana.ask<{ id: string }>('/api/tables', { game: 'fist' })
  await ben.command(table.id, { do: 'sit' })
  for (const command of [{ do: 'addBot' }, { do: 'addBot' }]) await ana.command(table.id, command)
  for (const who of [ana, ben]) await who.command(table.id, { do: 'ready' })
  const { body } = await ana.command(table.id, { do: 'start' })
  const seats = body.seats.map(({ sitter }) => (sitter !== null && 'person' in sitter ? sitter.person : null))
  const seatOf = (who: Visitor): string => `${body.match}/${seats.indexOf(who.id)}`
  expect((await ana.report({ kind: 'match', id: seatOf(ana) }, 'unfair')).body).toMatchObject({ code: 'yourself' })
  expect((await ana.report({ kind: 'match', id: `${body.match}/${seats.indexOf(null)}` }, 'unfair')).status).toBe(404)
  expect((await ana.report({ kind: 'match', id: seatOf(ben) }, 'unfair')).status).toBe(201)
  const found = (await cases(mo)).find(({ subject }) => subject.kind === 'match')
  expect(found).toMatchObject({ person: { name: 'Ben' }, may: ['warn', 'mute', 'ban'] })
  const { names: _, ...rest } = { names: 0, ...found?.reports[0]?.evidence }
  expect(Object.keys(rest).toSorted()).toEqual(['at', 'before', 'by', 'card', 'game', 'text', 'title', 'where'])
  expect([rest.before, rest.card]).toEqual([[], null])
  expect((await mo.decide({ kind: 'match', id: seatOf(ben) }, [{ kind: 'hide' }])).status).toBe(409)
  expect((await mo.decide({ kind: 'match', id: seatOf(ben) }, [])).status).toBe(200)
})

test('measures end: by themselves, or when somebody lifts them', async () => {
  const { mo } = all()
  const loud = await inHouse(house, 'Loud')
  const { body } = await mo.decide(nameOf(loud), [
    { kind: 'mute', until: inHours(2) },
    { kind: 'ban', until: inHours(1) },
  ])
  const { muted, banned } = await loud.mine()
  expect([Number(muted) > inHours(1.9), Number(banned) > inHours(0.9)]).toEqual([true, true])
  for (const { id } of body.measures) expect((await mo.lift(id)).status).toBe(200)
  expect(await loud.mine()).toMatchObject({ muted: null, banned: null })
  expect((await mo.lift(body.measures[0]?.id ?? '')).body).toMatchObject({ code: 'already' })
  for (const until of [Date.now() - 1, Date.now() + 367 * 86_400_000])
    expect((await mo.decide(nameOf(loud), [{ kind: 'mute', until }])).body).toMatchObject({ code: 'invalid' })
  const told = (await mo.send('GET', `/api/order/desk/people/${loud.id}`)).body
  expect(personAnswer.parse(told)).toEqual(told)
  expect(told).toMatchObject({ person: { name: 'Loud', measures: 2, muted: null } })
})

test('the queue is told in pages, the oldest first', async () => {
  const { hana } = all()
  const quiet = await wholeHouse()
  const host = await inHouse(quiet, 'Host', 'host')
  const reporters = await Promise.all([0, 1, 2, 3, 4].map(n => inHouse(quiet, `Reporter ${n}`)))
  const people = await Promise.all([...Array(23).keys()].map(n => inHouse(quiet, `Person ${n}`)))
  for (const [n, person] of people.entries())
    expect((await (reporters[n % 5] as Visitor).report(nameOf(person))).status).toBe(201)
  type Page = { items: { subject: { id: string } }[]; after: string | null }
  const first = (await host.send<Page>('GET', '/api/order/desk/cases')).body
  const rest = (await host.send<Page>('GET', `/api/order/desk/cases?after=${first.after}`)).body
  const ids = [...first.items, ...rest.items].map(({ subject }) => subject.id)
  expect([first.items.length, rest.after, ids]).toEqual([20, null, people.map(({ id }) => id)])
  expect((await host.send('GET', '/api/order/desk/cases?after=nonsense')).status).toBe(400)
  expect((await hana.send('GET', '/api/order/desk/audit?after=x')).status).toBe(400)
  await quiet.close()
})
