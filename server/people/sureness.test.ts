import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Letterbox, startLetterbox } from '../mail/testing.ts'
import { Authenticator, HERE, registers } from './authenticator.ts'
import { type House, openHouse, Visitor } from './testing.ts'

const PASSWORD = 'a mug of ale and a song'
const ADDRESS = 'ana@people.example'

let letterbox: Letterbox
let house: House
let ana: Visitor
let time = 0
beforeEach(async () => {
  time = Date.now()
  letterbox = await startLetterbox()
  house = await openHouse({ smtpUrl: letterbox.url, now: () => time })
  ana = new Visitor(house)
  await ana.enters('Ana')
})
afterEach(async () => {
  await house.close()
  await letterbox.close()
})

/** All sessions began long ago, and nobody has shown anything since. */
function later(): void {
  const database = new DatabaseSync(house.file)
  database.exec("update session set createdAt = '2026-01-01T00:00:00.000Z', sureAt = null")
  database.close()
  time += 11 * 60_000
}
const sessions = async (who: Visitor): Promise<number> => (await who.ask('GET', '/api/people/sessions')).body.length
const makesCodes = (who: Visitor) => who.ask('POST', '/api/people/recovery-codes', {})
const shows = (who: Visitor, shown: object) => who.ask('POST', '/api/people/sure', shown)
async function lettersTo(to: string): Promise<readonly string[]> {
  await house.mail.close()
  return letterbox.letters.filter(it => it.to.includes(to)).map(({ subject, text }) => `${subject}\n${text}`)
}
const codeIn = (text = ''): string => text.match(/\b\d{6}\b/)?.[0] ?? ''
async function confirms(who: Visitor, address: string): Promise<void> {
  await who.ask('POST', '/api/people/mail', { address })
  await who.ask('POST', '/api/people/mail/confirm', { code: codeIn((await lettersTo(address)).at(-1)) })
}
const signed = async (who: Visitor, device: Authenticator) =>
  device.signs((await who.ask('GET', '/api/auth/passkey/generate-authenticate-options')).body, HERE)

test('whoever has only an old session changes no way in, adds none, and signs nobody else out', async () => {
  await ana.signsUp('ana', PASSWORD)
  await confirms(ana, ADDRESS)
  const { id } = (await registers(ana, new Authenticator())).body
  later()
  const before = (await ana.ask('GET', '/api/people/account')).body
  for (const [method, url, body] of [
    ['POST', '/api/people/recovery-codes', {}],
    ['GET', '/api/auth/passkey/generate-register-options', undefined],
    ['POST', '/api/auth/passkey/verify-registration', { response: { id: 'x', response: { clientDataJSON: 'x' } } }],
    ['POST', '/api/auth/passkey/delete-passkey', { id }],
    ['POST', '/api/people/provider/linked', {}],
    ['DELETE', '/api/people/provider', undefined],
    ['PATCH', '/api/people/account', { username: 'eve' }],
    ['POST', '/api/people/mail', { address: 'eve@people.example' }],
    ['POST', '/api/people/mail/confirm', { code: '123456' }],
    ['DELETE', '/api/people/mail', undefined],
    ['POST', '/api/people/tokens', { name: 'my bot' }],
    ['POST', '/api/people/revoke-others', { tokens: true }],
    ['POST', '/api/auth/revoke-other-sessions', {}],
    ['POST', '/api/auth/revoke-session', { token: 'x' }],
    ['DELETE', '/api/people/sessions/x', undefined],
  ] as const) {
    const { status, body: told } = await ana.ask(method, url, body)
    expect([url, status, told?.code]).toEqual([url, 403, 'not sure'])
  }
  expect((await ana.ask('GET', '/api/people/account')).body).toEqual(before)
  expect((await ana.ask('GET', '/api/people/sure')).body).toEqual({ isSure: false, by: ['password', 'passkey'] })
})

test('the password shows that it is them, for ten minutes', async () => {
  await ana.signsUp('ana', PASSWORD)
  later()
  expect((await shows(ana, { password: 'a mug of tea' })).body.code).toBe('wrong password')
  expect((await makesCodes(ana)).body.code).toBe('not sure')
  expect((await shows(ana, { password: PASSWORD })).body).toEqual({ isSure: true, by: ['password'] })
  expect((await makesCodes(ana)).status).toBe(200)
  const elsewhere = new Visitor(house)
  await elsewhere.signsIn('ana', PASSWORD)
  expect((await makesCodes(elsewhere)).status).toBe(200) // who has just signed in has shown it
  later()
  expect([(await makesCodes(ana)).status, (await makesCodes(elsewhere)).status]).toEqual([403, 403])
})

test('a passkey of the account shows it, another one does not, and neither leaves a session behind', async () => {
  const [device, another, ben] = [new Authenticator(), new Authenticator(), new Visitor(house)]
  await registers(ana, device)
  await ben.enters('Ben')
  await registers(ben, another)
  later()
  expect((await shows(ana, { passkey: await signed(ana, another) })).body.code).toBe('wrong passkey')
  expect((await shows(ana, { passkey: { id: 'x' } })).body.code).toBe('invalid')
  expect((await makesCodes(ana)).status).toBe(403)
  expect((await shows(ana, { passkey: await signed(ana, device) })).status).toBe(200)
  expect([await sessions(ana), await sessions(ben), (await makesCodes(ana)).status]).toEqual([1, 1, 200])
  expect((await ana.me())?.name).toBe('Ana')
})

test('who has no password shows it by a code that is sent to their address, once, and nobody else can', async () => {
  await confirms(ana, ADDRESS)
  const ben = new Visitor(house)
  await ben.enters('Ben')
  await confirms(ben, 'ben@people.example')
  later()
  expect((await ana.ask('GET', '/api/people/sure')).body.by).toEqual(['letter'])
  expect((await ana.ask('POST', '/api/people/sure/letter', { language: 'de' })).status).toBe(200)
  const text = (await lettersTo(ADDRESS)).at(-1)
  expect(text).toContain('um zu zeigen, dass du es bist')
  const code = codeIn(text)
  expect((await shows(ben, { code })).body.code).toBe('wrong code')
  expect((await new Visitor(house).ask('POST', '/api/people/recovered', { secret: code })).status).toBe(400)
  expect((await shows(ana, { code })).status).toBe(200)
  expect((await makesCodes(ana)).status).toBe(200)
  later()
  expect((await shows(ana, { code })).body.code).toBe('wrong code')
  await ana.ask('POST', '/api/people/sure/letter', {})
  const late = codeIn((await lettersTo(ADDRESS)).at(-1))
  time += 10 * 60_000
  expect((await shows(ana, { code: late })).body.code).toBe('wrong code')
})

test('who has a password is sent no code instead', async () => {
  await ana.signsUp('ana', PASSWORD)
  await confirms(ana, ADDRESS)
  later()
  expect((await ana.ask('POST', '/api/people/sure/letter', {})).body.code).toBe('not possible')
})

test('a guest is asked for nothing, unless they have printed codes', async () => {
  later()
  expect((await ana.ask('GET', '/api/people/sure')).body).toEqual({ isSure: true, by: [] })
  const { codes } = (await makesCodes(ana)).body
  later()
  expect((await makesCodes(ana)).body.code).toBe('not sure')
  expect((await ana.signsUp('eve', PASSWORD)).body.code).toBe('not sure')
  const back = new Visitor(house)
  await back.ask('POST', '/api/people/recovered', { secret: codes[0] })
  expect((await back.signsUp('ana', PASSWORD)).status).toBe(200)
})

test('passwords are guessed neither there nor by changing them', async () => {
  await ana.signsUp('ana', PASSWORD)
  later()
  const guess = (n: number) =>
    n % 2 === 0
      ? shows(ana, { password: `a guess ${n}` })
      : ana.ask('POST', '/api/auth/change-password', { currentPassword: `a guess ${n}`, newPassword: 'a new one' })
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status)
  expect(statuses.filter(status => status === 429)).toHaveLength(2)
  expect((await shows(ana, { password: PASSWORD })).status).toBe(429)
  time += 61_000
  expect((await shows(ana, { password: PASSWORD })).status).toBe(200)
})

test('a changed way in is told by a letter, in the language of its reader; the next ten minutes are not told again', async () => {
  await confirms(ana, ADDRESS)
  const { id } = await ana.enters('Ana')
  await house.store.notices.wishes.change(id, () => '{"language":"it"}')
  await registers(ana, new Authenticator())
  await makesCodes(ana)
  const told = (await lettersTo(ADDRESS)).filter(text => text.includes('Gli accessi al tuo account sono cambiati'))
  expect(told).toHaveLength(1)
  time += 10 * 60_000
  await ana.signsUp('ana', PASSWORD)
  await ana.ask('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another long one' })
  expect((await lettersTo(ADDRESS)).filter(text => text.includes('sono cambiati'))).toHaveLength(2)
})

test('a stranger shows nothing, and a program cannot', async () => {
  const { token } = (await ana.ask('POST', '/api/people/tokens', { name: 'my bot' })).body
  for (const headers of [{}, { authorization: `Bearer ${token}` }])
    for (const [method, url, body] of [
      ['GET', '/api/people/sure', undefined],
      ['POST', '/api/people/sure', { password: PASSWORD }],
      ['POST', '/api/people/sure/letter', {}],
    ] as const)
      expect((await new Visitor(house).ask(method, url, body, headers)).status).toBe(401)
})

test('sessions of a house from before are known, and not sure', async () => {
  await ana.signsUp('ana', PASSWORD)
  await house.close()
  const database = new DatabaseSync(house.file)
  database.exec("alter table session drop column sureAt; update session set createdAt = '2026-01-01T00:00:00.000Z'")
  database.close()
  rmSync(`${house.file}-sums`)
  house = await openHouse({ file: house.file })
  const again = new Visitor(house)
  for (const [name, value] of ana.cookies) again.cookies.set(name, value)
  expect([(await again.me())?.name, (await makesCodes(again)).body.code]).toEqual(['Ana', 'not sure'])
})
