import { expect, test } from 'vitest'
import { type Seat, seatsOf } from '#kernel/seat'
import { firstHand, handAfter, taken } from './handing.ts'

const [ana, ben, cleo] = seatsOf(3) as readonly [Seat, Seat, Seat]
const calm = { isSealed: false, inTurn: false, isOver: false }
const three = { people: [ana, ben, cleo], ...calm }

test('one person alone always has the device', () => {
  const alone = { people: [ben], ...calm }
  expect(firstHand({ ...alone, asked: [] })).toEqual({ at: 'held', seat: ben, lingers: false })
  const hand = firstHand({ ...alone, asked: [ben] })
  expect(handAfter(hand, { ...alone, asked: [] })).toBe(hand)
  expect(handAfter(hand, { ...alone, asked: [], isOver: true })).toBe(hand)
})

test('several begin behind the cover, with who is asked first', () => {
  expect(firstHand({ ...three, asked: [ben, cleo] })).toEqual({ at: 'cover', to: ben })
  expect(firstHand({ ...three, asked: [] })).toEqual({ at: 'cover', to: ana })
})

test('who has answered hands it to the next clockwise who is asked; who is still asked keeps it', () => {
  const hand = taken(ben, { ...three, asked: [ana, ben, cleo] })
  expect(hand).toEqual({ at: 'held', seat: ben, lingers: false })
  expect(handAfter(hand, { ...three, asked: [ana, ben, cleo] })).toBe(hand)
  expect(handAfter(hand, { ...three, asked: [ana, cleo] })).toEqual({ at: 'cover', to: cleo })
  expect(handAfter(hand, { ...three, asked: [ana] })).toEqual({ at: 'cover', to: ana })
})

test('while nobody is asked the last one looks on', () => {
  const hand = taken(ben, { ...three, asked: [ben] })
  expect(handAfter(hand, { ...three, asked: [] })).toBe(hand)
})

test('who wants to look once more may, until they give it away', () => {
  const hand = taken(ana, { ...three, asked: [ben] })
  expect(hand).toEqual({ at: 'held', seat: ana, lingers: true })
  expect(handAfter(hand, { ...three, asked: [ben] })).toBe(hand)
  const asked = handAfter(hand, { ...three, asked: [ana] })
  expect(handAfter(asked, { ...three, asked: [ben] })).toEqual({ at: 'cover', to: ben }) // a player who has answered no longer keeps the device
})

test('when it is over everybody looks at the table', () => {
  expect(firstHand({ ...three, asked: [], isOver: true })).toEqual({ at: 'table' })
  expect(handAfter(taken(ana, { ...three, asked: [] }), { ...three, asked: [], isOver: true })).toEqual({ at: 'table' })
})

test('where anybody may step in, all look at the table; who was asked already in hand answers first', () => {
  const window = { ...three, isSealed: true }
  const hand = taken(ana, { ...window, asked: [ana, ben, cleo] })
  expect(handAfter(hand, { ...window, asked: [ana, ben, cleo] })).toBe(hand)
  const table = handAfter(hand, { ...window, asked: [ben, cleo] })
  expect(table).toEqual({ at: 'table' })
  expect(handAfter(table, { ...window, asked: [ben, cleo] })).toBe(table)
  // Cleo steps in.
  expect(handAfter(taken(cleo, { ...window, asked: [ben, cleo] }), { ...window, asked: [ben] })).toEqual(table)
  // Nobody steps in: the bots play on in full view, then it is somebody's turn.
  expect(handAfter(table, { ...three, asked: [] })).toBe(table)
  expect(handAfter(table, { ...three, asked: [ben] })).toEqual({ at: 'cover', to: ben })
  expect(firstHand({ ...window, asked: [ben] })).toEqual(table)
})

test('all may ask to be handed it in turn, so that nobody sees who has something to do', () => {
  const window = { ...three, isSealed: true, inTurn: true }
  expect(firstHand({ ...window, asked: [ben, cleo] })).toEqual({ at: 'cover', to: ben })
  const hand = taken(ben, { ...window, asked: [ben, cleo] })
  expect(handAfter(hand, { ...window, asked: [cleo] })).toEqual({ at: 'cover', to: cleo })
})
