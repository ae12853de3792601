import { expect, test } from 'vitest'
import type { Figure } from '#games/almanac'
import type { Guest } from '#games/workshop/guest'
import type { Yardstick } from '#games/workshop/judging'
import type { Measured } from '#games/workshop/verdict'
import { FEWEST, rangesOf, wordFor } from './word.ts'

const figure = (mean: number, give: number, n = 500): Figure => ({ mean, low: mean - give, high: mean + give, n })
const none = { price: null, worth: null, length: null, swing: null, nothing: null, taken: null }
const wins = (mean: number, give = 0.02, n = 500): Measured => ({ ...none, winnerWins: figure(mean, give, n) })

/** Three cards of the box: from 0.2 to 0.5, around 0.3. */
const cards = Object.fromEntries(
  [0.22, 0.3, 0.48].map((mean, i) => [
    `card${i}`,
    { all: { winnerWins: figure(mean, 0.02), worth: figure(10 * mean, 0.2), swing: figure(mean / 4, 0.01) }, by: {} },
  ]),
)
const source = { game: 'any', rules: 1, bot: 'knight@1', seats: 4, seed: 's', games: 500, batches: 50 }
const yardstick: Yardstick = { source, material: '', cards, lengths: [] }
const guest: Guest = { kind: 'character', names: { en: 'X' }, picture: 'cowled', light: 'candle', copies: 1 }
const boxed = { card0: guest, card1: guest, card2: guest, dragon: { ...guest, kind: 'dragon' } }
const ranges = rangesOf(yardstick, boxed, 'character')
const said = (measured: Measured): string => {
  const { verdict, why } = wordFor(measured, ranges)
  return `${verdict}: ${why}`
}

test('the range of the box goes from the lowest end of its intervals to the highest', () => {
  expect(ranges?.winnerWins).toEqual({ low: 0.2, middle: 0.3, high: 0.5 })
})

test.each([
  [0.2, 'fair: range'],
  [0.5, 'fair: range'],
  [0.53, 'a little strong: winnerWins'],
  [0.58, 'strong: winnerWins'],
  [0.19, 'a little weak: winnerWins'],
  [0.15, 'weak: winnerWins'],
])('a card whose winner wins %d of games is %s', (mean, expected) => {
  expect(said(wins(mean))).toBe(expected)
})

test('nothing is clear while the interval touches the range', () => {
  expect(said(wins(0.56, 0.07))).toBe('a little strong: winnerWins')
})

test('a card that nobody wants is weak, whoever wins with it', () => {
  expect(said({ ...wins(0.3), worth: figure(0.5, 0.1) })).toBe('weak: price')
  expect(said({ ...none, winnerWins: null, worth: figure(0.5, 0.1) })).toBe('weak: price')
})

test('how often its winner wins counts before the price', () => {
  expect(said({ ...wins(0.58), worth: figure(0.5, 0.1) })).toBe('strong: winnerWins')
})

test('a card of no clear strength that moves the chances more than all others is wild', () => {
  expect(said({ ...wins(0.3), swing: figure(0.3, 0.02) })).toBe('wild: swing')
  expect(said({ ...wins(0.58), swing: figure(0.3, 0.02) })).toBe('strong: winnerWins')
})

test('it says when it cannot know, and why', () => {
  expect(said(wins(0.3, 0.02, FEWEST - 1))).toBe('unknown: seldom')
  expect(said(wins(0.3, 0.16))).toBe('unknown: wide')
  expect(wordFor(wins(0.3), null)).toEqual({ verdict: 'unknown', why: 'alone' })
  expect(wordFor(wins(0.3), rangesOf(yardstick, boxed, 'dragon'))).toEqual({ verdict: 'unknown', why: 'alone' })
})

test('a wide interval that lies among the cards of the box is known well enough', () => {
  expect(said({ ...wins(0.35, 0.1), worth: figure(3.5, 1) })).toBe('fair: range')
  expect(said({ ...wins(0.35, 0.1), worth: figure(4.5, 1) })).toBe('unknown: wide')
})
