import { describe, expect, test } from 'vitest'
import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { messagesOf } from '#testkit/messages'
import { manifests } from './manifests.ts'
import type { Words } from './saying.ts'

const told = manifests.flatMap(({ id, texts, why }) => (why === undefined ? [] : [[id, texts, why.texts] as const]))

describe.each(told)('the reasons of bots in %s', async (_game, texts, own) => {
  const [words, why] = [await inLanguages(texts), await inLanguages(own)]
  /** With the words of the table that sentences are tried with. */
  const whole = (language: keyof typeof why): Words => {
    const { cards = {}, you = '' } = words[language]
    return { ...why[language], cards, you }
  }
  const { cards = {} } = words.en
  const same = typeof cards === 'string' ? [] : [...messagesOf(cards).values()]
  languagesHold({ en: whole('en'), it: whole('it'), de: whole('de'), ru: whole('ru') }, { same, latin: [] })

  test('no line ends between a number and its percent sign', () => {
    const all = Object.values(why).flatMap(it => [...messagesOf(it).values()])
    expect(all.filter(text => text.includes(' %'))).toEqual([])
  })
})
