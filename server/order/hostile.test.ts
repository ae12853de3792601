import { afterAll, beforeAll, expect, test } from 'vitest'
import { subjectKinds } from '#protocol/order-words'
import type { Table } from '#protocol/table'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { inHours, inHouse, nameOf, type Visitor } from './testing.ts'

let house: House
let people: Readonly<Record<'hana' | 'mo' | 'mia' | 'ana' | 'mallory', Visitor>>
beforeAll(async () => {
  house = await wholeHouse()
  people = {
    hana: await inHouse(house, 'Hana', 'host'),
    mo: await inHouse(house, 'Mo', 'moderator'),
    mia: await inHouse(house, 'Mia', 'moderator'),
    ana: await inHouse(house, 'Ana'),
    mallory: await inHouse(house, 'Mallory'),
  }
})
afterAll(() => house.close())

const mute = () => ({ kind: 'mute', until: inHours(1) }) as const

test('who has no role learns and does nothing at the desk, whatever they send', async () => {
  const { mo, ana, mallory } = people
  const { body } = await mo.decide(nameOf(ana), [{ kind: 'warn' }])
  const measure = body.measures[0]?.id ?? ''
  const decision = { subject: nameOf(ana), measures: [mute()], reason: 'x' }
  const requests: readonly (readonly [string, string, object?])[] = [
    ['GET', '/cases'],
    ['GET', `/case?kind=name&id=${ana.id}`],
    ['GET', '/appeals'],
    ['GET', '/measures'],
    ['GET', '/people?name=Ana'],
    ['GET', `/people/${ana.id}`],
    ['GET', '/people/nobody'],
    ['GET', '/keepers'],
    ['GET', '/words'],
    ['GET', '/audit'],
    ['PUT', '/taken', { subject: nameOf(ana), on: true }],
    ['PUT', '/taken', { nonsense: true }],
    ['POST', '/decisions', decision],
    ['POST', `/measures/${measure}/lift`, { reason: 'x' }],
    ['POST', '/measures/nothing/lift', { reason: 'x' }],
    ['POST', `/appeals/${measure}`, { granted: true, reason: 'x' }],
    ['PUT', `/people/${mallory.id}/role`, { role: 'host' }],
    ['PUT', '/words', { words: [] }],
  ]
  const before = (await house.desk.audit()) as { items: unknown }
  const answers = await Promise.all(
    requests.map(([method, path, body]) => mallory.send(method, `/api/order/desk${path}`, body)),
  )
  const refusal = {
    status: 403,
    body: { code: 'no role', rule: null, expected: 'somebody who keeps order in this house' },
  }
  expect(answers).toEqual(requests.map(() => refusal))
  for (const [method, path, given] of requests) {
    const json =
      given === undefined ? {} : { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } }
    expect((await fetch(`${house.address}/api/order/desk${path}`, { method, ...json })).status).toBe(401)
  }
  expect(await house.desk.audit()).toEqual(before)
  expect((await mallory.mine()).waiting).toBe(null)
})

test('the program of a keeper keeps no order', async () => {
  const { body } = await people.hana.send<{ token: string }>('POST', '/api/people/tokens', { name: 'my bot' })
  const headers = { authorization: `Bearer ${body.token}` }
  for (const path of ['/api/order/desk/cases', '/api/order/mine'])
    expect((await fetch(`${house.address}${path}`, { headers })).status).toBe(401)
})

test('a moderator does not act against hosts, other moderators or themselves, nor undo what a host did', async () => {
  const { hana, mo, mia, ana, mallory } = people
  for (const whom of [hana, mia, mo]) {
    await mallory.report(nameOf(whom))
    for (const measures of [[mute()], [{ kind: 'hide' } as const], []])
      expect((await mo.decide(nameOf(whom), measures)).body).toMatchObject({ code: 'not yours' })
  }
  const queue = async (who: Visitor) =>
    (await who.send<{ items: { subject: { id: string } }[] }>('GET', '/api/order/desk/cases')).body.items.map(
      it => it.subject.id,
    )
  expect(await queue(mo)).toEqual([])
  expect(await queue(hana)).toEqual([mia.id, mo.id]) // and not what is about herself
  expect((await mo.send('PUT', '/api/order/desk/taken', { subject: nameOf(hana), on: true })).status).toBe(404)
  const { body } = await hana.decide(nameOf(ana), [mute()])
  const [measure] = body.measures
  expect((await mo.lift(measure?.id ?? '')).body).toMatchObject({ code: 'not yours' })
  await ana.appeal(measure?.id ?? '')
  expect((await mo.answer(measure?.id ?? '', true)).body).toMatchObject({ code: 'not yours' })
  expect((await hana.answer(measure?.id ?? '', true)).status).toBe(200)
})

test('only hosts give roles and see the word list, and the last of them stays', async () => {
  const { hana, mo, ana } = people
  const role = (who: Visitor, whom: Visitor, role: string | null) =>
    who.send('PUT', `/api/order/desk/people/${whom.id}/role`, { role })
  expect((await role(mo, mo, 'host')).body).toMatchObject({ code: 'not a host' })
  expect((await role(mo, hana, null)).body).toMatchObject({ code: 'not a host' })
  expect((await mo.send('GET', '/api/order/desk/words')).status).toBe(403)
  expect((await mo.send('PUT', '/api/order/desk/words', { words: ['x'] })).status).toBe(403)
  for (const none of [null, 'moderator'])
    expect((await role(hana, hana, none)).body).toMatchObject({ code: 'last host' })
  expect((await role(hana, ana, 'host')).body).toMatchObject({ role: 'host' })
  expect((await role(ana, hana, null)).body).toMatchObject({ role: null })
  expect((await hana.send('GET', '/api/order/desk/cases')).status).toBe(403) // at once
  expect((await role(ana, hana, 'host')).status).toBe(200)
  expect((await role(hana, ana, null)).status).toBe(200)
})

test('what somebody cannot see cannot be reported, and is told apart from nothing by no answer', async () => {
  const { ana, mallory } = people
  const card = await ana.card('Secret Card')
  await ana.send('DELETE', `/api/gallery/${card.id}`)
  const table = await ana.ask<Table>('/api/tables', { game: 'fist' })
  const speaks = await ana.line()
  speaks.says({ t: 'say', id: '1', table: table.id, room: 'table', words: { text: 'between us' } })
  const { seq } = await speaks.hears(({ t, id }) => t === 'done' && id === '1')
  speaks.close()
  await mallory.command(table.id, { do: 'sit' })
  await ana.command(table.id, { do: 'kick', person: mallory.id })
  const nothing = await mallory.report({ kind: 'card', id: 'nothing' })
  const hidden = [card, { kind: 'line', id: `${table.id}/table/${seq}` } as const]
  for (const subject of hidden) expect(await mallory.report(subject)).toEqual(nothing)
  for (const kind of subjectKinds)
    for (const id of [
      'x',
      '../x',
      '%00',
      `${table.id}/table/-1`,
      `${table.id}/table/9e9`,
      `${table.id}/kitchen/1`,
      '__proto__/0',
    ])
      expect(await mallory.report({ kind, id })).toEqual(nothing)
  expect(nothing).toMatchObject({ status: 404, body: { code: 'no subject' } })
})

test('a keeper sees of what nobody reported only what anybody sees', async () => {
  const { ana, mo, mallory } = people
  const table = await ana.ask<Table>('/api/tables', { game: 'fist' })
  const speaks = await ana.line()
  speaks.says({ t: 'say', id: '1', table: table.id, room: 'table', words: { text: 'not for Mo' } })
  const { seq } = await speaks.hears(({ t, id }) => t === 'done' && id === '1')
  speaks.close()
  await mo.command(table.id, { do: 'sit' })
  await ana.command(table.id, { do: 'kick', person: mo.id })
  const line = { kind: 'line', id: `${table.id}/table/${seq}` } as const
  expect((await mo.send('GET', `/api/order/desk/case?kind=line&id=${encodeURIComponent(line.id)}`)).status).toBe(404)
  expect((await mo.decide(line, [{ kind: 'warn' }])).status).toBe(404)
  await mallory.report(line)
  expect((await mo.decide(line, [], 'nothing wrong')).status).toBe(200)
})

test('nobody answers or appeals against what concerns others', async () => {
  const { mo, ana, mallory } = people
  const { body } = await mo.decide(nameOf(ana), [{ kind: 'warn' }])
  const [measure] = body.measures
  expect(await mallory.appeal(measure?.id ?? '')).toEqual(await mallory.appeal('nothing'))
  expect((await mallory.appeal('nothing')).status).toBe(404)
  expect((await ana.appeal(measure?.id ?? '', ' \u200b ')).status).toBe(400)
})

test('reports are limited: five on the first day', async () => {
  const eager = await inHouse(house, 'Eager')
  const others = await Promise.all([...Array(6).keys()].map(n => inHouse(house, `Other ${n}`)))
  const statuses = []
  for (const other of others) statuses.push((await eager.report(nameOf(other))).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect((await eager.report(nameOf(eager))).body).toMatchObject({ code: 'yourself' })
})

test('one network reports little on its first day, however many names it takes', async () => {
  const quiet = await wholeHouse()
  const rude = await inHouse(quiet, 'Rude')
  const others = await Promise.all([...Array(26).keys()].map(n => inHouse(quiet, `Other ${n}`)))
  for (const [n, other] of others.entries()) {
    const { status } = await other.report(nameOf(rude))
    expect([n, status]).toEqual([n, n < 25 ? 201 : 429])
  }
  expect((await (others[0] ?? expect.fail()).report(nameOf(rude))).status).toBe(429)
  await quiet.close()
})

test.each<readonly [string, object]>([
  ['no reason', { measures: [{ kind: 'warn' }], reason: '' }],
  ['a reason that nobody can read', { measures: [{ kind: 'warn' }], reason: '\u200b' }],
  ['the same twice', { measures: [{ kind: 'warn' }, { kind: 'warn' }], reason: 'x' }],
  ['no end', { measures: [{ kind: 'ban' }], reason: 'x' }],
  ['a measure that is none', { measures: [{ kind: 'flog' }], reason: 'x' }],
  ['more than is asked for', { measures: [{ kind: 'warn', by: 'Hana' }], reason: 'x' }],
])('a decision with %s is refused', async (_, more) => {
  const { mo, mallory } = people
  const before = (await mallory.mine()).measures
  const { status } = await mo.send('POST', '/api/order/desk/decisions', { subject: nameOf(mallory), ...more })
  expect(status).toBe(400)
  expect((await mallory.mine()).measures).toEqual(before)
})
