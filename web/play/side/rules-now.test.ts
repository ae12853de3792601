import { expect, test } from 'vitest'
import { menu, oneOf } from '#kernel/question'
import { rulesNow } from './rules-now.ts'

const ask = oneOf('R2.2', ['a', 'b'], { notes: ['R2.4', 'R2.2'] })

test('the rule of the question comes first, then its notes, each once', () => {
  expect(rulesNow({ name: 'q', ask })).toEqual(['R2.2', 'R2.4'])
})

test('the moves of a menu bring their rules', () => {
  const all = menu('R2.1', { go: ask, stay: oneOf('R2.1', ['yes']) }, { stay: 'yes' })
  expect(rulesNow({ name: 'q', ask: all })).toEqual(['R2.1', 'R2.2', 'R2.4'])
})
