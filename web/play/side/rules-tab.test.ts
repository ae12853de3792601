import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { box } from '#games/gold/box'
import { rulesIn } from '#ui/rulebook'
import { matching } from './rules-tab.tsx'

const rules = [...rulesIn(readFileSync(box.rules, 'utf8'))]
const found = (wanted: string): readonly string[] => matching(rules, wanted).map(([number]) => number)

test('a search finds other forms of a longer word, and numbers as they are', () => {
  expect(found('majority')).toContain('R5.19')
  expect(found(' Majorities ')).toEqual(found('majority'))
  expect(found('R9.3')).toEqual(['R9.3'])
  expect(found('majority unicorn')).toEqual([])
})
