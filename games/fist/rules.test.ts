import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulebookHolds, ruleNumbers } from '#testkit/rulebook'
import { fistBox } from './box.ts'
import { characterIds, characters } from './characters.ts'
import { options, presets } from './options.ts'
import { characterNames } from './words/en.ts'

const rulebook = readFileSync(fistBox.rules, 'utf8')
const numbers = ruleNumbers(fistBox.rules)

/** Every ruling, every row of 2.6 and 2.7, and every house rule of 2.8. */
rulebookHolds(fistBox, number => /^(E\d+|2\.[678] .+)$/.test(number) && !(number.replace('2.8 ', '') in presets))

test('RULES.md has every ruling once: E1 to E25 and E30 to E53', () => {
  const rulings = numbers.filter(number => /^E\d+$/.test(number))
  const wanted = Array.from({ length: 53 }, (_, i) => i + 1).filter(n => n < 26 || n > 29)
  expect(rulings.sort()).toEqual(wanted.map(n => `E${n}`).sort())
})

test('RULES.md tells every house rule, and the options name their rule', () => {
  for (const [name, { rule }] of Object.entries(options)) expect([name, rule]).toEqual([name, `2.8 ${name}`])
  expect(Object.keys(options).filter(name => !numbers.includes(`2.8 ${name}`))).toEqual([])
})

test('every character has its row in the tables of RULES.md, with the right number of copies', () => {
  const rows = new Map(
    [...rulebook.matchAll(/^\| ([A-Z][^|]*?)\s+\| (\d)\s+\|/gm)].map(([, card = '', n]) => [card, Number(n)]),
  )
  const cards = new Map<string, number>()
  for (const id of characterIds) {
    const card = characterNames[id].replace(/ \(\d\)$/, '')
    cards.set(card, (cards.get(card) ?? 0) + characters[id].copies)
  }
  expect(rows).toEqual(cards)
})
