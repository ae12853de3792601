import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import type { Seat } from '#kernel/seat'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { type Letterbox, startLetterbox } from '#server/mail/testing'
import { type PushService, startPushService } from '#server/notices/testing'
import { openBrowser, type Visitor, visitor } from '#testkit/browser'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { isThere } from '#testkit/installing'
import { ensurePostgres, type PostgresServer, startPostgres } from '#testkit/postgres'
import { ensureRedis, type RedisServer, startRedis } from '#testkit/redis'
import { account } from '#ui/words/en/account'
import { friends } from '#ui/words/en/friends'
import { notices } from '#ui/words/en/notices'
import { people } from '#ui/words/en/people'
import { call, comeIn } from '../guest.ts'
import { answerBeside } from '../playing.ts'
import type { Tavern } from '../tavern.ts'

const canRun = isThere('people at two nodes', ensurePostgres, ensureRedis)

const DAY = 86_400_000
/** Long enough for the other node to send again what was sent, in milliseconds. */
const ROUNDS = 4000
const ADDRESS = 'ana@people.example'
const [username, password] = ['ana', 'a mug of ale']
const data = temporaryFolder()
let [postgres, redis, push, letterbox, browser] = [] as unknown as [
  PostgresServer,
  RedisServer,
  PushService,
  Letterbox,
  Browser,
]
/** Where Ana is, and where everybody else is. */
let [here, there] = [] as unknown as [Tavern, Tavern]
let ahead = 0

beforeAll(async () => {
  if (!canRun) return
  ;[postgres, redis, push, letterbox, browser] = await Promise.all([
    startPostgres(),
    startRedis(),
    startPushService(),
    startLetterbox(),
    openBrowser(),
  ])
  const shared = { DATA: data, DATABASE_URL: await postgres.makeDatabase(), REDIS_URL: redis.url }
  const usual = { SECRET: 'x'.repeat(32), LOG: 'error', BOT_PAUSE: '0', JUDGE: 'no' }
  const sending = { SMTP_URL: letterbox.url, NOTICE_WAIT: '1', PRIVATE_PEERS: 'yes' }
  const opened = async (): Promise<Tavern> => {
    const port = String(await freePort())
    const house = await openHouse(
      configFrom({ ...shared, ...usual, ...sending, PORT: port }),
      shelf,
      () => Date.now() + ahead,
    )
    return { house, url: `http://localhost:${port}`, close: () => house.close() }
  }
  ;[here, there] = [await opened(), await opened()]
})
afterAll(async () => {
  if (!canRun) return
  await browser.close()
  await Promise.all([here.close(), there.close()])
  await Promise.all([push.close(), letterbox.close(), postgres.stop(), redis.stop()])
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saying = (text: string, name: string): string => text.replaceAll('{name}', name)
const nameOn = ({ page }: Visitor) => page.locator('.person-name')
async function comes(name: string, house: Tavern, size: 'phone' | 'desktop' = 'desktop'): Promise<Visitor> {
  const who = await visitor(browser, house.url, { size })
  await comeIn(who.context, name)
  return who
}
const me = async ({ context }: Visitor): Promise<{ id: string } | null> =>
  (await call<{ person: { id: string } | null }>(context.request, '/api/people/me')).person
const unread = async ({ context }: Visitor): Promise<number> =>
  (await call<{ unread: number }>(context.request, '/api/notices')).unread
/** What stands in the first letter after so many. */
async function letter(after: number, sign: RegExp): Promise<string> {
  await expect.poll(() => letterbox.letters.length).toBeGreaterThan(after)
  return letterbox.letters[after]?.text.match(sign)?.[1] ?? ''
}

test.skipIf(!canRun)('people at two nodes that share PostgreSQL and Redis', async () => {
  const [ana, ben, cleo] = await Promise.all([comes('Ana', here), comes('Ben', there, 'phone'), comes('Cleo', there)])
  const { id } = (await me(ana)) ?? expect.fail()

  // Friends: each is told at once what the other does at the other node.
  await ben.page.goto('/friends')
  await ben.page.locator('.find-form').waitFor()
  await ana.page.goto('/friends')
  await ana.page.getByLabel(friends.find.label).fill('Ben')
  await button(ana.page, friends.find.act).click()
  await button(ana.page, friends.do.ask).click()
  await button(ben.page, saying(friends.do.acceptOf, 'Ana')).tap()
  for (const { page } of [ana, ben]) await page.getByText(friends.does.free).first().waitFor()

  // An account, with an address that is confirmed by a letter, and a device that is pushed to.
  const { request } = ana.context
  await call(request, '/api/people/account', { username, password })
  await call(request, '/api/people/mail', { address: ADDRESS, language: 'en' })
  await call(request, '/api/people/mail/confirm', { code: await letter(0, /\b(\d{6})\b/), language: 'en' })
  await call(request, '/api/notices/devices', push.subscribe('Here'))
  await ana.page.goto('/settings/notices')
  await ana.page.getByRole('checkbox', { name: `${notices.wish.turn}: ${notices.wish.mail}` }).check()
  await ana.page.getByRole('radio', { name: notices.mail.once }).check()

  // Invited to a slow table, he sits down; a bot takes the third seat.
  const pace = { kind: 'slow', hours: 96, quiet: null }
  const table = await call<{ id: string }>(request, '/api/tables', { game: 'fist', seats: 3, pace })
  const command = <T>(it: object): Promise<T> => call(request, `/api/tables/${table.id}/commands`, { command: it })
  await ana.page.goto(`/table/${table.id}`)
  await button(ana.page, saying(friends.invite.to, 'Ben')).click()
  await ben.page.locator('.invitation').getByRole('link', { name: friends.here.sit }).tap()
  await ben.page.locator('.do-bar .primary').tap()
  await ana.page.locator('.seat-row', { hasText: 'Ben' }).waitFor()
  await command({ do: 'addBot' })
  await ben.page.locator('.do-bar .primary').tap()
  await expect
    .poll(async () => (await call<{ seats: { ready: boolean }[] }>(request, `/api/tables/${table.id}`)).seats[1]?.ready)
    .toBe(true)
  const { match } = await command<{ match: string }>({ do: 'start' })
  const [anas, bens] = [0, 1] as unknown as readonly [Seat, Seat]
  await answerBeside(here, { match, seat: anas })
  await ana.page.goto('/')
  await call(request, '/api/notices/read', { all: true })
  await expect.poll(() => unread(ana)).toBe(0)

  // Two days later it is her turn again: told once each way, by whichever node.
  const [pushed, posted] = [push.received.length, letterbox.letters.length]
  ahead = 2 * DAY
  const live = await there.house.liveMatches.find(match)
  const isHerTurn = async (): Promise<boolean> => {
    if ((await live?.asking(anas))?.question !== null) return true
    if ((await live?.asking(bens))?.question !== null) await answerBeside(there, { match, seat: bens })
    return false // or the bot thinks
  }
  await expect.poll(isHerTurn).toBe(true)
  await expect.poll(() => push.received.length).toBe(pushed + 1)
  await letter(posted, /(Fist)/)
  await pause(ROUNDS)
  expect([push.received.length, letterbox.letters.length]).toEqual([pushed + 1, posted + 1])
  expect(push.problems).toEqual([])
  expect(push.received.at(-1)?.payload).toMatchObject({ path: `/match/${match}`, waiting: 1 })
  expect(letterbox.letters.at(-1)).toMatchObject({ to: [ADDRESS], subject: 'Your turn: Fist of Dragonstones' })
  await ana.page.locator('.unread-count', { hasText: '1' }).waitFor()

  // She signs in at the other node. There she takes her turn, and the bell here is silent.
  const phone = await visitor(browser, there.url, { size: 'phone' })
  await phone.page.goto('/you')
  await phone.page.locator('summary', { hasText: people.account.signIn }).tap()
  await phone.page.getByLabel(people.account.username).fill(username)
  await phone.page.getByLabel(people.account.password).fill(password)
  await button(phone.page, people.account.signIn).tap()
  await expect.poll(async () => (await me(phone))?.id).toBe(id)
  await phone.page.goto('/')
  await phone.page.locator('.back-turn').tap()
  await phone.page.waitForURL(`**/match/${match}`)
  await phone.page.locator('.mine').waitFor()
  await answerBeside(there, { match, seat: anas })
  await ana.page.locator('.unread-count').waitFor({ state: 'detached' })

  // Blocked here, he learns nothing there.
  await ana.page.goto(`/people/${(await me(ben))?.id}`)
  await button(ana.page, friends.do.block).click()
  await button(ana.page, saying(friends.sure.yesBlock, 'Ben')).click()
  await ana.page.getByText(saying(friends.page.blocked, 'Ben')).waitFor()
  await call(request, '/api/tables', { game: 'fist', seats: 3, listed: true })
  const lists = async ({ context }: Visitor): Promise<number> =>
    (await call<readonly object[]>(context.request, '/api/tables')).length
  expect([await lists(ben), await lists(cleo)]).toEqual([0, 1])
  await cleo.context.request.put('/api/friends/choices', {
    data: { here: 'nobody', since: 'nobody', reliability: 'nobody', results: 'nobody' },
  })
  const shown = async (person: string | undefined, name: string): Promise<string> => {
    await ben.page.goto(`/people/${person}`)
    await ben.page.locator('.profile').waitFor()
    return ((await ben.page.locator('main').textContent()) ?? '').replaceAll(name, 'NAME')
  }
  expect(await shown(id, 'Ana')).toBe(await shown((await me(cleo))?.id, 'Cleo'))

  // Her session here is ended from there: this page is nobody’s at once.
  await phone.page.goto('/you')
  await phone.page.locator('.devices .one-thing').nth(1).waitFor()
  await phone.page.locator('.devices .one-thing button').tap()
  await expect.poll(() => nameOn(ana).textContent()).toBe(people.nobody)
  expect([await me(ana), (await me(phone))?.id]).toEqual([null, id])

  // Recovery here, by a link in a letter, ends the session there.
  const before = letterbox.letters.length
  const tablet = await visitor(browser, here.url, { size: 'tablet' })
  await tablet.page.goto('/recover')
  await tablet.page.locator('input[type="email"]').fill(ADDRESS)
  await button(tablet.page, account.recover.send).click()
  const { pathname, hash } = new URL(await letter(before, /(http:\S+\/recover#\S+)/))
  await tablet.page.goto(`${pathname}${hash}`)
  await button(tablet.page, account.recover.go).click()
  await tablet.page.getByText('Welcome back, Ana').waitFor()
  await expect.poll(() => nameOn(phone).textContent()).toBe(people.nobody)
  expect([(await me(tablet))?.id, await me(phone)]).toEqual([id, null])
  for (const who of [ben, cleo, tablet]) expect(who.complaints).toEqual([])
  for (const who of [ana, ben, cleo, phone, tablet]) await who.leave()
})
