import { expect, test } from 'vitest'
import { folderOf, sources } from './sources.ts'

/** Tables with an entry for every card: names and texts, pictures, rulings. And the first page, whose example is about some cards. */
const tables =
  /^words\/[a-z]{2}(\/|\.ts$|-(options|how-to)\.ts$)|^screen\/(pieces\/icons|known\/rulings)\.ts$|^screen\/how-to\//
const forTests = /\.test\.tsx?$|\/testing(\.tsx?$|\/)/

/** Without comments, and without strings of more than one word: sentences, names of messages, addresses. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|(['"])(.*?)\1/g, (_all, _quote, word = '') =>
    /^\w+$/.test(word) ? ` ${word} ` : ' ',
  )

/**
 * What words and screens must know of a card is data of the card: outside of tables, these and those that every game has, they
 * name none.
 */
export function cardsUnnamed(rules: URL, cards: readonly string[], own: readonly string[] = []): void {
  const folder = folderOf(rules)
  const card = new RegExp(`\\b(${cards.join('|')})\\b`, 'g')
  test('words and screens know cards by what is said of them, and name none', () => {
    const named = sources('.ts', '.tsx')
      .filter(({ path }) => path.startsWith(`${folder}words/`) || path.startsWith(`${folder}screen/`))
      .map(({ path, text }) => ({ path: path.slice(folder.length), text }))
      .filter(({ path }) => !tables.test(path) && !own.includes(path) && !forTests.test(path))
      .flatMap(({ path, text }) => [...codeOf(text).matchAll(card)].map(([name]) => `${path}: ${name}`))
    expect(named).toEqual([])
  })
}
