import { expect, test } from 'vitest'
import type { Figure } from '#games/almanac'
import type { Verdict } from '#games/workshop/verdict'
import { toldVerdict } from './told.ts'

const figure = (mean: number, low: number, high: number): Figure => ({ mean, low, high, n: 100 })
const nothing = { price: null, worth: null, winnerWins: null, swing: null, nothing: null, taken: null }
const told = (more: Partial<Verdict>): readonly string[] => {
  const terms = { games: 400, seats: 4, bot: 'knight@1', rules: 1, seed: 'verdict', uses: {}, suggestions: [] }
  const verdict: Verdict = {
    verdict: 'fair',
    why: 'range',
    ...nothing,
    length: null,
    usualLength: null,
    ...terms,
    ...more,
  }
  return [
    ...toldVerdict('Fox', 'Take 1 silver.', verdict, { price: 'paid' }, { price: 'coins', length: 'auctions' }),
  ].slice(2, -1)
}

test('figures have their units', () => {
  expect(told({ price: figure(2.6, 2.3, 2.9), taken: figure(0.5, 0.4, 0.6), worth: figure(1.3, 1.1, 1.5) })).toEqual([
    '  It goes for 2.6 coins (2.3 to 2.9).',
    '  Somebody wants it in 50 % (40 % to 60 %) of cases.',
    '  That is 1.3 coins (1.1 to 1.5), counting where nobody wants it.',
  ])
})

test('games are longer or shorter, never longer by less than nothing', () => {
  const usualLength = figure(45.9, 44, 47)
  expect(told({ length: figure(3.8, -0.2, 7.4), usualLength })).toEqual([
    '  Games are 3.8 auctions longer (-0.2 to 7.4); without it they take 45.9.',
  ])
  expect(told({ length: figure(-3.8, -7.4, 0.2) })).toEqual(['  Games are 3.8 auctions shorter (-0.2 to 7.4).'])
})
