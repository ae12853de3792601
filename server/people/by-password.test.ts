import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type House, openHouse, Visitor } from './testing.ts'

const [OLD, NEW, THEIRS] = ['a mug of ale and a song', 'a mug of tea and a book', 'a purse of stolen gold']

let house: House
let ana: Visitor
beforeEach(async () => {
  house = await openHouse()
  ana = new Visitor(house)
  await ana.enters('Ana')
  await ana.signsUp('ana', OLD)
})
afterEach(() => house.close())

test('who signs in with a password that is changed meanwhile is not in', async () => {
  const thieves = Array.from({ length: 5 }, () => new Visitor(house))
  const changing = ana.ask('POST', '/api/auth/change-password', {
    currentPassword: OLD,
    newPassword: NEW,
    revokeOtherSessions: true,
  })
  const tries = thieves.map(async (thief, i) => {
    await pause(40 * i)
    return (await thief.signsIn('ana', OLD)).status
  })
  expect((await changing).status).toBe(200)
  await Promise.all(tries)
  const known = await Promise.all(thieves.map(async thief => (await thief.me())?.name ?? null))
  expect(known).toEqual(thieves.map(() => null))
  expect((await ana.ask('GET', '/api/people/sessions')).body).toHaveLength(1)
})

test('who gets back in keeps their new password, whatever somebody with the old one changes meanwhile', async () => {
  const { codes } = (await ana.ask('POST', '/api/people/recovery-codes', {})).body
  const [thief, back] = [new Visitor(house), new Visitor(house)]
  await thief.signsIn('ana', OLD)
  const changing = thief.ask('POST', '/api/auth/change-password', {
    currentPassword: OLD,
    newPassword: THEIRS,
    revokeOtherSessions: true,
  })
  expect((await back.ask('POST', '/api/people/recovered', { secret: codes[0], password: NEW })).status).toBe(200)
  await changing
  expect([(await back.me())?.name, await thief.me()]).toEqual(['Ana', null])
  const signIns = [NEW, OLD, THEIRS].map(async password => (await new Visitor(house).signsIn('ana', password)).status)
  expect(await Promise.all(signIns)).toEqual([200, 401, 401])
})
