import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type Visitor, visitor } from '#testkit/browser'
import { type Language, languages } from '#ui/language'
import { wordless } from '#ui/words/wordless'
import { giveAnswer, matchPath, standing } from './driving.ts'
import { houseWords } from './english.ts'
import { type Furnished, furnish, type Who } from './furnished.ts'
import { comeIn, makeTable, startMatch } from './guest.ts'
import { asked } from './playing.ts'
import { wireOf } from './socket.ts'

let browser: Browser
let house: Furnished
beforeAll(async () => {
  browser = await openBrowser()
  house = await furnish(browser, [])
})
afterAll(async () => {
  await browser?.close()
  await house?.tavern.close()
})

const patience = { timeout: 20_000 }

/** Somebody with a browser in this language, and its texts. */
async function reader(language: Language, who: Who = 'nobody') {
  const somebody = await visitor(browser, house.tavern.url, { size: 'phone', language })
  await somebody.context.addCookies(house.cookies[who])
  const { common, home, people } = houseWords[language]
  return { ...somebody, common, home, people, says: (text: string) => says(somebody.page, text) }
}
/** The page says this, also to screen readers: as an alert or a status, or as its only content. */
const says = (page: Page, text: string): Promise<void> =>
  page
    .locator('[role="alert"], [role="status"], .trouble > p')
    .getByText(text, { exact: true })
    .first()
    .waitFor(patience)

/** The ways to go on. */
const ways = ({ page }: Pick<Visitor, 'page'>) => page.locator('.trouble a.primary, .trouble button.primary')

describe.each(Object.keys(languages) as Language[])('in %s', language => {
  test('a dead link says what is missing, and leads on', async () => {
    const it = await reader(language)
    const { refusals } = it.common
    const dead = {
      '/match/nowhere': refusals['no match'],
      '/table/nowhere': refusals['no table'],
      '/no/where': it.people.lost.what,
      '/rules/chess': refusals['no such place'],
      '/new/chess': refusals['no screen'],
    }
    for (const [path, text] of Object.entries(dead)) {
      await it.page.goto(path)
      await it.says(text)
      expect(await ways(it).count(), path).toBe(1)
    }
    await ways(it).click()
    await it.page.locator('h1').waitFor()
    await it.leave()
  })

  test('a table that is full, playing, over, closed or not open to me says so', async () => {
    const it = await reader(language)
    const { table } = it.home
    await it.page.goto(`/table/${house.full}`)
    await it.says(table.full)
    expect(await it.page.locator('.sit-form').count()).toBe(0)
    for (const [id, text] of [
      [house.playing, table.playing],
      [house.over.table, table.over],
      [house.closed, table.closed],
    ] as const) {
      await it.page.goto(`/table/${id}`)
      await it.says(text)
    }
    await it.leave()
    const host = await reader(language, 'host')
    await host.page.goto(`/table/${house.barring}`)
    await host.says(host.common.refusals.barred)
    expect(await host.page.locator('.do-bar button').count()).toBe(0)
    await host.leave()
  })
})

test('the faster of two gets the last seat; the other is told, and asked for nothing more', async () => {
  const host = await browser.newContext({ baseURL: house.tavern.url })
  await comeIn(host, 'Otto')
  const table = await makeTable(host, { seats: 3 })
  await host.request.post(`/api/tables/${table}/commands`, { data: { command: { do: 'addBot' } } })
  const it = await reader('de')
  const wire = await wireOf(it.page)
  await it.page.goto(`/table/${table}`)
  await it.page.locator('.sit-form').waitFor()
  wire.hears = () => false
  await host.request.post(`/api/tables/${table}/commands`, { data: { command: { do: 'addBot' } } })
  await it.page.locator('.sit-form .primary').click()
  await it.says(it.common.refusals.full)
  await it.leave()
  await host.close()
})

test('a lost connection is shown and restored automatically, and the match goes on', async () => {
  const it = await reader('it')
  const wire = await wireOf(it.page)
  await comeIn(it.context, 'Ada')
  const place = await startMatch(it.context)
  await it.page.goto(matchPath(place))
  await standing(it.page, 'asked').waitFor()
  wire.isUp = false
  await wire.cut()
  await it.says(it.people.banner.lost)
  // An answer given meanwhile arrives when the connection is back.
  expect(await giveAnswer(it.page)).toBe(true)
  await standing(it.page, 'sending').waitFor()
  const live = await house.tavern.house.liveMatches.find(place.match)
  const before = live?.next ?? 0
  wire.isUp = true
  await it.page.locator('.banner').waitFor({ state: 'detached', ...patience })
  await expect.poll(() => live?.next ?? 0, patience).toBeGreaterThan(before)
  await asked(house.tavern, place)
  await standing(it.page, 'asked').waitFor(patience)
  await it.leave()
})

test('a match that continues from an earlier moment says so until the viewer has answered', async () => {
  const it = await reader('ru')
  const wire = await wireOf(it.page)
  wire.changes = message => message.replace(/"epoch":"[^"]*"/, '"epoch":"lost"')
  await comeIn(it.context, 'Eva')
  const place = await startMatch(it.context)
  await it.page.goto(matchPath(place))
  await standing(it.page, 'asked').waitFor()
  const notice = it.page.locator('.turned-back')
  expect(await notice.count()).toBe(0)
  wire.changes = message => message
  await wire.cut()
  await it.says(houseWords.ru.play.turnedBack)
  await standing(it.page, 'asked').waitFor(patience)
  expect(await giveAnswer(it.page)).toBe(true)
  await notice.waitFor({ state: 'detached', ...patience })
  await asked(house.tavern, place)
  await standing(it.page, 'asked').waitFor(patience)
  await it.leave()
})

test('without a network the page says that an action was not done, and it works later', async () => {
  const it = await reader('ru')
  await it.page.goto('/')
  await it.page.locator('.hero-play').waitFor()
  await it.context.setOffline(true)
  await it.page.locator('.hero-play').click()
  await it.says(it.common.refusals.offline)
  await it.context.setOffline(false)
  await it.page.locator('.hero-play').click()
  await it.page.locator('.table-page').waitFor(patience)
  await it.leave()
})

test('without a network the page tries to connect less and less often, but at once if something may have changed', async () => {
  const it = await reader('en')
  await it.context.addInitScript(() => {
    const dialled = { times: 0 }
    const Dialled = class extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        dialled.times++
      }
    }
    Object.assign(window, { WebSocket: Dialled, dialled })
  })
  /** The number of connection attempts so far, or during this event. */
  const dials = (event?: 'online' | 'visibilitychange'): Promise<number> =>
    it.page.evaluate(name => {
      const { dialled } = window as unknown as { readonly dialled: { readonly times: number } }
      const before = dialled.times
      if (name === undefined) return before
      document.dispatchEvent(new Event(name, { bubbles: true }))
      return dialled.times - before
    }, event)
  await it.page.goto('/')
  await it.page.locator('.hero-play').waitFor()
  await it.context.setOffline(true)
  await it.says(it.people.banner.lost)
  const before = await dials()
  await it.page.waitForTimeout(6000)
  expect((await dials()) - before).toBeLessThan(8)
  await expect.poll(() => dials('online')).toBe(1)
  await expect.poll(() => dials('visibilitychange')).toBe(1)
  await it.context.setOffline(false)
  await it.page.locator('.banner').waitFor({ state: 'detached', ...patience })
  await it.leave()
})

test('a part that cannot be loaded without a network does not make the page count as outdated', async () => {
  const it = await reader('en')
  await it.page.goto('/')
  await it.page.locator('.hero-play').waitFor()
  await it.context.setOffline(true)
  await it.says(it.people.banner.lost)
  await it.page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')))
  await it.context.setOffline(false)
  await it.page.locator('.banner').waitFor({ state: 'detached', ...patience })
  await it.leave()
})

test('an outdated page is told so when the house speaks another protocol', async () => {
  const it = await reader('de')
  const wire = await wireOf(it.page)
  wire.changes = message => message.replace(/"protocol":\d+/, '"protocol":999')
  await it.page.goto('/')
  await it.says(it.people.banner.oldPage)
  wire.changes = message => message
  await it.page.locator('.banner button').click()
  await it.page.locator('.hero-play').waitFor()
  await expect.poll(() => it.page.locator('.banner').count()).toBe(0)
  await it.leave()
})

/** As in a house that was upgraded: its files have other names. */
const withoutParts = (page: Page, name: string): Promise<unknown> =>
  page.route(`**/assets/${name}-*.js`, route => route.fulfill({ status: 404, body: 'gone' }))

test('an outdated page that lacks a part says so in its place, and is complete after a reload', async () => {
  const it = await reader('it')
  await it.page.goto('/')
  await it.page.locator('.hero-play').waitFor()
  await withoutParts(it.page, 'about')
  await it.page.locator('.footer a[href="/about"]').click()
  await it.says(it.common.refusals['old page'])
  expect(await it.page.locator('.banner').count()).toBe(0)
  await it.page.unroute('**/assets/about-*.js')
  await ways(it).click()
  await it.page.locator('.about #credits').waitFor()
  await it.leave()
})

test('a page without its texts says so all the same, and is complete after a reload', async () => {
  const it = await reader('ru')
  await withoutParts(it.page, 'ru')
  await it.page.goto('/')
  await it.says(wordless.ru.happened)
  await it.page.unroute('**/assets/ru-*.js')
  await it.page.getByRole('button', { name: wordless.ru.again }).click()
  await it.page.locator('.hero-play').waitFor()
  await it.leave()
})

test.each([['screen'], ['RULES']] as const)('a match whose part “%s” is missing says so too', async name => {
  const it = await reader('en', 'player')
  await it.page.goto('/about') // home draws the table that waits, and so has these parts already
  await it.page.locator('.about #credits').waitFor()
  await withoutParts(it.page, name)
  await it.page.evaluate(path => history.pushState(null, '', path), matchPath(house.middle))
  await it.says(it.people.banner.oldPage)
  await it.leave()
})

test('two windows answer the same question: the slower is told that the table has changed', async () => {
  const it = await reader('ru')
  await comeIn(it.context, 'Ida')
  const place = await startMatch(it.context)
  const other = await it.context.newPage()
  const wire = await wireOf(other)
  await Promise.all([it.page, other].map(page => page.goto(matchPath(place))))
  await standing(it.page, 'asked').waitFor()
  await standing(other, 'asked').waitFor()
  wire.hears = message => message.includes('"refused"')
  const live = await house.tavern.house.liveMatches.find(place.match)
  const before = live?.next ?? 0
  await giveAnswer(it.page)
  await expect.poll(() => live?.next ?? 0).toBeGreaterThan(before)
  await giveAnswer(other)
  await says(other, it.common.refusals.stale)
  wire.hears = () => true
  await wire.cut()
  await other.locator('.refusal button').click()
  await asked(house.tavern, place)
  await standing(other, 'asked').waitFor(patience)
  expect(await giveAnswer(other)).toBe(true)
  await it.leave()
})

describe('a browser that stores nothing', () => {
  test('is reported, and can be used to play all the same', async () => {
    const it = await reader('de')
    await it.context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
    })
    await it.page.goto('/settings')
    await it.says(it.people.banner.notKept)
    await it.page.locator('.banner button').click()
    await it.page.goto('/')
    await it.page.locator('.hero-play').click()
    await it.page.locator('.lesson-offer .framed').click() // nobody knows that this reader has played before
    await standing(it.page, 'asked').waitFor(patience)
    await giveAnswer(it.page)
    await it.leave()
  })

  test('because it is full, is reported as soon as something should be stored', async () => {
    const it = await reader('en')
    await it.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await it.page.goto('/settings')
    await it.page.locator('.settings [role="switch"], .settings input[type="checkbox"]').first().click()
    await it.says(it.people.banner.notKept)
    await it.leave()
  })

  test('not even a cookie, cannot be recognised, and the page says so', async () => {
    const it = await reader('it')
    await it.context.addInitScript(() => {
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
    })
    await it.page.goto('/')
    await it.page.locator('.hero-play').click()
    await it.says(it.common.refusals['no cookies'])
    await it.leave()
  })
})
