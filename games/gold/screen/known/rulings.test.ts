import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardIds } from '../../words/powers.ts'
import { rulingsOf } from './rulings.ts'

const rulebook = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')

test.each(cardIds)('%s has rules, and they are in the book', id => {
  const rules = rulingsOf(id)
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter(rule => !rulebook.includes(`- **${rule}** `))).toEqual([])
})
