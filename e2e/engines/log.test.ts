import { expect, test } from 'vitest'
import { matchPath } from '../driving.ts'
import { comeIn, type GuestPlace, startMatch } from '../guest.ts'
import { answerBeside, asked } from '../playing.ts'
import type { EnginePage, Size } from './engine.ts'
import { desktop, phone } from './engine.ts'
import { evening } from './evening.ts'
import { knownBy } from './known.ts'
import { isSeen, placeAt, press, seen } from './on-page.ts'

const at = evening()

async function answerNext(place: GuestPlace): Promise<void> {
  if ((await asked(at.tavern, place)) === null) throw new Error('the match is over too early')
  await answerBeside(at.tavern, place)
}

/** Ana at a match that already has a long log, which she sees. */
async function inTheMiddle(size: Size): Promise<readonly [EnginePage, GuestPlace]> {
  const page = await at.enter(size)
  await comeIn(knownBy(page), 'Ana')
  const place = await startMatch(knownBy(page), { game: 'dwarves', options: { start: 'random', clock: 'none' } })
  for (let n = 0; n < 12; n++) await answerNext(place)
  await page.open(`${at.tavern.url}${matchPath(place)}`)
  await press(page, '.primer .primary')
  if (size === phone) await press(page, '.top-bar .bar-button[aria-haspopup="dialog"]')
  await seen(page, '.log li')
  return [page, place]
}

/** How high the log is, and how much of it is below the visible part, in pixels. */
const measured = (page: EnginePage): Promise<{ readonly height: number; readonly unseen: number }> =>
  page.evaluate(() => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = document.querySelector('.log') ?? {}
    return { height: scrollHeight, unseen: scrollHeight - scrollTop - clientHeight }
  })

/** The match continues until the log is longer. */
async function goOn(page: EnginePage, place: GuestPlace): Promise<void> {
  const { height } = await measured(page)
  const isLonger = () =>
    expect.poll(async () => (await measured(page)).height, { timeout: 1000 }).toBeGreaterThan(height)
  for (let more = false; !more; ) {
    await answerNext(place)
    more = await isLonger().then(
      () => true,
      () => false,
    )
  }
}

async function follows(page: EnginePage): Promise<void> {
  await expect.poll(async () => (await measured(page)).unseen, { timeout: 10_000 }).toBeLessThan(2)
  await expect.poll(() => isSeen(page, '.to-end')).toBe(false)
}

/** Where the first line stands that is wholly visible, once nothing moves; with its number. */
const lineRead = (page: EnginePage, line?: number): Promise<readonly [line: number, top: number]> =>
  page.evaluate(async wanted => {
    const log = document.querySelector('.log') ?? document.body
    const lines = [...log.querySelectorAll('li')]
    const edge = log.getBoundingClientRect().top
    const found = wanted ?? lines.findIndex(it => it.getBoundingClientRect().top > edge)
    const topOf = (): number => lines[found]?.getBoundingClientRect().top ?? Number.NaN
    for (let [was, still] = [Number.NaN, 0]; still < 10; ) {
      await new Promise(requestAnimationFrame)
      still = topOf() === was ? still + 1 : 0
      was = topOf()
    }
    return [found, topOf()] as const
  }, line ?? null)

const goingUp = {
  async wheel(page: EnginePage) {
    await page.wheel(await placeAt(page, { where: '.log' }), -400)
  },
  async keys(page: EnginePage) {
    await page.evaluate(() => document.querySelector<HTMLElement>('.log')?.focus())
    await page.key('PageUp')
  },
}

test.each(Object.entries(goingUp))(
  'the log follows, stays where somebody scrolls up by %s, and follows again',
  async (_, goUp) => {
    const [page, place] = await inTheMiddle(desktop)
    await follows(page)
    await goOn(page, place)
    await follows(page)
    await goUp(page)
    await seen(page, '.to-end')
    const [line, stood] = await lineRead(page)
    await goOn(page, place)
    expect(Math.abs((await lineRead(page, line))[1] - stood)).toBeLessThan(2)
    await press(page, '.to-end')
    await follows(page)
    await goOn(page, place)
    await follows(page)
    expect(await page.complaints()).toEqual([])
    await page.close()
  },
)

test('a past moment opens from the log, with its line in view, and Escape leads back to now', async () => {
  const [page] = await inTheMiddle(desktop)
  const moment = (): Promise<string | null> => page.evaluate(() => new URLSearchParams(location.search).get('at'))
  const isInView = (): Promise<boolean> =>
    page.evaluate(() => {
      const [log, line] = [document.querySelector('.log'), document.querySelector('.log [data-now]')]
      const [sight, it] = [log?.getBoundingClientRect(), line?.getBoundingClientRect()]
      return sight !== undefined && it !== undefined && it.top >= sight.top && it.bottom <= sight.bottom
    })
  await press(page, '.log button.to-moment')
  await seen(page, '.status[data-standing="past"]')
  await expect.poll(isInView).toBe(true)
  const first = await moment()
  await page.key('ArrowRight')
  await expect.poll(moment).not.toBe(first)
  await page.key('Escape')
  await expect.poll(moment).toBe(null)
  await follows(page)
  expect(await page.complaints()).toEqual([])
  await page.close()
})

test('on a phone the log opens over the table, at its newest line', async () => {
  const [page, place] = await inTheMiddle(phone)
  await follows(page)
  await goOn(page, place)
  await follows(page)
  await press(page, '.sheet-close')
  await expect.poll(() => isSeen(page, '.log')).toBe(false)
  await page.close()
})
