import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { box as dwarvesBox } from '../../box.ts'
import { allCards, backs } from '../../cards/index.ts'
import { position } from '../../position.ts'
import { rulingsOf } from './rulings.ts'

const rulebook = readFileSync(dwarvesBox.rules, 'utf8')
const cards = [...new Set(backs.flatMap(back => allCards[back]))]

test('the rules about every card stand in RULES.md', () => {
  const missing = cards.flatMap(card => rulingsOf(card, null).filter(rule => !rulebook.includes(`- **${rule}** `)))
  expect(missing).toEqual([])
})

test('R12.4, R12.5, R12.8 by the rules of this table', () => {
  const rules = { forget: 'laid', fourthClears: true, tieAward: 'none' } as const
  const { state } = position({ options: rules, hands: [['boo']] })
  expect(rulingsOf('forgetIt', state)).toEqual(['R8.1', 'R12.8', 'R8.4', 'R8.5', 'R2.4'])
  expect(rulingsOf('troll', state)).toContain('R12.4')
  expect(rulingsOf('troll', state)).not.toContain('R4.4')
  expect(rulingsOf('duel', state)).toContain('R12.5')
  expect(rulingsOf('duel', position({ hands: [['boo']] }).state)).toEqual(rulingsOf('duel', null))
})

test('every card has some, none twice', () => {
  for (const card of cards) {
    const rules = rulingsOf(card, null)
    expect(rules.length).toBeGreaterThan(0)
    expect(new Set(rules).size).toBe(rules.length)
  }
})
