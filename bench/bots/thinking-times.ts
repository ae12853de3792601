import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { atLevel, levels } from '#bots/levels'
import { openEditions } from '#editions/loading'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { openBrowser } from '#testkit/browser'
import { asScript, type DecidingTerms, deciding } from '../../e2e/engines/deciding.ts'
import { rounded } from '../server/measuring.ts'

/** Of all decisions that a bot made in the given time, in milliseconds. */
export interface ThinkingTime {
  readonly decisions: number
  readonly p50: number
  readonly p95: number
  readonly most: number
}
type Times = Readonly<Record<string, ThinkingTime>>

/** More matches than are played in the time. */
const TABLES = 200

/** Every level of every game thinks in a Web Worker of a real browser, the bytes that the house serves. */
export async function thinkingTimes(seconds: number): Promise<Readonly<Record<string, Times>>> {
  const browser = await openBrowser()
  const all: Record<string, Times> = {}
  try {
    for (const [game, box] of Object.entries(shelf)) all[game] = await timesOf(browser, game, box, seconds)
  } finally {
    await browser.close()
  }
  return all
}

async function timesOf(browser: Browser, game: string, box: Boxed, seconds: number): Promise<Times> {
  const editions = openEditions()
  const file = await editions.fileOf((await editions.newest(game)) ?? '')
  if (file === null) throw new Error(`there is no edition of ${game}`)
  const module = readFileSync(file, 'utf8')
  const times: Record<string, ThinkingTime> = {}
  for (const level of levels) {
    const bot = atLevel(Object.keys(box.bots), level)
    if (bot === null) continue
    times[level] = timeOf(await inWorker(browser, module, termsFor(box, bot), seconds))
  }
  return times
}

function termsFor({ game }: Boxed, bot: string): DecidingTerms {
  const { min, max } = game.seats
  const tables = Array.from({ length: TABLES }, (_, n) => {
    const seats = min + (n % (max - min + 1))
    return [seats, seedFrom(`${game.id} ${bot} ${seats} ${n}`)] as const
  })
  return { bot, options: defaultsOf(game.options), tables }
}

/** How long each decision took, from the first one on: a worker of the page is cold too. */
async function inWorker(
  browser: Browser,
  module: string,
  terms: DecidingTerms,
  seconds: number,
): Promise<readonly number[]> {
  const { script, name } = asScript(module)
  const source = `'use strict'
    ${script}
    const [all, until] = [[], performance.now() + ${seconds * 1000}]
    for (const [, ms] of (${deciding})(${name}, ${JSON.stringify(terms)})) {
      all.push(ms)
      if (performance.now() > until) break
    }
    postMessage(all)`
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      text =>
        new Promise<number[]>((resolve, reject) => {
          const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
          worker.onmessage = ({ data }) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
        }),
      source,
    )
  } finally {
    await page.close()
  }
}

function timeOf(all: readonly number[]): ThinkingTime {
  const sorted = all.toSorted((a, b) => a - b)
  const at = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN, 2)
  return { decisions: all.length, p50: at(0.5), p95: at(0.95), most: at(1) }
}
