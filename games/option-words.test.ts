import { describe } from 'vitest'
import { languagesHold } from '#testkit/languages'
import { languages } from '#ui/language'
import type { Words } from './saying.ts'
import { shelf } from './shelf.ts'

/** The names of options and presets in each language. */
const wordsOf = async (game: string): Promise<Record<string, Words>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(languages).map(async language => {
        const { options } = (await import(`./${game}/words/${language}-options.ts`)) as { options: Words }
        return [language, options] as const
      }),
    ),
  )

for (const game of Object.keys(shelf)) {
  const { en = {}, ...others } = await wordsOf(game)
  describe(`the options of ${game}`, () => {
    languagesHold({ en, ...others }, { same: [], latin: [] })
  })
}
