import { expect, test } from 'vitest'
import { problemWith } from '#kernel/answer'
import { bundle, item, oneOf } from '#kernel/question'
import { promptLines, readAnswer, type Say } from './prompt.ts'
import { fold, wrap } from './screen.ts'

const gold = { name: 'bid', ask: bundle('R', [item('fairy', 0, 'R'), item('common', 2, 'R')]) }
const names: Readonly<Record<string, string>> = { '1': 'Brunhild', '3': 'Two-headed Dragon', '4': 'yes, use it twice' }
const say: Say = { me: 0, seat: String, option: option => names[option] ?? String(option), move: String, enter: 'idle' }
const choice = { name: 'rival', ask: oneOf('R', [1, 3, 4], { barred: [{ option: 5, rule: 'E20' }] }) }

test.each([
  ['1', { common: 1 }],
  ['2 common', { common: 2 }],
  ['1f, 1c', { fairy: 1, common: 1 }],
  ['1 fairy and 2 common', { fairy: 1, common: 2 }],
  ['', {}],
  ['a', 'a'],
  ['and', 'and'],
  ['2 dragons', '2 dragons'],
  ['1 common 2 dragons', '1 common 2 dragons'],
  ['dragon', 'dragon'],
  ['common', { common: 1 }],
  ['Common, common; fairy', { common: 2, fairy: 1 }],
  ['f c', { fairy: 1, common: 1 }],
  ['2c fairy', { common: 2, fairy: 1 }],
  ['Nothing', {}],
])('a number of things: “%s”', (typed, answer) => {
  expect(readAnswer(gold, typed, say)).toEqual(answer)
})

/** Like sending fighters: an exact total, of several kinds. */
const fighters = (...kinds: readonly string[]) => ({
  name: 'fighters',
  ask: bundle(
    'R',
    kinds.map(kind => item(kind, 2, 'R')),
    { total: { min: 2, max: 2, rule: 'R' }, idle: {} },
  ),
})

test.each([
  ['orc orc', { orc: 2 }],
  ['orc elf', { orc: 1, elf: 1 }],
  ['2 orc', { orc: 2 }],
  ['yeti and 1 e', { yeti: 1, elf: 1 }],
  ['orc orc elf', { orc: 2, elf: 1 }],
  ['2', '2'],
  ['1 1', '1 1'],
  ['1 orc 1', '1 orc 1'],
  ['orc dragon', 'orc dragon'],
])('an exact total of several kinds: “%s”', (typed, answer) => {
  expect(readAnswer(fighters('orc', 'elf', 'yeti'), typed, say)).toEqual(answer)
})

test('an exact total of one kind: a bare number is enough', () => {
  expect(readAnswer(fighters('orc'), '2', say)).toEqual({ orc: 2 })
  const noElf = bundle('R', [item('elf', 0, 'R'), item('orc', 2, 'R')], {
    total: { min: 2, max: 2, rule: 'R' },
    idle: {},
  })
  expect(readAnswer({ name: 'fighters', ask: noElf }, '2', say)).toEqual({ orc: 2 })
})

test('unreadable input is refused when submitted', () => {
  expect(problemWith(gold.ask, readAnswer(gold, '2 dragons', say))).not.toBe(null)
  const { ask } = fighters('orc', 'elf')
  expect(problemWith(ask, readAnswer({ name: 'fighters', ask }, '2', say))).not.toBe(null)
  expect(problemWith(ask, readAnswer({ name: 'fighters', ask }, 'orc elf', say))).toBe(null)
})

test.each([
  ['1', 1],
  ['2', 3],
  ['Bru', 1],
  ['two-headed dragon', 3],
  ['dragon', 3],
  ['y', 4],
  ['', 1],
  ['9', '9'],
  ['zed', 'zed'],
])('a choice: “%s”', (typed, answer) => {
  expect(readAnswer(choice, typed, say)).toBe(answer)
})

test('a prompt shows what is possible, the total, and an acceptable example', () => {
  const stones = bundle('R', [item('red', 3, 'R'), item('blue', 2, 'R')], {
    total: { min: 4, max: 4, rule: 'R' },
    idle: { red: 3, blue: 1 },
  })
  expect(promptLines({ name: 'stones', ask: stones }, 'Which?', say)).toEqual([
    'Which?',
    '  red up to 3; blue up to 2; 4 in all; like “3 red 1 blue” (Enter: 3 red 1 blue)',
  ])
  expect(promptLines(choice, 'Who?', say).at(-1)).toBe('  –  5 (not now: E20)')
})

test('a long line is wrapped between words', () => {
  expect(wrap('  one two three', 12)).toEqual(['  one two', '      three'])
})

test('pieces take as few lines as possible', () => {
  const pieces = ['one', 'two', 'three', 'a piece too long for a line']
  expect(fold('  1  count:', pieces, '(Enter)', 24)).toEqual([
    '  1  count: one; two;',
    '     three;',
    '     a piece too long',
    '         for a line',
    '     (Enter)',
  ])
  expect(fold('  2  pass', [], '(Enter)')).toEqual(['  2  pass (Enter)'])
})
