import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesIn } from '#ui/rulebook'
import { boxedIds } from '../../cards/characters.ts'
import { en } from '../../words/en.ts'
import { rulingsOf } from './rulings.ts'

const rules = rulesIn(readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8'))
const known = (number: string): boolean => rules.has(number)

test('every number that a card names is a rule', () => {
  expect(boxedIds.flatMap(rulingsOf).filter(number => !known(number))).toEqual([])
})

test('no card names a rule twice', () => {
  for (const id of boxedIds) expect(new Set(rulingsOf(id)).size, id).toBe(rulingsOf(id).length)
})

test('every line of 2.6 and 2.7 is found with some card', () => {
  const named = new Set(boxedIds.flatMap(rulingsOf))
  expect([...rules.keys()].filter(number => /^2\.[67] /.test(number) && !named.has(number))).toEqual([])
})

test('a ruling that begins with a card is found with that card', () => {
  const lost = boxedIds.flatMap(id =>
    [...rules]
      .filter(([number, { text }]) => number.startsWith('E') && text.startsWith(`The ${en.cards[id].name} `))
      .map(([number]) => number)
      .filter(number => !rulingsOf(id).includes(number))
      .map(number => `${id}: ${number}`),
  )
  expect(lost).toEqual([])
})
