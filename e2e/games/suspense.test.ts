import { expect, test } from 'vitest'
import { manifestOf } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { Entry } from '#kernel/match'
import { fromJson, type Json } from '#kernel/wire'
import { visitor } from '#testkit/browser'
import { posed } from '#testkit/posed'
import { matchPath, standing } from '../driving.ts'
import { evening } from '../evening.ts'
import { call, comeIn, type GuestPlace, type Known, startMatch } from '../guest.ts'
import { type Sentences, type Told, unheard, untold } from '../telling.ts'
import { recordTold } from '../telling-in-page.ts'
import { stagings } from './stagings.ts'

const games = posed()
const at = evening({ BOT_PAUSE: '300' }, games.shelf)

/** The match as its player may know it. */
const entriesOf = async ({ request }: Known, { match }: GuestPlace): Promise<readonly Entry[]> =>
  fromJson(await call<readonly Json[]>(request, `/api/matches/${match}/entries`)) as readonly Entry[]

async function answerFor({ match, seat }: GuestPlace, name: string, given: object | null): Promise<void> {
  const live = await at.tavern.house.liveMatches.find(match)
  const { asked, question } = (await live?.asking(seat)) ?? { asked: -1, question: null }
  expect(question?.name).toBe(name)
  await live?.answer(seat, { id: 'staged', asked, name, answer: (given ?? question?.ask.idle) as never })
}

/** The first entry with this event that follows the staged table. */
async function entryWith(event: string, entries: () => Promise<readonly Entry[]>): Promise<Entry> {
  const isIt = ({ seq, events }: Entry): boolean => seq > 0 && events.some(({ type }) => type === event)
  await expect.poll(async () => (await entries()).some(isIt), { timeout: 20_000, interval: 500 }).toBe(true)
  const found = (await entries()).find(isIt)
  if (found === undefined) throw new Error(`there is no ${event}`)
  return found
}

test.each(stagings)(
  '$game: no text on the page tells $name before it is shown',
  async ({ game, table, question, answer, event, beats }) => {
    const { events, state } = table()
    games.pose({ events })
    const { page, context, leave } = await visitor(at.browser, at.tavern.url, { motion: true })
    await comeIn(context, 'Ana')
    const place = await startMatch(context, { game, seats: state.sides.length, options: state.options })
    await page.goto(matchPath(place))
    await standing(page, 'asked').waitFor()
    await page.evaluate(recordTold)
    await answerFor(place, question, answer)
    const { seq } = await entryWith(event, () => entriesOf(context, place))
    // Until the page has told all of it, and shows nothing any more.
    await page.waitForFunction(isTold, seq, { timeout: 30_000 })
    const all = () => page.evaluate(() => (window as unknown as { wyrmTold: readonly Told[] }).wyrmTold)
    const sentences = await sentencesOf(context, place, game)
    // Each of these sentences is found once it is told: what is looked for in other words never would be.
    await expect.poll(async () => unheard(await all(), sentences, seq)).toEqual([])
    const told = await all()
    const shown = new Set(told.filter(it => it.seq <= seq).map(({ beat }) => beat))
    expect([...shown]).toEqual(expect.arrayContaining([...beats]))
    expect(told.some(it => it.seq < seq || it.beat !== null)).toBe(true)
    expect(untold(told, sentences)).toEqual([])
    await leave()
  },
  60_000,
)

/** Runs in the page. */
function isTold(seq: number): boolean {
  const { told = '-1', beat } = document.querySelector<HTMLElement>('.table-page')?.dataset ?? {}
  return beat === undefined && Number.parseInt(told, 10) >= seq
}

async function sentencesOf(context: Known, place: GuestPlace, game: string): Promise<readonly Sentences[]> {
  const manifest = manifestOf(game)
  if (manifest === null) throw new RangeError(`there is no game ${game}`)
  const [words, { logged, isChapter }] = [await manifest.texts.en(), await manifest.screen()]
  const spoken = speaker('en', words)
  const { header } = await call<{ header: { names: readonly string[] } }>(
    context.request,
    `/api/matches/${place.match}`,
  )
  return (await entriesOf(context, place)).map(({ seq, events }) => ({
    seq,
    // A heading is no result, and its words also stand elsewhere.
    events: events.map(event =>
      (isChapter(event) ? [] : logged(event)).map(saying =>
        spoken
          .sentence(saying, header.names, place.seat)
          .map(({ text }) => text)
          .join(''),
      ),
    ),
  }))
}
