import { describe, expect, test } from 'vitest'
import { manifestOf } from '#games/manifests'
import { shelf } from '#games/shelf'
import { languages } from '#ui/language'
import { speakOptions } from './speaking-options.ts'

type Choice = { readonly default: unknown } & (
  | { readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly from: number; readonly to: number }
)

describe.each(Object.entries(shelf))('the options of %s', (id, { game, presets }) => {
  const chosen = Object.entries(game.options).filter(([, choice]) => !('listOf' in choice))
  test.each(Object.keys(languages) as (keyof typeof languages)[])(
    'are all told in %s, and no others',
    async language => {
      const words = await manifestOf(id)?.options[language]()
      expect(Object.keys(words?.options ?? {}).sort()).toEqual(chosen.map(([name]) => name).sort())
      expect(Object.keys(words?.presets ?? {}).sort()).toEqual(Object.keys(presets).sort())
      if (words === undefined) return
      const say = speakOptions(language, words)
      for (const [name, choice] of chosen as [string, Choice][]) {
        const values = 'oneOf' in choice ? choice.oneOf : [choice.from, choice.from + 1, choice.to]
        const said = values.map(value => say.value(name, value) ?? String(value))
        expect(new Set(said).size, `${name}: ${said.join(', ')}`).toBe(values.length)
        if (typeof choice.default === 'boolean') expect(words.options[name]?.value).toBeUndefined()
        else expect(words.options[name]?.value).toBeDefined()
      }
    },
  )
})
