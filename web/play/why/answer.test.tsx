import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { manifests } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { Decision } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { type Language, languages } from '#ui/language'
import { TableContext } from '#ui/table'
import { tableInPictures } from '#ui/table-in-pictures'
import { houseWords } from '#ui/words/load'
import type { AskedThen } from './asked-then.ts'
import { Candidates } from './candidates.tsx'

interface Weighed {
  readonly asked: AskedThen
  readonly decision: Decision
}
/** Enough of each question. */
const SOME = 4
const names = ['Ana', 'Ben', 'Cleo']

/** What bots weigh in a match, some of every question. */
async function weighedIn({ box: load }: (typeof manifests)[number]): Promise<readonly Weighed[]> {
  const box = await load()
  const found = new Map<string, Weighed[]>()
  const bots = names.map(() => 'squire@1')
  playBots(
    box,
    { options: defaultsOf(box.game.options), bots, seed: 'in words' },
    () => {},
    bot => (sight, rng) =>
      bot(sight, rng, decision => {
        const all = found.get(sight.question.name) ?? []
        if (all.length < SOME) found.set(sight.question.name, [...all, { asked: sight, decision }])
      }),
  )
  return [...found.values()].flat()
}

describe.each(manifests)('$id', manifest => {
  test('whatever a bot weighs can be said in every language', async () => {
    const [all, screen] = await Promise.all([weighedIn(manifest), manifest.screen()])
    expect(all.length).toBeGreaterThan(SOME)
    for (const language of Object.keys(languages) as Language[]) {
      const [words, texts] = await Promise.all([houseWords[language](), manifest.texts[language]()])
      const table = tableInPictures(screen, speaker(language, texts), names)
      const html = renderToStaticMarkup(
        <IntlProvider locale={language} messages={words as never} timeZone="UTC">
          <TableContext value={table}>
            {all.map(({ asked, decision }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
              <Candidates key={i} asked={asked} decision={decision} own={null} />
            ))}
          </TableContext>
        </IntlProvider>,
      )
      const said = html.replaceAll(/<[^>]+>/g, ' ')
      expect(said).not.toMatch(/[{}]|undefined|NaN|options\.|weighed\.|× (yes|ja|да|sì) /)
    }
  })
})
