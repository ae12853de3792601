import type { Browser } from 'playwright'
import { shelf } from '#games/shelf'
import { openBrowser, type Visitor, type VisitorParams, visitor } from '#testkit/browser'
import { giveAnswer, matchPath } from '../e2e/driving.ts'
import { comeIn, startMatch } from '../e2e/guest.ts'
import { answerBeside, asked, playOn } from '../e2e/playing.ts'
import { setup } from '../e2e/setup.ts'
import { openTavern, type Tavern } from '../e2e/tavern.ts'
import { delays } from './web/answering.ts'
import { type FirstLoad, firstLoad } from './web/first-load.ts'
import { type Frames, framesWhile } from './web/frames.ts'
import { type Opening, openThrottled } from './web/throttled.ts'
import { type Weight, weightOfBuild } from './web/weight.ts'

export interface Goal {
  readonly is: number | null
  readonly atMost: number
  readonly met: boolean
}

export interface WebReport {
  readonly build: Weight
  readonly firstLoad: FirstLoad
  readonly home: Opening
  /** A match of each game, by its id. */
  readonly tables: Readonly<Record<string, Opening>>
  readonly reveal: Frames
  /** Milliseconds from an answer until it is drawn; null if the page gave none. */
  readonly answerToDrawn: { readonly answers: number; readonly p50: number | null; readonly p95: number | null }
  readonly goals: Readonly<Record<string, Goal>>
}

/** The page of a real house in a real browser: how large it is, how fast it opens, and how it keeps up. */
export async function benchWeb(rounds: number, seconds: number): Promise<WebReport> {
  setup()
  const tavern = await openTavern()
  const browser = await openBrowser()
  try {
    const build = weightOfBuild()
    const loaded = await withVisitor(browser, tavern, {}, ({ page }) => firstLoad(page, '/'))
    const phone = { size: 'phone', motion: true } as const
    const home = await medianOf(rounds, () =>
      withVisitor(browser, tavern, phone, ({ page }) => openThrottled(page, '/')),
    )
    const tables: Record<string, Opening> = {}
    for (const game of Object.keys(shelf)) tables[game] = await medianOf(rounds, () => openTable(browser, tavern, game))
    const reveal = await medianOf(rounds, () => revealOfSix(browser, tavern))
    const answers = await answersFor(browser, tavern, seconds)
    const answerToDrawn = { answers: answers.length, p50: at(answers, 0.5), p95: at(answers, 0.95) }
    const goals = {
      scriptKB: goal(kb(loaded.script), 150),
      styleAndFontsKB: goal(kb(loaded.style + loaded.fonts), 55),
      ...Object.fromEntries(Object.entries(build.games).map(([game, bytes]) => [`${game}KB`, goal(kb(bytes), 80)])),
      answerToDrawnP95: goal(answerToDrawn.p95, 50),
    }
    return { build, firstLoad: loaded, home, tables, reveal, answerToDrawn, goals }
  } finally {
    await browser.close()
    await tavern.close()
  }
}

async function withVisitor<T>(
  browser: Browser,
  { url }: Tavern,
  terms: VisitorParams,
  act: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const somebody = await visitor(browser, url, terms)
  try {
    return await act(somebody)
  } finally {
    await somebody.leave()
  }
}

const openTable = (browser: Browser, tavern: Tavern, game: string): Promise<Opening> =>
  withVisitor(browser, tavern, { size: 'phone', motion: true }, async ({ page, context }) => {
    await comeIn(context, 'Ana')
    return openThrottled(page, matchPath(await startMatch(context, { game, seats: shelf[game]?.game.seats.max ?? 4 })))
  })

/**
 * Five bots have closed their fists. The last one is closed outside the page, so that the page only does the reveal.
 */
const REVEAL = 2500
const revealOfSix = (browser: Browser, tavern: Tavern): Promise<Frames> =>
  withVisitor(browser, tavern, { motion: true }, async ({ page, context }) => {
    await comeIn(context, 'Ana')
    const place = await startMatch(context, { seats: 6 })
    await page.goto(matchPath(place), { waitUntil: 'networkidle' })
    await playOn(tavern, place, question => question === 'bid')
    await page.waitForTimeout(1000)
    return framesWhile(page, REVEAL, () => answerBeside(tavern, place))
  })

/** Fewer answers say nothing about the slowest of twenty. */
const ANSWERS = 20

/**
 * Plays one match after another through the page, giving whatever answer is ready, until there are enough. Without
 * motion: otherwise a scene would follow most answers, and few could be given.
 */
async function answersFor(browser: Browser, tavern: Tavern, seconds: number): Promise<readonly number[]> {
  const until = performance.now() + seconds * 1000
  const found: number[] = []
  while (performance.now() < until || found.length < ANSWERS) {
    const some = await withVisitor(browser, tavern, {}, async ({ page, context }) => {
      await comeIn(context, 'Ana')
      const place = await startMatch(context, { seats: 3 })
      await page.goto(matchPath(place), { waitUntil: 'networkidle' })
      for (let given = 0; performance.now() < until || given < ANSWERS; given++)
        if ((await asked(tavern, place)) === null || !(await giveAnswer(page))) break
      return delays(page)
    })
    if (some.length === 0) break
    found.push(...some)
  }
  return found
}

/** The median of each figure over the rounds. */
async function medianOf<T extends object>(rounds: number, measure: () => Promise<T>): Promise<T> {
  const all: T[] = []
  for (let round = 0; round < rounds; round++) all.push(await measure())
  const names = Object.keys(all[0] ?? {}) as (keyof T & string)[]
  return Object.fromEntries(
    names.map(name => [
      name,
      at(
        all.map(one => Number(one[name])),
        0.5,
      ),
    ]),
  ) as T
}

function at(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return value === undefined ? null : Math.round(value * 10) / 10
}
const kb = (bytes: number): number => Math.round(bytes / 100) / 10
const goal = (is: number | null, atMost: number): Goal => ({ is, atMost, met: is !== null && is <= atMost })
