import { expect, test } from 'vitest'
import { position } from '../position.ts'
import { text } from './terminal.ts'
import { textAt } from './texts.ts'
import { english } from './voice.ts'

const laid = position({ hands: [['forgetIt', 'boo']], options: { forget: 'laid' } }).state
const anytime = position({ hands: [['forgetIt', 'boo']] }).state
const fromHand = 'Cancels any other event, from your hand or as the card you laid.'
const onlyLaid = 'Cancels any other event, but only as the card you laid, not from your hand.'

test('R12.8 Forget it! says whether it can be used from hand at this table', () => {
  expect(text(textAt(anytime, 'forgetIt'))).toBe(fromHand)
  expect(text(textAt(null, 'forgetIt'))).toBe(fromHand)
  expect(text(textAt(laid, 'forgetIt'))).toBe(onlyLaid)
  expect(textAt(laid, 'boo')).toEqual(textAt(anytime, 'boo'))
})

test('R12.8 the terminal says so, too', () => {
  expect(english.cards(laid)).toContain(`Forget it!: ${onlyLaid}`)
  expect(english.cards(anytime)).toContain(`Forget it!: ${fromHand}`)
})

test('R12.4, R12.8 the introduction is true at every table', () => {
  const said = english.intro.join(' ')
  expect(said).toContain('the fourth drives off nobody (or, by a house rule, your own)')
  expect(said).toContain('also from the hand (unless a house rule wants it laid)')
})
