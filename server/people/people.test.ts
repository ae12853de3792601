import { afterEach, beforeEach, expect, test } from 'vitest'
import { usualCrest } from '#protocol/crest'
import { type House, openHouse, Visitor } from './testing.ts'

const PASSWORD = 'a mug of ale and a song'

let house: House
let ana: Visitor
beforeEach(async () => {
  house = await openHouse()
  ana = new Visitor(house)
})
afterEach(() => house.close())

test('a guest enters with a name, and is recognized on the next visit', async () => {
  expect(await ana.me()).toBe(null)
  const entered = await ana.ask('POST', '/api/people/guest', { name: 'Ana' })
  expect(entered.status).toBe(201)
  expect(entered.body).toMatchObject({ name: 'Ana', guest: true, username: null })
  expect(await ana.me()).toEqual(entered.body)
  expect(await new Visitor(house).me()).toBe(null)
})

test('a guest is recognized after the house was closed in between', async () => {
  const { id } = await ana.enters('Ana')
  await house.close()
  house = await openHouse({ file: house.file })
  const again = new Visitor(house)
  for (const [name, value] of ana.cookies) again.cookies.set(name, value)
  expect((await again.me())?.id).toBe(id)
})

test('the cookie is inaccessible to scripts and other sites, and lasts a year', async () => {
  await ana.enters('Ana')
  expect(ana.lastSet).toHaveLength(1)
  expect(ana.lastSet[0]).toMatch(/^wyrmtavern\.session_token=/)
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']) expect(ana.lastSet[0]).toContain(part)
  expect(ana.lastSet[0]).not.toContain('Secure')
})

test('if the house is served over https, its cookies are only for https', async () => {
  const safe = await openHouse({ baseUrl: 'https://tavern.example' })
  const visitor = new Visitor(safe)
  await visitor.enters('Ana')
  expect(visitor.lastSet[0]).toMatch(/^__Secure-wyrmtavern\.session_token=.*; Secure/)
  await safe.close()
})

test('somebody who enters twice is one person', async () => {
  const { id } = await ana.enters('Ana')
  const again = await ana.ask('POST', '/api/people/guest', { name: 'Anna' })
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({ id, name: 'Ana' })
})

test('names are visible and not too long', async () => {
  const unseen = ['\u3164', '\u2800', '\u115f', '\u1160', '\uffa0', '\u3164\u2800\u034f', '\u0301']
  for (const each of [
    '\ufe0f',
    '\u034f',
    '\u3164',
    '\u2800',
    '\uffa0',
    '\u202e',
    '\u2066',
    '\u{e0041}',
    '\u{e0100}',
    '\u2028',
  ])
    unseen.push(`An${each}a`, `Ana${each}`)
  for (const name of ['', ' Ana', 'a\u0000b', 'a\u200bb', 'x'.repeat(41), ...unseen]) {
    const { status, body } = await ana.ask('POST', '/api/people/guest', { name })
    expect([status, body.code]).toEqual([400, 'invalid'])
  }
  expect((await ana.ask('POST', '/api/people/guest', {})).status).toBe(400)
  expect(ana.cookies.size).toBe(0)
  for (const name of ['Ana \u2764\ufe0f', '\u{1f409}', 'Ольга', 'محمد', 'राम', 'José'])
    expect((await new Visitor(house).ask('POST', '/api/people/guest', { name })).status).toBe(201)
})

test('somebody changes their name', async () => {
  const { id } = await ana.enters('Ana')
  expect((await ana.ask('PATCH', '/api/people/me', { name: 'Анна' })).body).toMatchObject({ id, name: 'Анна' })
  expect((await ana.me())?.name).toBe('Анна')
  expect((await new Visitor(house).ask('PATCH', '/api/people/me', { name: 'Eve' })).body.code).toBe('nobody')
})

test('a person has a face and a colour: by their id at first, then as they choose', async () => {
  const { id, crest } = (await ana.enters('Ana')) as { readonly id: string; readonly crest?: object }
  expect(crest).toEqual(usualCrest(id))
  const chosen = { face: 'dragon', colour: 'lilac' }
  const changed = await ana.ask('PATCH', '/api/people/me', { crest: chosen })
  expect(changed.body).toMatchObject({ id, name: 'Ana', crest: chosen })
  expect((await ana.ask('PATCH', '/api/people/me', { name: 'Anna' })).body).toMatchObject({ crest: chosen })
  expect(await ana.me()).toMatchObject({ name: 'Anna', crest: chosen })
  await ana.signsUp('ana', PASSWORD)
  expect(await ana.me()).toMatchObject({ crest: chosen })
  const ben = await new Visitor(house).ask('POST', '/api/people/guest', { name: 'Ben', crest: chosen })
  expect(ben.body).toMatchObject({ name: 'Ben', crest: chosen })
})

test.each([
  { face: 'golem', colour: 'sky' },
  { face: 'fox', colour: 'black' },
  { face: 'fox' },
  { face: 'fox', colour: 'sky', hat: 'tall' },
])('nobody looks like %j', async crest => {
  await ana.enters('Ana')
  const before = await ana.me()
  expect((await ana.ask('PATCH', '/api/people/me', { crest })).body.code).toBe('invalid')
  expect(await ana.me()).toEqual(before)
})

test('a guest who signs up is the same person, and stays signed in', async () => {
  const { id } = await ana.enters('Ana')
  const { status, body } = await ana.signsUp('Ana_1', PASSWORD)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, name: 'Ana', username: 'ana_1', guest: false })
  expect((await ana.me())?.id).toBe(id)
})

test('somebody who signed up comes back by password, here and elsewhere, as the same person', async () => {
  const { id } = await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  await ana.signsOut()
  expect(await ana.me()).toBe(null)
  expect((await ana.signsIn('ana', PASSWORD)).status).toBe(200)
  expect(await ana.me()).toMatchObject({ id, name: 'Ana' })
  const phone = new Visitor(house)
  await phone.signsIn('ANA', PASSWORD)
  expect((await phone.me())?.id).toBe(id)
})

test('an ended session identifies nobody, even with its old cookie', async () => {
  await ana.enters('Ana')
  const old = new Map(ana.cookies)
  await ana.signsOut()
  for (const [name, value] of old) ana.cookies.set(name, value)
  expect(await ana.me()).toBe(null)
})

test('a wrong password is refused, and so is an unknown username', async () => {
  await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  const eve = new Visitor(house)
  for (const [username, password] of [
    ['ana', 'a mug of ale and a sonG'],
    ['ana', ''],
    ['bob', PASSWORD],
  ] as const)
    expect((await eve.signsIn(username, password)).status).toBe(401)
  expect(await eve.me()).toBe(null)
  expect(eve.cookies.size).toBe(0)
})

test('a username belongs to one person, whatever its case, even if two want it at once', async () => {
  const all = await Promise.all(
    ['Ana', 'Ben', 'Cyd'].map(async (name, i) => {
      const visitor = new Visitor(house)
      await visitor.enters(name)
      return { visitor, username: i === 1 ? 'OAK' : 'oak' }
    }),
  )
  const replies = await Promise.all(all.map(({ visitor, username }) => visitor.signsUp(username, PASSWORD)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(['taken', 'taken'])
  const late = all[replies.findIndex(({ status }) => status === 409)]?.visitor
  expect(await late?.me()).toMatchObject({ guest: true, username: null })
  expect((await late?.signsUp('elm', PASSWORD))?.status).toBe(200)
})

test('people sign up once, in person, with a valid username and password', async () => {
  expect((await ana.signsUp('ana', PASSWORD)).status).toBe(401)
  await ana.enters('Ana')
  expect((await ana.signsUp('a b', PASSWORD)).status).toBe(400)
  expect((await ana.signsUp('ana', 'short')).status).toBe(400)
  expect((await ana.signsUp('ana', PASSWORD)).status).toBe(200)
  expect((await ana.signsUp('anna', PASSWORD)).body.code).toBe('already')
})

test('three sign-ups at once make one account, with what was acknowledged', async () => {
  await ana.enters('Ana')
  const wishes = ['oak', 'elm', 'ash'].map(username => ({ username, password: `${PASSWORD} of ${username}` }))
  const replies = await Promise.all(wishes.map(({ username, password }) => ana.signsUp(username, password)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(replies.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))).toEqual(['already', 'already'])
  const statuses = []
  for (const { username, password } of wishes)
    statuses.push((await new Visitor(house).signsIn(username, password)).status)
  expect(statuses).toEqual(replies.map(({ status }) => (status === 200 ? 200 : 401)))
})

test('a guest who signs in as somebody becomes that person; nobody else changes', async () => {
  const { id } = await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  const phone = new Visitor(house)
  const guest = await phone.enters('Guest')
  const before = new Map(phone.cookies)
  await phone.signsIn('ana', PASSWORD)
  expect((await phone.me())?.id).toBe(id)
  const still = new Visitor(house)
  for (const [name, value] of before) still.cookies.set(name, value)
  expect(await still.me()).toEqual(guest)
})
