import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { type Advice, adviceAfter } from '#analysis/advice'
import { playBots } from '#bots/match'
import { editionOf } from '#editions/edition'
import { manifests } from '#games/manifests'
import type { Saying } from '#games/saying'
import { speaker } from '#games/speaker'
import { lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { type Language, languages } from '#ui/language'
import { TableContext, type TableSeen } from '#ui/table'
import { houseWords } from '#ui/words/load'
import type { AskedThen } from '../why/asked-then.ts'
import { AdviceGiven } from './advice-given.tsx'

interface Given {
  readonly advice: Advice
  readonly asked: AskedThen
  readonly seat: Seat
}
const SOME = 3
const names = ['Ana', 'Ben', 'Cleo']

/** Advice in a match of Squires, some about every question. */
async function givenIn({ box: load }: (typeof manifests)[number]): Promise<readonly Given[]> {
  const box = await load()
  const [edition, options] = [editionOf(box), defaultsOf(box.game.options)]
  const lines: string[] = []
  const found = new Map<string, Given[]>()
  playBots(
    box,
    { options, bots: names.map(() => 'squire@1'), seed: 'hints in words' },
    entry => lines.push(lineOf(entry)),
    (bot, seat) => (sight, rng) => {
      const { question, view, at } = sight
      const all = found.get(question.name) ?? []
      const played = { seats: names.length, options, lines }
      const advice = all.length < SOME ? adviceAfter(edition, played, seat, at) : null
      if (advice !== null) found.set(question.name, [...all, { advice, asked: { question, view }, seat }])
      return bot(sight, rng)
    },
  )
  return [...found.values()].flat()
}

describe.each(manifests)('$id', manifest => {
  test('every hint has a sentence and, in the end, all choices, in every language', async () => {
    const { why, texts } = manifest
    const [screen, told, all] = await Promise.all([manifest.screen(), why?.told(), givenIn(manifest)])
    for (const language of Object.keys(languages) as Language[]) {
      const [words, own] = await Promise.all([houseWords[language](), texts[language]()])
      const spoken = speaker(language, { ...own, why: (await why?.texts[language]()) ?? {} })
      const reasons = told === undefined ? null : { why: told, speaker: spoken }
      for (const { advice, asked, seat } of all)
        for (const isMore of [false, true]) {
          const say = (saying: Saying) => spoken.sentence(saying, names, seat)
          const zoom = (): void => {}
          const table = {
            screen,
            speaker: spoken,
            names,
            viewer: seat,
            me: seat,
            view: asked.view,
            told: [],
            say,
            zoom,
          }
          const html = renderToStaticMarkup(
            <IntlProvider locale={language} messages={words as never} timeZone="UTC">
              <TableContext value={table as unknown as TableSeen}>
                <AdviceGiven advice={advice} asked={asked} seat={seat} reasons={reasons} isMore={isMore} />
              </TableContext>
            </IntlProvider>,
          )
          expect(textIn(html)).not.toMatch(/[{}]|undefined|NaN|advice\.|why\./)
          expect(textIn(html.replace(/<p class="advice-answer">.*?<\/p>/, '')).length).toBeGreaterThan(10)
          expect(html.includes('<table>')).toBe(isMore && (advice.decision?.candidates.length ?? 0) > 1)
        }
    }
  }, 30_000)
})

const textIn = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim()
