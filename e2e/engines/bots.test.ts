import { afterAll, expect, test } from 'vitest'
import { everyKind } from '#bots/levels'
import { openEditions } from '#editions/loading'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { all } from '../played.ts'
import { asScript, type Decided, type DecidingTerms, deciding } from './deciding.ts'
import type { EnginePage } from './engine.ts'
import { evening } from './evening.ts'

/**
 * How many decisions of every bot are compared: `DECISIONS=10000 npm run e2e -- --engine webkit engines/bots`. Every
 * bot of every game (personas at one level) plays the bytes that the house serves, in this engine and in Node.
 */
const MANY = Number(process.env.DECISIONS ?? 100)
/** No driver waits long for one call: this many milliseconds of decisions at a time. */
const PORTION = 5000
/** For all decisions of a bot, here and in Node, each of which may take as long as a person waits, in milliseconds. */
const PATIENCE = 60_000 + MANY * 1000

const at = evening()
const editions = openEditions()
const reports: string[] = []
afterAll(() => console.log(reports.join('\n')))

const bots = all.flatMap(({ game, box }) =>
  ['random@1', ...everyKind(Object.keys(box.bots))].map(bot => ({ game, bot, box })),
)

test.each(bots)(
  '$game: $bot decides the same here as in Node, byte for byte',
  { timeout: PATIENCE },
  async ({ game, bot, box }) => {
    const { min, max } = box.game.seats
    const tables = Array.from({ length: 5 + Math.ceil(MANY / 10) }, (_, n) => {
      const seats = min + (n % (max - min + 1))
      return [seats, seedFrom(`${game} ${bot} ${seats} ${n}`)] as const
    })
    const terms: DecidingTerms = { bot, options: defaultsOf(box.game.options), tables }
    const name = (await editions.newest(game)) ?? expect.fail('its edition is pressed')
    const edition = (await editions.find(name)) ?? expect.fail('its edition is there')
    const page = await at.enter()
    const decisions = deciding(edition, terms)
    const seconds = { here: [] as number[], node: [] as number[] }
    try {
      const served = await fetch(`${at.tavern.url}/editions/${name}.mjs`)
      await begin(page, await served.text(), terms)
      for (let done = 0; done < MANY; ) {
        const decided = await next(page, Math.min(500, MANY - done))
        const wanted = decided.map(() => decisions.next().value as Decided)
        expect(decided.length).toBeGreaterThan(0)
        expect(decided.map(([hash], i) => `${done + i} ${hash}`)).toEqual(
          wanted.map(([hash], i) => `${done + i} ${hash}`),
        )
        seconds.here.push(...decided.map(([, ms]) => ms))
        seconds.node.push(...wanted.map(([, ms]) => ms))
        done += decided.length
      }
    } finally {
      await page.close()
    }
    reports.push(`${game} ${bot}: ${MANY} alike, p95 ${p95(seconds.here)} ms here, ${p95(seconds.node)} ms in Node`)
  },
)

/** Begins to decide in the page; what it has is kept there between two calls. */
const begin = (page: EnginePage, module: string, terms: DecidingTerms): Promise<unknown> => {
  const { script, name } = asScript(module)
  return page.evaluate(`(() => {
    'use strict'
    ${script}
    window.decisions = (${deciding})(${name}, ${JSON.stringify(terms)})
  })()`)
}

const next = (page: EnginePage, most: number): Promise<readonly Decided[]> =>
  page.evaluate(`(() => {
    const [some, until] = [[], performance.now() + ${PORTION}]
    while (some.length < ${most} && performance.now() < until) some.push(window.decisions.next().value)
    return some
  })()`)

const p95 = (all: readonly number[]): number =>
  Math.round((all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0) * 100) / 100
