import { expect, test } from 'vitest'
import { type Seat, seatsOf } from '#kernel/seat'
import type { FistEvent } from '../events.ts'
import { fist } from '../index.ts'
import { quips } from './quips.ts'

const [ana, ben, cleo] = seatsOf(3) as readonly [Seat, Seat, Seat]
const blank = fist.blank()
const view = { ...blank, options: { ...blank.options, pointsToWin: 3 } }
const told = (...events: readonly FistEvent[]) => quips(events, view)
const bid = { fairy: 0, common: 0, silver: 2, black: 0, amulet: 0 }
const silver = { type: 'bidsOpened', stage: 'silver', bids: [bid, bid, null] } as const
const stones = { red: 1, blue: 0, yellow: 0 }

test('whoever was tied with the winner has lost the tie; if nobody wins, nobody has', () => {
  const won = { type: 'characterWon', seat: ana, character: 'thief', runnersUp: [ben] } as const
  expect(told(silver, won)).toEqual([{ seat: ben, occasion: 'lostTie' }])
  expect(told(won)).toEqual([])
  const passed = { type: 'characterPassed', character: 'thief', why: 'tie' } as const
  expect(told(silver, passed)).toEqual([])
})

test('a point is much, and the last but one makes the others nervous', () => {
  expect(told({ type: 'pointsScored', seat: cleo, points: 1, total: 1 })).toEqual([{ seat: cleo, occasion: 'bigWin' }])
  expect(told({ type: 'pointsScored', seat: cleo, points: 1, total: 2 })).toEqual([{ seat: cleo, occasion: 'close' }])
})

test('what goes from seat to seat was robbed, what comes from the bank was not', () => {
  expect(told({ type: 'stonesMoved', from: ben, to: ana, stones })).toEqual([{ seat: ben, occasion: 'robbed' }])
  expect(told({ type: 'stonesMoved', from: 'bank', to: ana, stones })).toEqual([])
})
