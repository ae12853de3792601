import { expect, test } from 'vitest'
import { guestId } from '#games/workshop/guest-id'
import { ana, ben } from '#testkit/table'
import { boxedIds } from '../../cards/dragons.ts'
import { fight, guest, on, position } from '../../position.ts'
import { dragonsLeft, killsToMarket, noMoreDragons } from './left.ts'

const party = [...on(ben, 'knight'), ...on(ana, 'dame')]
const bare = ['theHoarder', 'emberking', 'nightmother', 'deepcoil', 'sunbasker'] as const
const pile = boxedIds.filter(id => !bare.some(it => it === id))

test('R8.1, R8.3 dragons in the row and in the pile, while there is something to put on them', () => {
  expect(dragonsLeft(position({ pile: ['mistscale', 'copperwing'] }).state)).toBe(6)
  expect(dragonsLeft(position({ pile: ['mistscale'], bag: {} }).state)).toBe(4)
})

test('R8.3, R8.4 no more dragons come when the bag is empty, or the pile', () => {
  expect(noMoreDragons(position({ pile: ['mistscale'] }).state)).toBeNull()
  expect(noMoreDragons(position({ pile: ['mistscale'], bag: {} }).state)).toBe('bag')
  expect(noMoreDragons(position({ bag: { silver: 3 } }).state)).toBe('pile')
})

test('a dragon that has just been slain is not left', () => {
  expect(dragonsLeft(fight(party, { gold: 1 }, { pile: ['mistscale'] }).state)).toBe(4)
})

test('R7.1, R12.8 after how many kills the Market comes', () => {
  const kills = (given: Parameters<typeof position>[0]) => killsToMarket(position(given).state)
  expect(kills({ pile })).toBe(7)
  expect(kills({ pile, options: { market: 'afterSeventh' } })).toBe(6)
  expect(kills({ pile: pile.slice(0, 7) })).toBe(1)
  expect(killsToMarket(fight(party, { gold: 1 }, { pile: pile.slice(0, 7) }).state)).toBe(0)
})

test('R13.5 with guests as many kills as without them', () => {
  const guests = [guest(5, 3, 2), guest(3, 1, 0)]
  const whole = [...pile, ...guests.map(guestId)]
  expect(killsToMarket(position({ pile: whole, options: { guests } }).state)).toBe(7)
})

test('R7.9 no Market that was held, or can no longer be', () => {
  const kills = (given: Parameters<typeof position>[0]) => killsToMarket(position(given).state)
  expect(kills({ pile, marketHeld: true })).toBeNull()
  expect(kills({ pile, bag: {} })).toBeNull()
  expect(kills({ pile: pile.slice(0, 5) })).toBeNull()
})
