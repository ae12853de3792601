import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { configFrom } from '#server/config'
import { type House, openHouse } from '#server/house'
import { type PushService, startPushService } from '#server/notices/testing'
import { openBrowser, visitor } from '#testkit/browser'
import { ensureWholeChromium } from '#testkit/chromium'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { call, comeIn } from '../guest.ts'
import { pushTo } from '../pushing.ts'

const data = temporaryFolder()
let [push, browser, house, url]: [PushService, Browser, House, string] = [] as never

beforeAll(async () => {
  ;[push, browser] = await Promise.all([startPushService(), openBrowser(ensureWholeChromium())])
  const port = String(await freePort())
  const sending = { NOTICE_WAIT: '1', PRIVATE_PEERS: 'yes' }
  house = await openHouse(configFrom({ DATA: data, PORT: port, LOG: 'error', JUDGE: 'no', ...sending }), shelf)
  url = `http://localhost:${port}`
})
afterAll(async () => {
  await browser.close()
  await house.close()
  await push.close()
})

test('the browser shows what the push service was given, once', async () => {
  const [ana, ben] = await Promise.all([visitor(browser, url, { keeps: true }), visitor(browser, url)])
  await Promise.all([comeIn(ana.context, 'Ana'), comeIn(ben.context, 'Ben')])
  await ana.context.grantPermissions(['notifications'], { origin: url })
  await call(ana.context.request, '/api/notices/devices', push.subscribe('Here'))
  const pace = { kind: 'slow', hours: 24, quiet: null }
  const { id } = await call<{ id: string }>(ana.context.request, '/api/tables', { game: 'fist', seats: 3, pace })
  const command = (who: typeof ana, it: string): Promise<unknown> =>
    call(who.context.request, `/api/tables/${id}/commands`, { command: { do: it } })
  await command(ben, 'sit')
  await command(ana, 'addBot')
  await command(ben, 'ready')
  await command(ana, 'start')
  await expect.poll(() => push.received.length, { timeout: 15_000 }).toBe(1)
  const payload = push.received[0]?.payload

  const { page } = ana
  await page.goto('/')
  const deliver = await pushTo(ana, url, payload)
  const shown = (): Promise<unknown> =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, tag, data, silent }) => ({ title, tag, path: data.path, silent }))
    })
  await deliver()
  const { title, tag, path } = payload ?? {}
  expect(title).toBe('Your turn: Fist of Dragonstones')
  await expect.poll(shown, { timeout: 10_000 }).toEqual([{ title, tag, path, silent: false }])
  await deliver()
  await expect.poll(shown, { timeout: 10_000 }).toEqual([{ title, tag, path, silent: true }])

  // Who looks at the table needs no notification.
  await page.evaluate(async () => {
    for (const each of await (await navigator.serviceWorker.ready).getNotifications()) each.close()
  })
  await page.goto(String(path))
  await page.locator('.mine').waitFor()
  await deliver()
  await page.waitForTimeout(1000)
  expect(await shown()).toEqual([])
  expect(ana.complaints).toEqual([])
})
