import { expect, test } from 'vitest'
import type { Place } from './pointed.ts'
import type { Window } from './room.ts'
import { spotFor } from './spot.ts'

const place = (left: number, top: number, width: number, height: number): Place => ({ left, top, width, height })
const bubble = { width: 720, height: 200, alone: 170 }

const phone: Window = {
  main: place(0, 44, 360, 596),
  own: place(0, 405, 360, 235),
  doing: place(8, 445, 344, 160),
  free: [],
  height: 640,
  rem: 16,
}
const onItsSide: Window = {
  main: place(50, 0, 794, 390),
  own: place(584, 0, 260, 390),
  doing: place(590, 110, 248, 270),
  free: [],
  height: 390,
  rem: 16,
}

test('what can be pressed at one’s own side is never covered, whatever part of it is meant', () => {
  for (const at of [phone.doing, place(200, 550, 150, 50)]) {
    const { top, tail, isBelow } = spotFor(at, bubble, phone)
    expect(top + bubble.height).toBeLessThan(405)
    expect([tail, isBelow]).toEqual([expect.any(Number), false])
  }
})

test('it goes to the side with more room of what it is about, and its tail points there', () => {
  const seat = place(8, 52, 170, 90)
  const { left, top, tail, isBelow } = spotFor(seat, bubble, phone)
  expect(isBelow).toBe(true)
  expect(top).toBeGreaterThan(seat.top + seat.height)
  expect(left + (tail ?? 0)).toBe(seat.left + seat.width / 2)
})

test('about something at the table, or nothing there, it may lie over the table, but not over one’s own side', () => {
  for (const at of [place(8, 190, 344, 200), place(8, 300, 100, 90), null]) {
    const { top, room } = spotFor(at, bubble, phone)
    expect(top + Math.min(bubble.height, room)).toBeLessThanOrEqual(405)
  }
})

test('on a phone on its side it stays beside the player’s own column', () => {
  const { left, width } = spotFor(onItsSide.doing, bubble, onItsSide)
  expect(left).toBeGreaterThanOrEqual(50)
  expect(left + width).toBeLessThanOrEqual(584)
})

test('with text twice as large the innkeeper steps aside, and the bubble may cover the question, but no buttons', () => {
  const large = { ...phone, rem: 32, own: place(0, 248, 360, 392), doing: place(4, 342, 352, 236) }
  const { top, room, isTight } = spotFor(large.doing, { width: 720, height: 500, alone: 500 }, large)
  expect(isTight).toBe(true)
  expect(top + room).toBeLessThan(342)
  expect(top).toBeGreaterThanOrEqual(44)
})

test('about one’s own side, it leaves free what else it speaks of: below that, over what is asked, without the innkeeper', () => {
  const card = place(8, 183, 300, 104)
  const { top, isTight, room } = spotFor(phone.doing, { ...bubble, alone: 140 }, { ...phone, free: [card] })
  expect([top > card.top + card.height, top + 140 < 445, isTight, room]).toEqual([true, true, true, 140])
})

test('if it fits nowhere else it goes over the others, and if not even there, stays where it would be and says so', () => {
  const card = place(8, 183, 300, 104)
  const among = { ...phone, free: [card] }
  const { top, tail } = spotFor(phone.doing, { ...bubble, alone: 160 }, among)
  expect([top + 160 < card.top, top >= 0, tail]).toEqual([true, true, null])
  const large = { ...bubble, alone: 190 }
  expect(spotFor(phone.doing, large, among)).toEqual({ ...spotFor(phone.doing, large, phone), covers: true })
})

test('what it points at at the table is not covered either, if there is room on either side', () => {
  const lair = place(180, 175, 170, 125)
  const { top, isTight, isBelow } = spotFor(lair, { ...bubble, alone: 130 }, { ...phone, own: place(0, 448, 360, 192) })
  expect([top >= 300, top + 130 <= 445, isTight, isBelow]).toEqual([true, true, true, true])
})

test('about nothing it goes over what is asked, but over what can be pressed only where nothing is', () => {
  const low = { ...phone, own: place(0, 141, 360, 499), doing: place(8, 182, 344, 418) }
  const said = { width: 720, height: 117, alone: 92 }
  const { top, isTight } = spotFor(null, said, low)
  expect([top >= 44, top + said.alone <= 182, isTight]).toEqual([true, true, true])
  expect(spotFor(null, said, { ...low, doing: null }).top + said.height).toBeGreaterThan(600)
})
