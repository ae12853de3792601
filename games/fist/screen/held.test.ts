import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { position } from '../position.ts'
import { heldAt } from './held.ts'

const last = (events: Parameters<typeof heldAt>[0]) => events.map(({ type }) => type)

test('the table is held when the fists are open, before the next card is turned up', () => {
  const table = position({ seats: 3, up: 'redDragon', unseen: ['witch'] })
  const before = table.events.length
  const after = table.bids(2, 1, 0).events.slice(before)
  const at = heldAt(after) ?? -1
  expect(last(after.slice(0, at))).toContain('bidsOpened')
  expect(last(after.slice(0, at))).toContain('stonesMoved')
  expect(after[at]?.type).toBe('characterTurnedUp')
})

test('it is not held when fists close, nor where somebody has to choose', () => {
  const table = position({ seats: 3, up: 'ancientDragon', unseen: ['witch'] })
  const start = table.events.length
  const sealed = table.answer(ana, 'bid', { fairy: 2 }).events.slice(start)
  expect(heldAt(sealed)).toBeNull()
  const asking = table
    .answer(ben, 'bid', {})
    .answer(cleo, 'bid', {})
    .events.slice(start + sealed.length)
  expect(last(asking)).toContain('characterWon')
  expect(heldAt(asking)).toBeNull()
})
