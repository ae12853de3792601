import { expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { Entry } from '#kernel/match'
import { fromJson, type Json } from '#kernel/wire'
import { visitor } from '#testkit/browser'
import { matchPath, standing } from '../driving.ts'
import { evening } from '../evening.ts'
import { call, comeIn, startMatch } from '../guest.ts'
import { answerBeside, asked } from '../playing.ts'
import { type Told, untold } from '../telling.ts'
import { recordTold } from '../telling-in-page.ts'

const at = evening()
/** How many scenes are watched in each game. */
const SCENES = 6
/** How many answers are given before they are counted: the house limits requests. */
const ROUND = 5

test.each(manifests)(
  '$id: no text on the page tells a result before it is shown',
  async ({ id, texts, screen }) => {
    const [words, { logged, isChapter, scene }] = [await texts.en(), await screen()]
    const spoken = speaker('en', words)
    const { page, context, leave } = await visitor(at.browser, at.tavern.url, { motion: true })
    await comeIn(context, 'Ana')
    const place = await startMatch(context, { game: id })
    const entriesNow = async () =>
      fromJson(await call<readonly Json[]>(context.request, `/api/matches/${place.match}/entries`)) as readonly Entry[]
    await page.goto(matchPath(place))
    await standing(page, 'asked', 'waiting').first().waitFor()
    await page.evaluate(recordTold)
    const scenesNow = async () => (await entriesNow()).filter(({ events }) => (scene?.(events) ?? []).length > 0).length
    const before = await scenesNow()
    let scenes = 0
    while (scenes < SCENES && (await asked(at.tavern, place)) !== null) {
      for (let n = 0; n < ROUND && (await asked(at.tavern, place)) !== null; n++) {
        await answerBeside(at.tavern, place)
        await asked(at.tavern, place)
        await standing(page, 'asked', 'over').waitFor({ timeout: 60_000 })
      }
      scenes = (await scenesNow()) - before
    }
    const told = await page.evaluate(() => (window as unknown as { wyrmTold: readonly Told[] }).wyrmTold)
    const entries = await entriesNow()
    const { header } = await call<{ header: { names: readonly string[] } }>(
      context.request,
      `/api/matches/${place.match}`,
    )
    const sentences = entries.map(({ seq, events }) => ({
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
    expect(scenes).toBeGreaterThanOrEqual(SCENES)
    expect(told.length).toBeGreaterThan(scenes * 2)
    expect(untold(told, sentences)).toEqual([])
    await leave()
  },
  180_000,
)
