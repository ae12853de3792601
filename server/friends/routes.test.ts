import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'
import { until } from '../nodes/testing.ts'
import { regular } from './testing.ts'

let house: House
beforeAll(async () => {
  house = await wholeHouse({ TRUST_PROXY: 'yes' })
})
afterAll(() => house.close())

let n = 0
const person = (name: string) => regular(house, `${name} ${++n}`, { 'x-forwarded-for': `10.0.0.${n}` })

test('two people become friends, and see each other; a third sees nothing of it', async () => {
  const [ana, ben, eva] = [await person('Ana'), await person('Ben'), await person('Eva')]
  expect((await ana.does(ben, { do: 'ask' })).body.standing).toMatchObject({ asked: true, friends: false })
  expect((await ben.friends()).asking).toMatchObject([{ person: ana.id, name: ana.name }])
  expect((await ben.here()).asking).toBe(1)
  expect((await ben.does(ana, { do: 'accept' })).body.standing).toMatchObject({ friends: true, asks: false })
  const line = await ben.line()
  await until(async () => (await ana.here()).friends.length > 0)
  expect((await ana.here()).friends).toMatchObject([{ person: ben.id, here: { does: 'free', table: null } }])
  expect(await eva.sees(ben)).toMatchObject({ here: null, standing: { friends: false } })
  expect((await eva.sees(ben)).since).toBeGreaterThan(0)
  line.close()
})

test('coming, going and choosing to be seen are told to friends who are here', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await ana.befriends(ben)
  const line = await ana.line()
  const news = () => line.heard.filter(({ t }) => t === 'friends').length
  const came = await ben.line()
  await until(() => news() === 1)
  came.says({ t: 'threads', threads: ['x'] })
  await until(async () => (await ana.sees(ben)).here?.does === 'reading')
  await until(() => news() === 2)
  await ben.shows({ here: 'nobody' })
  await until(() => news() === 3)
  expect((await ana.here()).friends).toEqual([])
  expect((await ben.friends()).choices).toMatchObject({ here: 'nobody', since: 'everybody' })
  await ben.shows({ here: 'everybody' })
  await until(() => news() === 4)
  came.close()
  await until(() => news() === 5)
  expect((await ana.sees(ben)).here).toBe(null)
  line.close()
})

test('where a friend plays is told if the table is public, or mine too', async () => {
  const [ana, ben, eva] = [await person('Ana'), await person('Ben'), await person('Eva')]
  await ana.befriends(ben)
  await eva.befriends(ben)
  const hidden = await ben.makes()
  const line = await ben.line()
  line.says({ t: 'table', table: hidden.id })
  await until(async () => (await ana.sees(ben)).here?.does === 'table')
  expect((await ana.sees(ben)).here).toEqual({ does: 'table', table: null })
  await ana.command(hidden.id, { do: 'sit' })
  expect((await ana.sees(ben)).here).toEqual({ does: 'table', table: hidden.id })
  expect((await eva.sees(ben)).here).toEqual({ does: 'table', table: null })
  await ben.command(hidden.id, { do: 'settings', listed: true })
  expect((await eva.sees(ben)).here).toEqual({ does: 'table', table: hidden.id })
  line.close()
})

test('a friend is invited to a table, and a stranger is not', async () => {
  const [ana, ben, eva] = [await person('Ana'), await person('Ben'), await person('Eva')]
  await ana.befriends(ben)
  const line = await ben.line()
  const table = await ana.makes()
  expect((await ana.does(eva, { do: 'invite', table: table.id })).status).toBe(403)
  expect((await ben.does(ana, { do: 'invite', table: table.id })).body).toMatchObject({ code: 'not your table' })
  expect((await ana.does(ben, { do: 'invite', table: 'nothing' })).status).toBe(404)
  expect((await ana.does(ben, { do: 'invite', table: table.id })).status).toBe(200)
  await line.hears(({ t }) => t === 'friends')
  expect((await ben.here()).invitations).toMatchObject([{ by: { person: ana.id }, table: table.id, game: 'fist' }])
  await ben.command(table.id, { do: 'sit' })
  expect((await ben.here()).invitations).toEqual([])
  expect((await ana.does(ben, { do: 'invite', table: table.id })).body).toMatchObject({ code: 'full' })
  line.close()
})

test('who invites somebody does not learn that the host has shown them out', async () => {
  const [fay, gus, hal] = [await regular(house, 'Fay'), await regular(house, 'Gus'), await regular(house, 'Hal')]
  await gus.befriends(hal)
  const table = await fay.makes()
  for (const who of [gus, hal]) await who.command(table.id, { do: 'sit' })
  await fay.command(table.id, { do: 'kick', person: hal.id })
  const asked = await gus.does(hal, { do: 'invite', table: table.id })
  expect([asked.status, (await hal.here()).invitations]).toEqual([200, []])
  await fay.befriends(hal)
  expect((await fay.does(hal, { do: 'invite', table: table.id })).status).toBe(409)
})

test('an invitation is dismissed, and a table that begins invites nobody', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  await ana.befriends(ben)
  const table = await ana.makes()
  await ana.does(ben, { do: 'invite', table: table.id })
  await ben.does(ana, { do: 'dismiss' })
  expect((await ben.here()).invitations).toEqual([])
  await ana.does(ben, { do: 'invite', table: table.id })
  for (let seat = 1; seat < 3; seat++) await ana.command(table.id, { do: 'addBot' })
  expect((await ben.here()).invitations).toEqual([])
})

test('stars are for friends and for people one played with', async () => {
  const [ana, ben, eva] = [await person('Ana'), await person('Ben'), await person('Eva')]
  await ana.befriends(ben)
  expect((await ana.does(eva, { do: 'star', on: true })).body).toMatchObject({ code: 'not known' })
  expect((await ana.does(ben, { do: 'star', on: true })).body.standing).toMatchObject({ starred: true })
  expect((await ana.friends()).friends).toMatchObject([{ person: ben.id, starred: true }])
  await ben.does(ana, { do: 'end' })
  expect((await ana.friends()).starred).toMatchObject([{ person: ben.id }])
  expect((await ben.sees(ana)).standing).toMatchObject({ starred: false, friends: false })
})

test('people are found by their exact name, and asking is limited', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  const find = async (name: string) =>
    (await ana.send('GET', `/api/friends/find?name=${encodeURIComponent(name)}`)).body
  expect(await find(ben.name)).toMatchObject([{ person: ben.id, here: null }])
  expect(await find(ben.name.slice(0, 4))).toEqual([])
  expect(await find(ana.name)).toEqual([])
  const others = await Promise.all(Array.from({ length: 21 }, () => person('Otto')))
  const codes: number[] = []
  for (const other of others) codes.push((await ana.does(other, { do: 'ask' })).status)
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('what cannot be is refused, and programs have no friends', async () => {
  const [ana, ben] = [await person('Ana'), await person('Ben')]
  expect((await ana.does(ana, { do: 'ask' })).body).toMatchObject({ code: 'not yourself' })
  expect((await ana.does({ id: 'nobody' }, { do: 'ask' })).status).toBe(404)
  expect((await ana.does(ben, { do: 'accept' })).body).toMatchObject({ code: 'no request' })
  expect((await ana.does(ben, { do: 'decline' })).body).toMatchObject({ code: 'no request' })
  expect((await ana.does(ben, { do: 'dance' } as never)).status).toBe(400)
  await ana.does(ben, { do: 'block', on: true })
  for (const deed of [{ do: 'ask' }, { do: 'star', on: true }] as const)
    expect((await ana.does(ben, deed)).body).toMatchObject({ code: 'blocked by you' })
  const { token } = (await ana.send<{ token: string }>('POST', '/api/people/tokens', { name: 'bot' })).body
  for (const path of ['/api/friends', '/api/friends/here', '/api/friends/find?name=x'])
    for (const headers of [{ authorization: `Bearer ${token}` }, {}] as const)
      expect((await fetch(`${house.address}${path}`, { headers })).status).toBe(401)
  const stranger = await fetch(`${house.address}/api/friends/people/${ana.id}`)
  expect(await stranger.json()).toMatchObject({ standing: null, isMe: false, here: null })
})
