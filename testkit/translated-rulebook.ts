import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import type { Manifest } from '#games/manifest'
import type { Asks, GameEvent } from '#kernel/game'
import { ruleNumbers } from './rulebook.ts'

/** What is below the heading with this number, up to the next heading. */
const below = (number: string): RegExp =>
  new RegExp(`(?<=^#+ ${number.replaceAll('.', '\\.')} .*\\n)(?:(?!#).*\\n)*`, 'm')

/**
 * RULES.it.md and the like agree with RULES.md: the same rules, chapters, references and numbers, under the game's own
 * name. `listed` are the chapters that are only a table in RULES.md and that a translation leaves to the page's list of
 * cards.
 */
export function translationsHold<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  { rules }: Boxed<S, E, A, O>,
  { words }: Manifest,
  { listed = [] }: { readonly listed?: readonly string[] } = {},
): void {
  const rulebook = readFileSync(rules, 'utf8')
  const numbers = ruleNumbers(rules)
  const inBoth = (book: string): string => listed.reduce((rest, chapter) => rest.replace(below(chapter), ''), book)

  test.each(listed)('%s is only a table in RULES.md', chapter => {
    expect(below(chapter).exec(rulebook)?.[0].trim()).toMatch(/^(\|.*\|\n?)+$/)
  })

  const translated = Object.entries(words).filter(([language]) => language !== 'en')
  describe.each(translated)('RULES.%s.md', (language, { title }) => {
    const url = new URL(`./RULES.${language}.md`, rules)
    const text = readFileSync(url, 'utf8')

    test('has the same rules in the same order', () => {
      expect(ruleNumbers(url)).toEqual(numbers)
    })

    test('has the same chapters', () => {
      const headings = (book: string) => [...book.matchAll(/^(#+) ([\d.]+ )?/gm)].map(([heading]) => heading.trim())
      expect(headings(text)).toEqual(headings(rulebook))
    })

    test('points to the same rules in each line', () => {
      const known = new RegExp(
        `(?<![\\w.])(?:${[...numbers].sort((a, b) => b.length - a.length).join('|')})(?![\\w]|\\.\\d)`,
        'g',
      )
      const pointed = (book: string) =>
        inBoth(book)
          .split('\n')
          .map(line => [...line.matchAll(known)].map(([number]) => number).sort())
      expect(pointed(text)).toEqual(pointed(rulebook))
    })

    test('has the same figures in its tables', () => {
      const figures = (book: string) =>
        [...inBoth(book).matchAll(/^\|.*\|$/gm)].map(([row]) =>
          row
            .split('|')
            .filter(cell => /^[\s\d]+$/.test(cell))
            .map(Number),
        )
      expect(figures(text)).toEqual(figures(rulebook))
    })

    test.each(listed)('says %s in a sentence that points to no rule', chapter => {
      const said = below(chapter).exec(text)?.[0].trim() ?? ''
      expect(said).toMatch(/^[^|\n]+\.$/)
      expect(numbers.filter(number => said.includes(number))).toEqual([])
    })

    test('calls the game as the table does', () => {
      expect(text.split(':')[0]).toBe(`# ${title}`)
    })
  })
}
