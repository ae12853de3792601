import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, hasPostgres } from '#testkit/servers'
import { Authenticator, registers, signsIn } from './authenticator.ts'
import { type House, openHouse, Visitor } from './testing.ts'

const PASSWORD = 'a mug of ale and a song'

describe.skipIf(!hasPostgres)('the people of two houses on one PostgreSQL database', () => {
  let houses: readonly [House, House]
  const [here, there] = [() => new Visitor(houses[0]), () => new Visitor(houses[1])]
  /** The same browser, at the other house. */
  const moved = ({ cookies }: Visitor): Visitor => {
    const visitor = there()
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    return visitor
  }
  beforeAll(async () => {
    const databaseUrl = await freshDatabase()
    houses = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })]
  })
  afterAll(() => Promise.all(houses.map(house => house.close())))

  test('a guest of one is known in the other, signs up there and comes back by password', async () => {
    const ana = here()
    const { id } = await ana.enters('Ana')
    const same = moved(ana)
    expect(await same.me()).toMatchObject({ id, guest: true, username: null })
    expect((await same.signsUp('Ana_1', PASSWORD)).body).toMatchObject({ id, username: 'ana_1', guest: false })
    expect(await ana.me()).toMatchObject({ id, username: 'ana_1', guest: false })
    await same.signsOut()
    expect(await ana.me()).toBe(null)
    expect((await ana.signsIn('ana_1', `${PASSWORD}!`)).status).toBe(401)
    expect((await ana.signsIn('ANA_1', PASSWORD)).status).toBe(200)
    expect((await ana.me())?.id).toBe(id)
  })

  test('a username belongs to one person, even if two want it at once in two houses', async () => {
    const two = [here(), there()]
    for (const visitor of two) await visitor.enters('Oak')
    const replies = await Promise.all(two.map(visitor => visitor.signsUp('oak', PASSWORD)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('taken')
  })

  test('one person who signs up in two houses at once has one account, with what was acknowledged', async () => {
    const ana = here()
    await ana.enters('Ana')
    const wishes = ['elm', 'ash'].map(username => ({ username, password: `${PASSWORD} of ${username}` }))
    const replies = await Promise.all(
      wishes.map(({ username, password }, i) => (i === 0 ? ana : moved(ana)).signsUp(username, password)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const [i, { username, password }] of wishes.entries())
      expect((await there().signsIn(username, password)).status).toBe(replies[i]?.status === 200 ? 200 : 401)
  })

  test('a passkey that was added in one lets its owner into the other, and is listed', async () => {
    const [ana, device] = [here(), new Authenticator()]
    const { id } = await ana.enters('Ana')
    expect((await registers(ana, device)).status).toBe(200)
    expect(await ana.me()).toMatchObject({ id, guest: false, username: null })
    const phone = there()
    expect((await signsIn(phone, device)).status).toBe(200)
    expect((await phone.me())?.id).toBe(id)
    const { body } = await phone.ask('GET', '/api/auth/passkey/list-user-passkeys')
    expect(body).toHaveLength(1)
    expect((await ana.ask('POST', '/api/auth/passkey/delete-passkey', { id: body[0].id })).status).toBe(200)
    expect(await phone.me()).toMatchObject({ id, guest: true })
  })

  test('sessions and challenges are deleted when they have expired, and not before', async () => {
    const ana = here()
    await ana.enters('Ana')
    await ana.ask('GET', '/api/auth/passkey/generate-register-options?name=Ana')
    await houses[1].accounts.sweep(Date.now())
    expect(await ana.me()).not.toBe(null)
    await houses[1].accounts.sweep(Date.now() + 366 * 86_400_000)
    expect(await ana.me()).toBe(null)
  })
})
