import { describe, expect, test } from 'vitest'
import type { Words } from '#games/saying'
import { illCalled } from './calling.ts'
import { type Anatomy, anatomyOf, messagesOf, missingCases, unlike, untold } from './messages.ts'

/** What languages may have in common. */
export interface Alike {
  /** Whole messages that may be the same as in English, mostly names. */
  readonly same: readonly string[]
  /** Text in Latin letters that may occur in another alphabet. */
  readonly latin: readonly string[]
  /** Messages by language and name (`de log.curses`) that need not tell `you` from other players, though English does. */
  readonly untold?: readonly string[]
}

/** The letters of each language. Any others are typos. */
const alphabets: Readonly<Record<string, RegExp>> = { ru: /\p{Script=Cyrillic}/u }
const isForeign = (letter: string, language: string): boolean =>
  /\p{L}/u.test(letter) && !(alphabets[language] ?? /\p{Script=Latin}/u).test(letter)

const letters = (text: string): boolean => /\p{L}/u.test(text)

/** Every message in every language says the same as the English one, as far as a test can tell. */
export function languagesHold(
  words: Readonly<Record<string, Words>> & { readonly en: Words },
  { same, latin, untold: alike = [] }: Alike,
): void {
  const english = messagesOf(words.en)

  describe.each(Object.entries(words))('%s', (language, its) => {
    const messages = messagesOf(its)
    /** The names of messages with the problems that `find` reports. */
    const wrong = (find: (name: string, message: string) => readonly string[]): readonly string[] =>
      [...messages].flatMap(([name, message]) => find(name, message).map(what => `${name}: ${what}`))
    const stretches = (find: (literal: string) => boolean): readonly string[] =>
      wrong((_, message) => maybeAnatomy(message, language)?.literals.filter(find) ?? [])

    test('has the messages that English has, and no others', () => {
      expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
    })

    test('has messages that can be read', () => {
      expect(wrong((_, message) => (maybeAnatomy(message, language) === null ? [message] : []))).toEqual([])
    })

    test('has no empty message', () => {
      expect(wrong((_, message) => (message.trim() === message && message !== '' ? [] : [`“${message}”`]))).toEqual([])
    })

    test('puts the same things into a message as English', () => {
      const found = wrong((name, message) => {
        const [its, theirs] = [maybeAnatomy(message, language), maybeAnatomy(english.get(name) ?? '', 'en')]
        return its === null || theirs === null ? [] : unlike(its, theirs)
      })
      expect(found).toEqual([])
    })

    test('tells the reader from other players where English does', () => {
      const found = wrong((name, message) => {
        const [its, theirs] = [maybeAnatomy(message, language), maybeAnatomy(english.get(name) ?? '', 'en')]
        return its === null || theirs === null || alike.includes(`${language} ${name}`) ? [] : untold(its, theirs)
      })
      expect(found).toEqual([])
    })

    test('calls the reader “you” and anybody else by name', () => {
      const found = wrong((name, message) => {
        const anatomy = maybeAnatomy(message, language)
        return anatomy === null ? [] : illCalled(language, its, name, anatomy)
      })
      expect(found).toEqual([])
    })

    test('has every case of a plural', () => {
      const found = wrong((_, message) =>
        (maybeAnatomy(message, language)?.plurals ?? []).flatMap(({ by, cases }) =>
          missingCases(cases, language).map(name => `{${by}} has no case ${name}`),
        ),
      )
      expect(found).toEqual([])
    })

    test('has no straight quotes and no double spaces', () => {
      expect(stretches(text => /["']|\s\s/.test(text))).toEqual([])
    })

    test('is written in its own letters', () => {
      const foreign = (text: string): boolean =>
        [...latin.reduce((rest, word) => rest.replaceAll(word, ''), text)].some(letter => isForeign(letter, language))
      expect(stretches(foreign)).toEqual([])
    })

    test('is not English', () => {
      if (language === 'en') return
      const isEnglish = (name: string, message: string): boolean =>
        message === english.get(name) &&
        !same.includes(message) &&
        (maybeAnatomy(message, language)?.literals.some(letters) ?? true)
      expect(wrong((name, message) => (isEnglish(name, message) ? [message] : []))).toEqual([])
    })
  })
}

function maybeAnatomy(message: string, language: string): Anatomy | null {
  try {
    return anatomyOf(message, language)
  } catch {
    return null
  }
}
