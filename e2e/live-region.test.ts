import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Replica } from '#client/replica'
import { fistScreen } from '#games/fist/screen/index.tsx'
import type { FistEvent } from '#games/fist/types'
import { en as fistWords } from '#games/fist/words/en'
import { logged } from '#games/fist/words/log'
import type { Saying } from '#games/saying'
import { speaker } from '#games/speaker'
import { readFile } from '#kernel/reading'
import { redact } from '#kernel/redact'
import { toWire } from '#kernel/wire'
import { openBrowser, visitor } from '#testkit/browser'
import { en } from '#ui/words/en'
import { matchPath, play, playerAt, standing } from './driving.ts'
import { comeIn, type Place, startMatch } from './guest.ts'
import { mouse } from './hands.ts'
import { openTavern, type Tavern } from './tavern.ts'

let tavern: Tavern
let browser: Browser
beforeAll(async () => {
  ;[tavern, browser] = await Promise.all([openTavern(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await tavern?.close()
})

/** Hears what a screen reader would: every text that is added to a live region, by the name of the region. */
const hear = (page: Page) =>
  page.addInitScript(() => {
    const heard: [region: string, text: string][] = []
    Object.assign(window, { heard })
    new MutationObserver(changes => {
      for (const { target, addedNodes, type } of changes) {
        const of = target instanceof Element ? target : target.parentElement
        const region = of?.closest<HTMLElement>('[data-live]')?.dataset.live
        if (region === undefined) continue
        const added = type === 'characterData' ? [target] : [...addedNodes]
        for (const node of added) heard.push([region, node.textContent ?? ''])
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

const heardFrom = async (page: Page, wanted: 'news' | 'question'): Promise<readonly string[]> => {
  const heard = await page.evaluate(() => (window as unknown as { readonly heard: [string, string][] }).heard)
  return heard.flatMap(([region, text]) => (region === wanted ? [text] : []))
}

/** What happens together is said in one go, after a moment. */
const patience = { timeout: 15_000, interval: 600 }

/** The news, when nothing more is said. */
async function quiet(page: Page): Promise<readonly string[]> {
  let heard: readonly string[] = []
  const isQuiet = async (): Promise<boolean> => {
    const before = heard
    heard = await heardFrom(page, 'news')
    return heard.length > 0 && heard.length === before.length
  }
  await expect.poll(isQuiet, patience).toBe(true)
  return heard
}

const english = speaker('en', fistWords)

/** Everything that a seat has to be told, in order: what happened, and what it is asked. */
async function tellable({ request }: BrowserContext, { match, seat }: Place) {
  const { header, entries } = readFile(await (await request.get(`/api/matches/${match}/file`)).text())
  const say = (saying: Saying): string =>
    english
      .sentence(saying, header.names)
      .map(({ text }) => text)
      .join('')
  const replica = new Replica(fistScreen.game, header.names.length, header.options, seat)
  const [news, questions]: [string[], string[]] = [[], []]
  let before: string | null = null
  for (const entry of entries) {
    const seen = redact(entry, seat)
    replica.take(toWire(seen))
    for (const event of seen.events) {
      const said = fistScreen.logged(event)
      expect(said, event.type).toHaveLength(logged(event as FistEvent).length)
      news.push(...said.map(say))
    }
    const { question } = replica
    const isOwn = typeof entry.by === 'object' && 'seat' in entry.by && entry.by.seat === seat
    const now = question === null ? null : say(fistScreen.asked(question, replica.view, seat))
    if (now !== null && (isOwn || now !== before)) questions.push(en.play.asked.replace('{question}', now))
    before = now
  }
  return { news, questions }
}

test('a whole match can be followed by ear: every event and every question is said, once and in order', async () => {
  const { page, context, leave } = await visitor(browser, tavern.url)
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { options: { pointsToWin: 2, roundLimit: 3 } })
  await hear(page)
  await page.goto(matchPath(place))
  await expect.poll(() => heardFrom(page, 'question'), patience).toHaveLength(1)
  await play(playerAt(page, mouse))
  await standing(page, 'over').waitFor()
  const { news, questions } = await tellable(context, place)
  await expect.poll(async () => (await heardFrom(page, 'news')).join(' '), patience).toBe(news.join(' '))
  expect(await heardFrom(page, 'question')).toEqual(questions)
  await leave()
})

test('who looks back hears the moment, and at now only what they have not heard', async () => {
  const { page, context, leave } = await visitor(browser, tavern.url)
  await comeIn(context, 'Ana')
  const place = await startMatch(context)
  await hear(page)
  await page.goto(matchPath(place))
  await play(playerAt(page, mouse), 2)
  await standing(page, 'asked').waitFor()
  const before = await quiet(page)
  await page.keyboard.press('Home')
  await standing(page, 'past').waitFor()
  const heardMore = async (): Promise<number> => (await heardFrom(page, 'news')).length - before.length
  await expect.poll(heardMore, patience).toBe(1)
  const looking = await quiet(page)
  await page.keyboard.press('End')
  await standing(page, 'asked').waitFor()
  expect(await quiet(page)).toEqual(looking)
  await leave()
})
