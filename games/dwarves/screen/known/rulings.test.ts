import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dwarvesBox } from '../../box.ts'
import { allCards, backs } from '../../cards/index.ts'
import { rulingsOf } from './rulings.ts'

const rulebook = readFileSync(dwarvesBox.rules, 'utf8')
const cards = [...new Set(backs.flatMap(back => allCards[back]))]

test('the rules about every card stand in RULES.md', () => {
  const missing = cards.flatMap(card => rulingsOf(card).filter(rule => !rulebook.includes(`- **${rule}** `)))
  expect(missing).toEqual([])
})

test('every card has some, none twice', () => {
  for (const card of cards) {
    const rules = rulingsOf(card)
    expect(rules.length).toBeGreaterThan(0)
    expect(new Set(rules).size).toBe(rules.length)
  }
})
