import { expect, test } from 'vitest'
import { menu, oneOf } from '#kernel/question'
import { rulesIn } from '#ui/rulebook'
import { rulesNow } from './rules-now.ts'

const rules = rulesIn('## 2 A turn\n\n- **R2.1** One.\n- **R2.2** Two.\n- **R2.3** Three.\n- **R2.4** Four.\n')
const ask = oneOf('R2.2', ['a', 'b'], { notes: ['R2.4'] })

test('the rules of the question come first, then those of the card that is up', () => {
  expect(rulesNow(rules, { name: 'q', ask }, ['R2.1'])).toEqual(['R2.2', 'R2.4', 'R2.1'])
})

test('a rule is listed once, and only if the book has it', () => {
  expect(rulesNow(rules, { name: 'q', ask }, ['R2.2', 'R9.9', 'R2.3'])).toEqual(['R2.2', 'R2.4', 'R2.3'])
})

test('the moves of a menu bring their rules', () => {
  const all = menu('R2.1', { go: ask }, { go: 'a' })
  expect(rulesNow(rules, { name: 'q', ask: all }, [])).toEqual(['R2.1', 'R2.2', 'R2.4'])
})

test('where nothing is asked only the card counts', () => {
  expect(rulesNow(rules, null, ['R2.3'])).toEqual(['R2.3'])
  expect(rulesNow(rules, null, [])).toEqual([])
})
