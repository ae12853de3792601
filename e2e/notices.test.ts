import { join } from 'node:path'
import type { Browser, BrowserContext, Worker } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import type { Seat } from '#kernel/seat'
import type { WishedAnswer } from '#protocol/notices'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { type Letterbox, startLetterbox } from '#server/mail/testing'
import { type PushService, startPushService } from '#server/notices/testing'
import { openSqlite } from '#server/storage/sqlite'
import { openBrowser, visitor } from '#testkit/browser'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { notices as words } from '#ui/words/en/notices'
import { call, comeIn } from './guest.ts'
import { answerBeside } from './playing.ts'
import { pushTo } from './pushing.ts'
import type { Tavern } from './tavern.ts'

const DAY = 86_400_000
const data = temporaryFolder()
let [push, letterbox, browser, tavern]: [PushService, Letterbox, Browser, Tavern] = [] as never
let ahead = 0

beforeAll(async () => {
  ;[push, letterbox, browser] = await Promise.all([startPushService(), startLetterbox(), openBrowser()])
  const port = String(await freePort())
  const sending = { SMTP_URL: letterbox.url, NOTICE_WAIT: '1', PRIVATE_PEERS: 'yes' }
  const config = configFrom({ DATA: data, PORT: port, LOG: 'error', BOT_PAUSE: '0', JUDGE: 'no', ...sending })
  const house = await openHouse(config, shelf, () => Date.now() + ahead)
  tavern = { url: `http://localhost:${port}`, house, close: () => house.close() }
})
afterAll(async () => {
  await browser.close()
  await tavern.close()
  await Promise.all([push.close(), letterbox.close()])
})

test('a turn two days later is told by push, by letter and in the page', async () => {
  const [ana, ben] = await Promise.all([
    visitor(browser, tavern.url, { keeps: true }),
    visitor(browser, tavern.url, { size: 'phone' }),
  ])
  await Promise.all([comeIn(ana.context, 'Ana'), comeIn(ben.context, 'Ben')])
  const { person } = await call<{ person: { id: string } }>(ana.context.request, '/api/people/me')
  const pace = { kind: 'slow', hours: 96, quiet: null }
  const { id } = await call<{ id: string }>(ana.context.request, '/api/tables', { game: 'fist', seats: 3, pace })
  const command = <T>(who: typeof ana, it: object): Promise<T> =>
    call<T>(who.context.request, `/api/tables/${id}/commands`, { command: it })
  await command(ben, { do: 'sit' })
  await command(ana, { do: 'addBot' })
  await command(ben, { do: 'ready' })
  const { match } = await command<{ match: string }>(ana, { do: 'start' })

  // Nobody is asked before the first slow table, and there only once.
  const { page } = ana
  await page.goto('/')
  const offer = page.getByRole('region', { name: words.offer.title })
  await page.locator('.notice-bell').waitFor()
  expect(await offer.count()).toBe(0)
  await page.goto(`/match/${match}`)
  await offer.getByRole('button', { name: words.offer.no }).click()
  await page.reload()
  await page.locator('.mine').waitFor()
  expect(await offer.count()).toBe(0)

  // Her wishes, in the page; what only a push service of the browser's maker could give comes from one on this machine.
  await call(ana.context.request, '/api/notices/devices', push.subscribe('Here'))
  verified(person.id, 'ana@people.example')
  await page.goto('/settings/notices')
  await page.getByRole('checkbox', { name: `${words.wish.turn}: ${words.wish.mail}` }).check()
  await page.getByRole('radio', { name: words.mail.once }).check()
  await page.getByRole('button', { name: words.device.remove.replace('{name}', 'Here') }).waitFor()
  await expect
    .poll(async () => {
      const { wishes } = await call<WishedAnswer>(ana.context.request, '/api/notices/wishes')
      return [wishes.ways.turn.includes('mail'), wishes.digest.kind]
    })
    .toEqual([true, 'once'])

  // She takes her turn, and two days later it is hers again.
  const seats = [0, 1] as unknown as readonly [Seat, Seat]
  await answerBeside(tavern, { match, seat: seats[0] })
  await page.goto('/')
  await expect.poll(async () => (await call<{ unread: number }>(ana.context.request, '/api/notices')).unread).toBe(0)
  const [pushed, posted] = [push.received.length, letterbox.letters.length]
  ahead = 2 * DAY
  const live = await tavern.house.liveMatches.find(match)
  while ((await live?.asking(seats[0]))?.question === null) await answerBeside(tavern, { match, seat: seats[1] })
  await expect.poll(() => push.received.length, { timeout: 15_000 }).toBe(pushed + 1)
  await expect.poll(() => letterbox.letters.length, { timeout: 15_000 }).toBe(posted + 1)
  expect(push.problems).toEqual([])
  const payload = push.received.at(-1)?.payload
  expect(payload).toMatchObject({ title: 'Your turn: Fist of Dragonstones', path: `/match/${match}`, waiting: 1 })
  const letter = letterbox.letters.at(-1)
  expect([letter?.to, letter?.subject]).toEqual([['ana@people.example'], 'Your turn: Fist of Dragonstones'])
  expect(letter?.text).toContain(`/match/${match}`)

  // The bell rings, and the list leads there.
  await page.locator('.unread-count', { hasText: '1' }).waitFor()
  // What cannot be loaded says so, and is not called nothing.
  await page.route('**/api/notices', route => route.fulfill({ body: 'nothing that can be read' }))
  await page.locator('.notice-bell').click()
  await page.getByText(words.failed).waitFor()
  expect(await page.getByText(words.none).count()).toBe(0)
  await page.unroute('**/api/notices')
  await page.getByRole('button', { name: words.tryAgain }).click()
  await page.locator('.notices-list li').first().waitFor()

  // The browser's own service worker shows what the push service got, and what comes twice rings once.
  const deliver = await pushTo(ana, tavern.url, payload)
  const worker = await screenFor(ana.context)
  const shown = () => worker.evaluate(() => (self as unknown as WithScreen).screen)
  await deliver()
  const expected = { title: payload?.title, tag: payload?.tag, id: payload?.id, silent: false }
  await expect.poll(shown, { timeout: 10_000 }).toEqual([expected])
  expect(await worker.evaluate(() => (self as unknown as WithScreen).badge)).toBe(1)
  await deliver()
  await expect.poll(shown, { timeout: 10_000 }).toEqual([{ ...expected, silent: true }])

  await page.locator('.notice-bell').click()
  await page
    .getByRole('link', { name: /Your turn/ })
    .first()
    .click()
  await page.waitForURL(`**/match/${match}`)
  await expect.poll(async () => (await call<{ unread: number }>(ana.context.request, '/api/notices')).unread).toBe(0)
  expect(ana.complaints).toEqual([])
})

/** Somebody has proved that an address is theirs. */
function verified(person: string, address: string): void {
  const database = openSqlite(join(data, 'wyrmtavern.db'))
  database
    .prepare('INSERT INTO account_mail (address, looks, person, since) VALUES (?, ?, ?, 0)')
    .run(address, address, person)
  database.close()
}

interface WithScreen {
  screen: { readonly title: string; readonly tag?: string; readonly id: string; readonly silent?: boolean | null }[]
  badge: number
}

/**
 * Chromium's headless shell permits no notifications whatever is granted, and its worker dies of a badge: it gets
 * somewhere to show them. `games/notification.test.ts` has a browser that really shows them.
 */
async function screenFor(context: BrowserContext): Promise<Worker> {
  await context.pages()[0]?.evaluate(() => fetch('/')) // wakes it, if it sleeps
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const all: WithScreen['screen'] = []
    const shows = self as unknown as WithScreen
    shows.screen = all
    navigator.setAppBadge = async (count = 0) => {
      shows.badge = count
    }
    const { prototype } = ServiceWorkerRegistration
    prototype.showNotification = async (title, { tag = '', data, silent = null } = {}) => {
      const before = all.findIndex(it => it.tag === tag)
      all.splice(before < 0 ? all.length : before, 1, { title, tag, id: data.id, silent })
    }
    prototype.getNotifications = async ({ tag } = {}) =>
      all.filter(it => it.tag === tag).map(({ id }) => ({ data: { id } }) as Notification)
  })
  return worker
}
