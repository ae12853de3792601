import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulebookHolds, ruleNumbers } from '#testkit/rulebook'
import { translationsHold } from '#testkit/translated-rulebook'
import type { Language } from '#ui/language'
import { de as germanPage } from '#ui/words/de'
import type { HouseWords } from '#ui/words/en'
import { it as italianPage } from '#ui/words/it'
import { ru as russianPage } from '#ui/words/ru'
import { box as fistBox } from './box.ts'
import { boxedIds, characters, specials, standards } from './cards/characters.ts'
import { manifest } from './manifest.ts'
import { options } from './options.ts'
import { de } from './words/de.ts'
import { en, type FistWords } from './words/en.ts'
import { it } from './words/it.ts'
import { ru } from './words/ru.ts'

const rulebook = readFileSync(fistBox.rules, 'utf8')
const numbers = ruleNumbers(fistBox.rules)

/** No rule is excused: the box (R1.1) is counted too. */
rulebookHolds(fistBox, () => true)

test('RULES.md has every ruling once: E1 to E25 and E30 to E53', () => {
  const rulings = numbers.filter(number => /^E\d+$/.test(number))
  const wanted = Array.from({ length: 53 }, (_, i) => i + 1).filter(n => n < 26 || n > 29)
  expect(rulings.sort()).toEqual(wanted.map(n => `E${n}`).sort())
})

test('RULES.md tells every house rule, and the options name their rule', () => {
  for (const [name, { rule }] of Object.entries(options)) expect([name, rule]).toEqual([name, `2.8 ${name}`])
  expect(Object.keys(options).filter(name => !numbers.includes(`2.8 ${name}`))).toEqual([])
})

/** The figures in R1.1's list of what is in the box. It ends with the standard and the special characters. */
const boxIn = (text: string): readonly number[] => {
  const [, box = ''] = /^- \*\*R1\.1\*\* ([^.]+)/m.exec(text) ?? []
  return (box.match(/\d+/g) ?? []).map(Number)
}

test('R1.1 the box: as many standard and special characters as RULES.md says', () => {
  expect(boxIn(rulebook).slice(-2)).toEqual([standards.length, specials.length])
})

/** The rows of the tables of characters: a name, and how many copies. */
const rowsIn = (text: string): readonly (readonly [card: string, copies: number])[] =>
  [...text.matchAll(/^\| (\p{Lu}[^|]*?)\s+\| (\d)\s+\|/gmu)].map(([, card = '', n]) => [card, Number(n)])
/** Two Dwarves share a row. */
const titleOf = (name: string): string => name.replace(/ \(\d\)$/, '')

test('every character has its row in the tables of RULES.md, with the right number of copies', () => {
  const cards = new Map<string, number>()
  for (const id of boxedIds) {
    const card = titleOf(en.cards[id].name)
    cards.set(card, (cards.get(card) ?? 0) + characters[id].copies)
  }
  expect(new Map(rowsIn(rulebook))).toEqual(cards)
})

translationsHold(fistBox, manifest, { listed: ['1.3', '1.4'] })

const translated: Readonly<Record<Exclude<Language, 'en'>, readonly [FistWords, HouseWords]>> = {
  it: [it, italianPage],
  de: [de, germanPage],
  ru: [ru, russianPage],
}

describe.each(Object.entries(translated))('RULES.%s.md', (language, [words, page]) => {
  const text = readFileSync(new URL(`./RULES.${language}.md`, import.meta.url), 'utf8')

  test('has the same box, and does not count the specials', () => {
    expect(boxIn(text)).toEqual(boxIn(rulebook).slice(0, -1))
  })

  test('1.3 names the standard characters as the table does', () => {
    const [, n, list = ''] = /^### 1\.3 .*\n\n\D*(\d+)([^.]+)\./m.exec(text) ?? []
    const names = standards.map(id => words.cards[id].name)
    expect(Number(n)).toBe(names.length)
    expect(list).toContain(`${names.slice(0, -1).join(', ')} `)
    expect(list.endsWith(` ${names.at(-1)}`)).toBe(true)
  })

  test('1.3 and 1.4 call the list of cards as the page does', () => {
    const said = [...text.matchAll(/^### 1\.[34] .*\n\n(.+)$/gm)].map(([, sentence = '']) => sentence)
    expect(said.map(sentence => /[«„](.+)[»“]/.exec(sentence)?.[1])).toEqual([page.rules.cards, page.rules.cards])
  })

  test('2.6 and 2.7 begin with the names of the characters they are about', () => {
    const named = new Map(boxedIds.map(id => [titleOf(en.cards[id].name), titleOf(words.cards[id].name)]))
    const lines = [...text.matchAll(/^- \*\*2\.[67] (.+?)\*\* ([^.]+)\. /gm)]
    const unlike = lines.flatMap(([, english = '', own = '']) => {
      const wanted = english.split(' → ').map(card => named.get(card))
      return wanted.includes(undefined) || wanted.join(' → ') === own ? [] : [`${english}: ${own}`]
    })
    expect(unlike).toEqual([])
    expect(lines).toHaveLength(numbers.filter(number => /^2\.[67] /.test(number)).length)
  })
})
