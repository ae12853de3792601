import { expect, test } from 'vitest'
import { isName } from '#kernel/names'
import { botNameAmong, nameAmong } from './names.ts'

test('a name stays as wanted if it is not taken', () => {
  expect(nameAmong(['Ben'], 'Ana')).toBe('Ana')
  expect(nameAmong(['Ana'], 'Ana')).toBe('Ana 2')
  expect(nameAmong(['Ana', 'Ana 2'], 'Ana')).toBe('Ana 3')
})

test('names that look the same count as the same', () => {
  expect(nameAmong(['Ana'], 'ANA')).toBe('ANA 2')
  expect(nameAmong(['Ana'], '\uff21na')).toBe('\uff21na 2')
  expect(nameAmong(['Ana'], 'A\u200bna')).toBe('Ana 2')
  expect(nameAmong(['Ana'], 'Ana\ufe0f\u3164')).toBe('Ana 2')
  expect(nameAmong(['Ana'], 'Аnа')).toBe('Аnа 2')
})

test.each(['', '   ', '\u3164', '\u0000', '\n Ana \t', 'x'.repeat(100), `${'x'.repeat(39)} y`, '\u{1f409}'.repeat(60)])(
  'whatever is wanted (%j), it is a name, and so is the next',
  wanted => {
    const first = nameAmong([], wanted)
    const second = nameAmong([first], wanted)
    expect([first, second].every(isName)).toBe(true)
    expect(second).not.toBe(first)
  },
)

test('bots get names of the tavern, as many as needed', () => {
  const names: string[] = []
  for (let i = 0; i < 50; i++) names.push(botNameAmong(names, 'a table'))
  expect(new Set(names).size).toBe(50)
  expect(names.every(isName)).toBe(true)
  expect(botNameAmong(['brunhild', 'CORVO'], 'a')).not.toMatch(/Brunhild|Corvo/)
  const first = botNameAmong([], 'a')
  expect(botNameAmong([first.replace('o', 'о').replace('a', 'а')], 'a')).not.toBe(first)
})
