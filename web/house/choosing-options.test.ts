import { expect, test } from 'vitest'
import type { GameOffered } from './api.ts'
import { changedIn, isSameRules, optionTableOf, presetOf, rulesWith } from './choosing-options.ts'

const offered: GameOffered = {
  id: 'toy',
  title: 'Toy',
  seats: { min: 2, max: 4 },
  options: [
    { name: 'points', default: 3, rule: 'R1', oneOf: [2, 3] },
    { name: 'open', default: false, rule: 'R2', oneOf: [true, false] },
  ],
  presets: { short: { points: 2 }, bare: { points: 2, open: true } },
  bots: [],
  personas: [],
  bot: '',
  canLeave: false,
}

test('what is as in the box is not worth telling', () => {
  expect(changedIn(offered, { points: 3, open: true })).toEqual({ open: true })
  expect(changedIn(offered, {})).toEqual({})
  expect(changedIn(offered, { unheardOf: 1 })).toEqual({})
})
test('options are known by the preset they are, whoever put them together', () => {
  expect(presetOf(offered, { points: 3 })).toBe('')
  expect(presetOf(offered, { points: 2, open: false })).toBe('short')
  expect(presetOf(offered, { points: 2, open: true })).toBe('bare')
  expect(presetOf(offered, { open: true })).toBe(null)
})
test('house rules under a name change only what they mention, and leave the guests', () => {
  const guests = [{ kind: 'ale' }]
  const late = { names: { en: 'Late' }, options: { open: true, points: 3 } }
  expect(rulesWith(offered, late, { points: 2, guests })).toEqual({
    options: { open: true, guests },
    variant: late.names,
  })
  expect(isSameRules(offered, late.options, { open: true, guests })).toBe(true)
  expect(isSameRules(offered, late.options, { points: 2, open: true })).toBe(false)
})
test('house rules are read by what the house offers', () => {
  expect(optionTableOf(offered)).toEqual({
    points: { default: 3, rule: 'R1', oneOf: [2, 3] },
    open: { default: false, rule: 'R2', oneOf: [true, false] },
  })
})
