import { describe } from 'vitest'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { messagesOf } from '#testkit/messages'
import { manifests } from './manifests.ts'
import type { Words } from './saying.ts'

const told = manifests.flatMap(({ id, texts, warnings }) =>
  warnings === undefined ? [] : [[id, texts, warnings.texts] as const],
)

describe.each(told)('the warnings of %s', async (_game, texts, own) => {
  const [words, warnings] = [await inLanguages(texts), await inLanguages(own)]
  /** With the words of the table that sentences are tried with. */
  const whole = (language: keyof typeof warnings): Words => {
    const { cards = {}, you = '' } = words[language]
    return { ...warnings[language], cards, you }
  }
  const { cards = {} } = words.en
  const same = typeof cards === 'string' ? [] : [...messagesOf(cards).values()]
  languagesHold({ en: whole('en'), it: whole('it'), de: whole('de'), ru: whole('ru') }, { same, latin: [] })
})
