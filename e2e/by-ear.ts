import type { Browser, BrowserContext } from 'playwright'
import { expect } from 'vitest'
import { Replica } from '#client/replica'
import type { Saying, Words } from '#games/saying'
import { speaker } from '#games/speaker'
import { readFile } from '#kernel/reading'
import { redact } from '#kernel/redact'
import { toWire } from '#kernel/wire'
import { visitor } from '#testkit/browser'
import type { GameScreen } from '#ui/screen'
import { en } from '#ui/words/en'
import { matchPath, play, playerAt, standing } from './driving.ts'
import { comeIn, type GuestPlace, startMatch } from './guest.ts'
import { mouse } from './hands.ts'
import { hear, heardFrom, patience } from './hearing.ts'
import type { GameDriver } from './played.ts'
import type { Tavern } from './tavern.ts'

/* A match of any game, followed with a screen reader. */

/** How a game speaks. */
export interface Spoken {
  readonly screen: Pick<GameScreen, 'game' | 'logged' | 'asked' | 'keeps'>
  readonly words: Words
  /** Everything the rules say about an event. The screen may add to it. */
  readonly logged: (event: never) => readonly Saying[]
}

/** Everything a seat must be told, in order: what happened, and what it is asked. */
async function tellable({ request }: BrowserContext, { match, seat }: GuestPlace, { screen, words, logged }: Spoken) {
  const { header, entries } = readFile(await (await request.get(`/api/matches/${match}/file`)).text())
  const english = speaker('en', words)
  const say = (saying: Saying): string =>
    english
      .sentence(saying, header.names, seat)
      .map(({ text }) => text)
      .join('')
  const replica = new Replica(screen.game, header.names.length, header.options, seat)
  const [news, questions]: [string[], string[]] = [[], []]
  let before: string | null = null
  for (const entry of entries) {
    const seen = redact(entry, seat)
    replica.take(toWire(seen))
    for (const event of seen.events) {
      const said = screen.logged(event)
      expect(said.length, event.type).toBeGreaterThanOrEqual(logged(event as never).length)
      news.push(...said.map(say))
    }
    const { question } = replica
    const isOwn = typeof entry.by === 'object' && 'seat' in entry.by && entry.by.seat === seat
    const now = question === null ? null : say(screen.asked(question, replica.view, seat))
    const isKept = question !== null && screen.keeps?.includes(question.name) === true
    if (now !== null && ((isOwn && !isKept) || now !== before)) questions.push(en.play.asked.replace('{question}', now))
    before = now
  }
  return { news, questions }
}

/** Every event and every question is announced, once and in order. */
export async function followByEar(browser: Browser, tavern: Tavern, played: GameDriver, spoken: Spoken): Promise<void> {
  const { page, context, leave } = await visitor(browser, tavern.url)
  await comeIn(context, 'Ana')
  const place = await startMatch(context, { game: played.game, options: played.options })
  await hear(page)
  await page.goto(matchPath(place))
  await expect.poll(() => heardFrom(page, 'question'), patience).toHaveLength(1)
  await play(playerAt(page, mouse))
  await standing(page, 'over').waitFor()
  const { news, questions } = await tellable(context, place, spoken)
  await expect.poll(async () => (await heardFrom(page, 'news')).join(' '), patience).toBe(news.join(' '))
  expect(await heardFrom(page, 'question')).toEqual(questions)
  await leave()
}
