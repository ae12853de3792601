import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Letterbox, startLetterbox } from '../mail/testing.ts'
import { Authenticator, registers } from './authenticator.ts'
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
})
afterEach(async () => {
  await house.close()
  await letterbox.close()
})

/** The last letter to this address. */
async function letter(to: string): Promise<string> {
  await new Promise(done => setImmediate(done))
  await new Promise(done => setTimeout(done, 50))
  await house.mail.close()
  const last = letterbox.letters.findLast(it => it.to.some(address => address.toLowerCase() === to.toLowerCase()))
  return last === undefined ? '' : `${last.subject}\n${last.text}`
}
const codeIn = (text: string): string => text.match(/\b\d{6}\b/)?.[0] ?? ''
const secretIn = (text: string): string => text.match(/recover#([\w-]+)/)?.[1] ?? ''

async function hasMail(visitor: Visitor, address = ADDRESS): Promise<void> {
  await visitor.ask('POST', '/api/people/mail', { address })
  await visitor.ask('POST', '/api/people/mail/confirm', { code: codeIn(await letter(address)) })
  time += 61_000
}
const recovers = async (address: string): Promise<string> => {
  await new Visitor(house).ask('POST', '/api/people/recover', { address })
  return secretIn(await letter(address))
}

test('a guest confirms an address by a code and is no guest any more; dropping it makes them one again', async () => {
  const { id } = await ana.enters('Ana')
  const { body } = await ana.ask('POST', '/api/people/mail', { address: ADDRESS, language: 'de' })
  expect(body).toMatchObject({ mail: null, asked: ADDRESS, sendsMail: true })
  const text = await letter(ADDRESS)
  expect(text).toContain('Dein Code ist')
  expect(await house.mail.addressOf(id)).toBe(null)
  const wrong = codeIn(text) === '000000' ? '000001' : '000000'
  expect((await ana.ask('POST', '/api/people/mail/confirm', { code: wrong })).body.code).toBe('wrong code')
  expect((await ana.ask('POST', '/api/people/mail/confirm', { code: codeIn(text) })).body.mail.address).toBe(ADDRESS)
  expect([await house.mail.addressOf(id), (await ana.me())?.guest]).toEqual([ADDRESS, false])
  expect(JSON.stringify(await ana.me())).not.toContain('people.example')
  await ana.ask('DELETE', '/api/people/mail')
  expect([await house.mail.addressOf(id), (await ana.me())?.guest]).toEqual([null, true])
})

test('a code is tried five times, lasts an hour, and comes at most once a minute', async () => {
  await ana.enters('Ana')
  await ana.ask('POST', '/api/people/mail', { address: ADDRESS })
  const code = codeIn(await letter(ADDRESS))
  const wrong = code === '000000' ? '000001' : '000000'
  for (let i = 0; i < 5; i++) await ana.ask('POST', '/api/people/mail/confirm', { code: wrong })
  expect((await ana.ask('POST', '/api/people/mail/confirm', { code })).body.code).toBe('wrong code')
  expect((await ana.ask('POST', '/api/people/mail', { address: ADDRESS })).body.code).toBe('too fast')
  time += 61_000
  await ana.ask('POST', '/api/people/mail', { address: ADDRESS })
  time += 3_600_000
  const late = codeIn(await letter(ADDRESS))
  expect((await ana.ask('POST', '/api/people/mail/confirm', { code: late })).body.code).toBe('wrong code')
})

test('a stranger does not learn whether an address is known: the answers are the same', async () => {
  await ana.enters('Ana')
  await hasMail(ana)
  const eve = new Visitor(house)
  await eve.enters('Eve')
  const known = await eve.ask('POST', '/api/people/mail', { address: ADDRESS.toUpperCase() })
  expect(known).toMatchObject({ status: 200, body: { asked: ADDRESS.toUpperCase(), mail: null } })
  const text = await letter(ADDRESS.toUpperCase())
  expect(text).toContain('already belongs to an account')
  expect(codeIn(text)).toBe('')
  const answers = []
  for (const address of [ADDRESS, 'nobody@people.example'])
    answers.push(await new Visitor(house).ask('POST', '/api/people/recover', { address }))
  expect(answers[0]?.status).toBe(202)
  expect(answers[0]?.text).toBe(answers[1]?.text)
  expect(await letter('nobody@people.example')).toBe('')
})

test('another address is confirmed, and the old one is told', async () => {
  await ana.enters('Ana')
  await hasMail(ana)
  await hasMail(ana, 'new@people.example')
  expect((await ana.ask('GET', '/api/people/account')).body.mail.address).toBe('new@people.example')
  expect(await letter(ADDRESS)).toContain('Your address was changed')
})

test('a link in a letter lets its reader in once, within an hour, and everybody else out', async () => {
  const { id } = await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  await hasMail(ana)
  const token = (await ana.ask('POST', '/api/people/tokens', { name: 'my bot' })).body.token
  const secret = await recovers(ADDRESS)
  const phone = new Visitor(house)
  const password = 'a new mug of ale'
  expect((await phone.ask('POST', '/api/people/recovered', { secret, password, language: 'it' })).status).toBe(200)
  expect([(await phone.me())?.id, await ana.me()]).toEqual([id, null])
  expect(await new Visitor(house).me({ authorization: `Bearer ${token}` })).toBe(null)
  expect(await letter(ADDRESS)).toContain('Qualcuno ha recuperato il tuo account')
  expect((await new Visitor(house).ask('POST', '/api/people/recovered', { secret })).body.code).toBe('wrong secret')
  expect((await new Visitor(house).signsIn('ana', PASSWORD)).status).toBe(401)
  expect((await new Visitor(house).signsIn('ana', password)).status).toBe(200)
  time += 3_600_000
  const late = await recovers(ADDRESS)
  time += 3_600_001
  expect((await new Visitor(house).ask('POST', '/api/people/recovered', { secret: late })).status).toBe(403)
})

test('recovery codes are printed, typed as one likes, and work once; new ones end the old', async () => {
  const { id } = await ana.enters('Ana')
  const { codes } = (await ana.ask('POST', '/api/people/recovery-codes', {})).body
  expect(codes).toHaveLength(10)
  expect(codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const phone = new Visitor(house)
  const secret = codes[0].toLowerCase().replaceAll('-', ' ')
  expect((await phone.ask('POST', '/api/people/recovered', { secret })).body.codes).toBe(9)
  expect((await phone.me())?.id).toBe(id)
  expect((await new Visitor(house).ask('POST', '/api/people/recovered', { secret })).status).toBe(403)
  await phone.ask('POST', '/api/people/recovery-codes', {})
  expect((await new Visitor(house).ask('POST', '/api/people/recovered', { secret: codes[1] })).status).toBe(403)
  const tried: number[] = []
  for (let i = 0; i < 12; i++)
    tried.push((await new Visitor(house).ask('POST', '/api/people/recovered', { secret: 'x'.repeat(16) })).status)
  expect(tried).toContain(429)
})

/** The cookies of somebody, in another's hands. */
function stolen(from: Visitor): Visitor {
  const thief = new Visitor(house)
  for (const [name, value] of from.cookies) thief.cookies.set(name, value)
  return thief
}

test('a stranger who asks for letters again and again ends no link that was sent', async () => {
  await ana.enters('Ana')
  await hasMail(ana)
  time += 3 * 3_600_000
  let [newest, last] = ['', await recovers(ADDRESS)]
  for (let n = 0; n < 6; n++) [newest, last] = [last, await recovers(ADDRESS)]
  expect(last).toBe(newest) // no more letters are sent
  expect((await new Visitor(house).ask('POST', '/api/people/recovered', { secret: newest })).status).toBe(200)
})

test('recovery by a link ends codes and links, which a thief may have made', async () => {
  await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  await hasMail(ana)
  const thief = stolen(ana)
  const { codes } = (await thief.ask('POST', '/api/people/recovery-codes', {})).body
  const other = await recovers(ADDRESS)
  const secret = await recovers(ADDRESS)
  await ana.ask('POST', '/api/people/recovered', { secret, password: 'a new and long one' })
  for (const old of [codes[0], other])
    expect((await thief.ask('POST', '/api/people/recovered', { secret: old })).status).toBe(403)
})

test('recovery ends what was told outside the page, which a thief may have added', async () => {
  const { id } = await ana.enters('Ana')
  const { devices, hooks } = house.store.notices
  const device = { id: 'd', person: id, endpoint: 'https://p.example/', p256dh: 'k', auth: 'a', name: 'Phone', at: 1 }
  await devices.put(device, 9)
  await hooks.put({ id: 'h', person: id, url: 'https://h.example/', secret: 's', table: null, at: 1, off: null }, 9)
  await hasMail(ana)
  await new Visitor(house).ask('POST', '/api/people/recovered', { secret: await recovers(ADDRESS) })
  expect([await devices.of([id]), (await hooks.find('h'))?.off]).toEqual([[], time])
})

test('strangers cannot use up the letters that warn somebody', async () => {
  await ana.enters('Ana')
  await hasMail(ana)
  time += 3 * 3_600_000
  for (let n = 0; n < 6; n++) await recovers(ADDRESS)
  await hasMail(stolen(ana), 'eve@elsewhere.example')
  expect(await letter(ADDRESS)).toContain('Your address was changed')
})

test.each([
  ['the address was dropped', () => ana.ask('DELETE', '/api/people/mail')],
  ['the address was changed', () => hasMail(ana, 'ana@elsewhere.example')],
  [
    'the password was changed',
    () => ana.ask('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another long one' }),
  ],
  ['all others were signed out', () => ana.ask('POST', '/api/auth/revoke-other-sessions', {})],
])('a link in a mailbox opens nothing after %s', async (_, shut) => {
  await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  await hasMail(ana)
  const secret = await recovers(ADDRESS)
  await shut()
  expect((await new Visitor(house).ask('POST', '/api/people/recovered', { secret })).status).toBe(403)
})

test('whoever signs others out again and again does not end every link that their owner asks for', async () => {
  await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  await hasMail(ana)
  const shut = () => ana.ask('POST', '/api/auth/revoke-other-sessions', {})
  await shut()
  time += 60_000
  const secret = await recovers(ADDRESS)
  expect((await shut()).status).toBe(200)
  const back = new Visitor(house)
  expect((await back.ask('POST', '/api/people/recovered', { secret })).status).toBe(200)
  expect([(await back.me())?.name, await ana.me()]).toEqual(['Ana', null])
})

test('codes for one address are tried 20 times, whoever tries; one that was not sent opens nothing', async () => {
  const wrong = async (visitor: Visitor): Promise<void> => {
    const right = codeIn(await letter(ADDRESS))
    const code = right === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) await visitor.ask('POST', '/api/people/mail/confirm', { code })
  }
  for (let n = 0; n < 4; n++) {
    const eve = new Visitor(house)
    await eve.enters(`Eve ${n}`)
    await eve.ask('POST', '/api/people/mail', { address: ADDRESS })
    await wrong(eve)
  }
  await ana.enters('Ana')
  await ana.ask('POST', '/api/people/mail', { address: ADDRESS })
  const code = codeIn(await letter(ADDRESS))
  expect((await ana.ask('POST', '/api/people/mail/confirm', { code })).body.code).toBe('wrong code')
  time += 2 * 3_600_000
  await ana.ask('POST', '/api/people/mail', { address: ADDRESS })
  const next = codeIn(await letter(ADDRESS))
  expect((await ana.ask('POST', '/api/people/mail/confirm', { code: next })).body.mail?.address).toBe(ADDRESS)
})

test('a house without a mail server says so, and sends nothing', async () => {
  const quiet = await openHouse()
  const ben = new Visitor(quiet)
  await ben.enters('Ben')
  expect((await ben.ask('GET', '/api/people/account')).body.sendsMail).toBe(false)
  expect((await ben.ask('POST', '/api/people/mail', { address: ADDRESS })).body.code).toBe('no mail')
  await quiet.close()
})

test('sessions are listed by browser, without addresses, and each can be ended', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await ana.ask('POST', '/api/people/guest', { name: 'Ana' }, { 'user-agent': firefox })
  await ana.signsUp('ana', PASSWORD)
  const phone = new Visitor(house)
  await phone.signsIn('ana', PASSWORD)
  const { body, text } = await ana.ask('GET', '/api/people/sessions')
  expect(body).toHaveLength(2)
  expect(body.find((it: { isThis: boolean }) => it.isThis).browser).toBe('Firefox, Linux')
  expect(text).not.toMatch(/token|127\.0|Gecko/)
  const other = body.find((it: { isThis: boolean }) => !it.isThis)
  const eve = new Visitor(house)
  await eve.enters('Eve')
  expect((await eve.ask('DELETE', `/api/people/sessions/${other.id}`)).status).toBe(404)
  expect((await ana.ask('DELETE', `/api/people/sessions/${other.id}`)).status).toBe(204)
  expect([await phone.me(), (await ana.me())?.name]).toEqual([null, 'Ana'])
})

test('a username can be changed, but not to another’s; names at the table five times a month', async () => {
  await ana.enters('Ana')
  await ana.signsUp('ana', PASSWORD)
  const ben = new Visitor(house)
  await ben.enters('Ben')
  expect((await ben.ask('PATCH', '/api/people/account', { username: 'benny' })).body.code).toBe('no username')
  await ben.signsUp('ben', PASSWORD)
  expect((await ben.ask('PATCH', '/api/people/account', { username: 'ANA' })).body.code).toBe('taken')
  expect((await ben.ask('PATCH', '/api/people/account', { username: 'Ben' })).status).toBe(200)
  expect((await ben.ask('PATCH', '/api/people/account', { username: 'benny' })).body.username).toBe('benny')
  expect((await new Visitor(house).signsIn('benny', PASSWORD)).status).toBe(200)
  const status = []
  for (let i = 0; i < 6; i++) status.push((await ben.ask('PATCH', '/api/people/me', { name: `Ben ${i}` })).status)
  expect(status).toEqual([200, 200, 200, 200, 200, 403])
  time += 31 * 86_400_000
  expect((await ben.ask('PATCH', '/api/people/me', { name: 'Ben' })).status).toBe(200)
})

test('a program learns nothing of an account and changes nothing, nor does a stranger', async () => {
  await ana.enters('Ana')
  await registers(ana, new Authenticator())
  const token = (await ana.ask('POST', '/api/people/tokens', { name: 'my bot' })).body.token
  for (const headers of [{}, { authorization: `Bearer ${token}` }])
    for (const [method, url, body] of [
      ['GET', '/api/people/account', undefined],
      ['PATCH', '/api/people/account', { username: 'eve' }],
      ['POST', '/api/people/mail', { address: ADDRESS }],
      ['POST', '/api/people/mail/confirm', { code: '123456' }],
      ['DELETE', '/api/people/mail', undefined],
      ['POST', '/api/people/recovery-codes', {}],
      ['GET', '/api/people/sessions', undefined],
      ['DELETE', '/api/people/sessions/x', undefined],
      ['POST', '/api/people/provider/linked', {}],
      ['DELETE', '/api/people/provider', undefined],
    ] as const)
      expect([url, (await new Visitor(house).ask(method, url, body, headers)).status]).toEqual([url, 401])
})
