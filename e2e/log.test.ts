import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { type Size, type Visitor, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { isAsked, matchPath } from './driving.ts'
import { evening } from './evening.ts'
import { comeIn, type GuestPlace, startMatch, type Wanted } from './guest.ts'
import { answerBeside, asked } from './playing.ts'

const { play: words } = en

const at = evening()

interface AtMatch extends Visitor {
  readonly place: GuestPlace
}

const dwarves: Wanted = { game: 'dwarves', options: { start: 'random', clock: 'none' } }
/** Its headings are long, and viewers may look back as far as they like. */
const gold: Wanted = {
  game: 'gold',
  options: { game: 'basic', division: 'divideAndChoose', clock: 'none', display: 'ledger' },
}

/** Ana at a match that already has a long log. */
async function inTheMiddle(size: Size, wanted = dwarves): Promise<AtMatch> {
  const somebody = await visitor(at.browser, at.tavern.url, { size })
  await comeIn(somebody.context, 'Ana')
  const place = await startMatch(somebody.context, wanted)
  for (let n = 0; n < 12; n++) await answerNext(place)
  await somebody.page.goto(matchPath(place))
  expect(await isAsked(somebody)).toBe(true)
  return { ...somebody, place }
}

async function answerNext(place: GuestPlace): Promise<void> {
  if ((await asked(at.tavern, place)) === null) throw new Error('the match is over too early')
  await answerBeside(at.tavern, place)
}

/** Continues the match until the log is longer. */
async function goOn({ page, place }: AtMatch): Promise<void> {
  const before = await heightOf(page)
  do {
    await answerNext(place)
    const live = await at.tavern.house.liveMatches.find(place.match)
    await page.waitForFunction(hasTold, (live?.next ?? 0) - 1)
  } while ((await heightOf(page)) <= before)
}
/** Runs in the page. */
function hasTold(seq: number): boolean {
  return Number.parseInt(document.querySelector<HTMLElement>('.table-page')?.dataset.told ?? '-1', 10) >= seq
}

const heightOf = (page: Page): Promise<number> => page.locator('.log').evaluate(log => log.scrollHeight)
/** How much of the log is below the visible part, in pixels. */
const unseen = (page: Page): Promise<number> =>
  page.locator('.log').evaluate(log => log.scrollHeight - log.scrollTop - log.clientHeight)
const toNewest = (page: Page) => page.getByRole('button', { name: words.newest })

/** Whether the way to the newest line lies over others. */
const coversLines = (page: Page): Promise<boolean> =>
  page.locator('.log').evaluate(log => {
    const newest = document.querySelector('.to-end')?.getBoundingClientRect()
    return newest === undefined || newest.top < log.getBoundingClientRect().bottom
  })

async function follows(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect.poll(() => unseen(page), { timeout: 10_000 }).toBeLessThan(2)
  expect(await toNewest(page).count()).toBe(0)
}

/** The lines in sight, by number. */
const linesRead = (page: Page): Promise<readonly number[]> =>
  page.locator('.log').evaluate(log => {
    const { top, bottom } = log.getBoundingClientRect()
    return [...log.querySelectorAll('li')].flatMap((it, i) => {
      const line = it.getBoundingClientRect()
      return line.bottom > top + 1 && line.top < bottom - 1 ? [i] : []
    })
  })
/** Where a line and its text stand once nothing moves. */
const standsAt = (page: Page, line: number): Promise<readonly [number, number]> =>
  page
    .locator('.log li')
    .nth(line)
    .evaluate(async it => {
      const tops = (): [number, number] => {
        const text = it.querySelector(':scope > p:not(.since-you)') ?? it
        return [it.getBoundingClientRect().top, text.getBoundingClientRect().top]
      }
      let was = tops()
      for (let still = 0; still < 10; ) {
        await new Promise(requestAnimationFrame)
        const now = tops()
        still = now[0] === was[0] && now[1] === was[1] ? still + 1 : 0
        was = now
      }
      return was
    })
/** How far a line or its text has moved. */
const movedBy = (before: readonly [number, number], now: readonly [number, number]): number =>
  Math.max(Math.abs(now[0] - before[0]), Math.abs(now[1] - before[1]))

/**
 * As if a line above the visible ones became shorter and the last one longer, with a measurement before the repaint.
 */
const layAnew = (page: Page, grown: number): Promise<void> =>
  page.locator('.log').evaluate((log, more) => {
    const edge = log.getBoundingClientRect().top
    const lines = [...log.querySelectorAll('li')]
    const above = lines.findLast(line => line.getBoundingClientRect().bottom < edge)
    const last = lines.at(-1)
    if (above === undefined || last === undefined) throw new Error('there is nothing to scroll')
    above.style.display = 'none'
    last.style.paddingBottom = `${more}px`
    log.getBoundingClientRect()
  }, grown)

test('the log follows while nobody scrolls, however its lines are laid out', async () => {
  const ana = await inTheMiddle('desktop')
  const { page } = ana
  await follows(page)
  await layAnew(page, 200) // longer, with fewer lines above
  await follows(page)
  await layAnew(page, 0) // much shorter
  await follows(page)
  await page.setViewportSize({ width: 1100, height: 500 })
  await follows(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await follows(page)
  await goOn(ana)
  await follows(page)
  await ana.leave()
})

/** Scrolls up in the log. */
type GoUp = (page: Page) => Promise<void>

const byWheel = (far: number): GoUp => {
  return async page => {
    await page.locator('.log').hover()
    await page.mouse.wheel(0, -far)
  }
}
const byKeys: GoUp = async page => {
  await page.locator('.log').focus()
  await page.keyboard.press('PageUp')
}
const byFinger: GoUp = async page => {
  const { x = 0, y = 0 } = (await page.locator('.log').boundingBox()) ?? {}
  const hand = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', down: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 90, y: y + 60 + down }] })
  await touch('touchStart', 0)
  for (let down = 10; down < 260; down += 20) await touch('touchMove', down)
  await page.waitForTimeout(200) // the finger rests before it is lifted, so that the log does not roll on
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A viewer who scrolls up stays there, and follows again after scrolling back. */
async function goUpAndBack(ana: AtMatch, goUp: GoUp): Promise<void> {
  const { page } = ana
  await goUp(page)
  await toNewest(page).waitFor()
  expect(await coversLines(page)).toBe(false)
  const read = await linesRead(page)
  const standing = () => Promise.all(read.map(line => standsAt(page, line)))
  const stood = await standing()
  const moved = async (): Promise<number> =>
    Math.max(...(await standing()).map((now, i) => movedBy(stood[i] ?? now, now)))
  await goOn(ana)
  expect(await moved()).toBeLessThan(2)
  await layAnew(page, 100)
  expect(await moved()).toBeLessThan(2)
  await toNewest(page).click()
  await follows(page)
  await goOn(ana)
  await follows(page)
}

test('scrolling up by wheel or keys stays there, even by little, and scrolling back follows again', async () => {
  const ana = await inTheMiddle('desktop')
  await goUpAndBack(ana, byWheel(400))
  await goUpAndBack(ana, byWheel(20))
  await goUpAndBack(ana, byKeys)
  await ana.leave()
})

test('the mark of the viewer’s last turn moves no line under the eyes of somebody who has scrolled up a little', async () => {
  const ana = await inTheMiddle('desktop')
  const { page } = ana
  const [mark, log] = [page.locator('.since-you'), page.locator('.log')]
  const inSight = async (above: number): Promise<boolean> => {
    const [its, all] = [await mark.boundingBox(), await log.boundingBox()]
    return its !== null && all !== null && its.y > all.y && its.y + its.height < all.y + all.height - above
  }
  // Until others have done enough since.
  for (let n = 0; n < 20 && !(await inSight(80)); n++) await goOn(ana)
  await log.hover()
  await page.mouse.wheel(0, -60)
  await toNewest(page).waitFor()
  expect(await inSight(0)).toBe(true)
  const read = await linesRead(page)
  const standing = () => Promise.all(read.map(line => standsAt(page, line)))
  const stood = await standing()
  await goOn(ana)
  for (const [i, now] of (await standing()).entries()) expect(movedBy(stood[i] ?? now, now)).toBeLessThan(2)
  await toNewest(page).click()
  await follows(page)
  await ana.leave()
})

test('so does scrolling up by touch, where the log covers the table', async () => {
  const ana = await inTheMiddle('phone')
  await ana.page.getByRole('button', { name: words.scroll }).tap()
  await follows(ana.page)
  await goUpAndBack(ana, byFinger)
  await ana.leave()
})

/** What covers the first line of the moment being viewed; null if it is fully visible. */
const overMoment = (page: Page): Promise<string | null> =>
  page.locator('.log').evaluate(log => {
    const line = log.querySelector('[data-now]')
    const sight = log.getBoundingClientRect()
    const { top, bottom } = line?.getBoundingClientRect() ?? new DOMRect()
    const heading = line?.closest('section')?.querySelector('h3')?.getBoundingClientRect()
    const newest = document.querySelector('.to-end')?.getBoundingClientRect()
    if (top < sight.top || bottom > sight.bottom) return 'the edge'
    if (heading !== undefined && top < heading.bottom - 1) return 'the heading'
    return newest !== undefined && bottom > newest.top ? 'the way to the newest' : null
  })

test('the moment being viewed is visible in the log, back and forth, and while the match goes on', async () => {
  const ana = await inTheMiddle('desktop', gold)
  const { page } = ana
  await page.setViewportSize({ width: 1100, height: 500 })
  const step = async (key: string): Promise<boolean> => {
    await page.keyboard.press(key)
    const moment = await page.evaluate(() => new URLSearchParams(location.search).get('at'))
    if (moment === null) return false
    const told = page.locator(`.log li[data-seq="${moment}"]`)
    if ((await told.count()) === 0) return true // only a heading tells of it
    await told.and(page.locator('[data-now]')).first().waitFor()
    expect(await overMoment(page), `moment ${moment}`).toBe(null)
    return true
  }
  for (let n = 0; n < 14; n++) expect(await step('ArrowLeft')).toBe(true)
  for (let n = 0; n < 12; n++) expect(await step('ArrowRight')).toBe(true)
  await goOn(ana)
  expect(await overMoment(page)).toBe(null)
  await toNewest(page).waitFor()
  await page.keyboard.press('Escape')
  await follows(page)
  await ana.leave()
})
