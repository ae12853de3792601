import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import type { Asks, GameEvent } from '#kernel/game'
import { folderOf, sources } from './sources.ts'

/** The numbered lines of a RULES.md: `- **R2.5** …`. */
export const ruleNumbers = (rules: URL): readonly string[] =>
  [...readFileSync(rules, 'utf8').matchAll(/^- \*\*(.+?)\*\* (.+)$/gm)].map(([, number = '']) => number)

/** The names of a game's own tests. */
const testNamesIn = (folder: string): readonly string[] =>
  sources('.test.ts')
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ text }) =>
      [...text.matchAll(/test(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])(.+?)\1/g)].map(([, , name = '']) => name),
    )

/**
 * RULES.md, the sources and the tests agree: each number occurs once, each option names its rule, every number cited in
 * sources and tests exists, and each rule selected by `tested` has a test whose name begins with its number.
 */
export function rulebookHolds<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  { title, rules, game }: Boxed<S, E, A, O>,
  tested: (number: string) => boolean,
): void {
  const numbers = ruleNumbers(rules)
  const folder = folderOf(rules)
  const names = testNamesIn(folder)
  const isThere = (number: string): boolean => numbers.includes(number)

  describe(`${title}: the rulebook`, () => {
    test('has each number once', () => {
      expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
    })

    test('tells the rule of every option and of every question', () => {
      const named = [
        ...Object.values<{ readonly rule: string }>(game.options).map(option => option.rule),
        ...Object.values<string>(game.asked),
      ]
      expect(named.filter(rule => !isThere(rule))).toEqual([])
    })

    test('has every number that the source and the tests cite', () => {
      const code = sources('.ts').filter(({ path }) => path.startsWith(folder) && !path.endsWith('.test.ts'))
      const cited = [...code.map(({ text }) => text), ...names.map(name => name.match(/^[RE]\d+(\.\d+)? /)?.[0] ?? '')]
      const all = cited.flatMap(text => [...text.matchAll(/\b[RE]\d+(?:\.\d+)?\b/g)].map(([number]) => number))
      expect([...new Set(all)].filter(number => !isThere(number))).toEqual([])
    })

    test('has a test for every rule that can be shown', () => {
      const needed = numbers.filter(tested)
      expect(needed.length).toBeGreaterThan(0)
      const begins = (number: string, name: string): boolean =>
        name.startsWith(`${number} `) || name.startsWith(`${number}:`)
      expect(needed.filter(number => !names.some(name => begins(number, name)))).toEqual([])
    })
  })
}
