import { expect, test } from 'vitest'
import { seatsOf } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { fight, type GoldTable, on, position } from '../../position.ts'
import { isAwaited } from './awaited.ts'

const awaited = ({ state }: GoldTable) => seatsOf(state.sides.length).filter(seat => isAwaited(state, seat))
const loot = { silver: 2, gold: 1 }
const shares = { [ana]: { silver: 1 }, [ben]: { gold: 1 }, [cleo]: { silver: 1 } }
const party = [...on(ben, 'knight'), ...on(cleo, 'knight'), ...on(ana, 'knight')]

test('R5.2 a bargain waits for those who have not yet accepted what the others agree on', () => {
  const t = fight(party, loot).wait()
  expect(awaited(t)).toEqual([ana, ben, cleo])
  t.answer(ben, 'bargain', { offer: shares })
  expect(awaited(t)).toEqual([ana, cleo])
  t.answer(cleo, 'bargain', { accept: 1 })
  expect(awaited(t)).toEqual([ana])
})

test('R5.9 where nothing is offered it waits for those who have not said “no deal”', () => {
  const t = fight(party, loot).wait().answer(ben, 'bargain', { noDeal: 'yes' })
  expect(awaited(t)).toEqual([ana, cleo])
})

test('R5.10 where everybody wants something else it waits for all of them', () => {
  const t = fight(party, loot).wait()
  for (const seat of [ana, ben, cleo]) t.answer(seat, 'bargain', { offer: shares })
  expect(awaited(t)).toEqual([ana, ben, cleo])
})

test('R7.2 the Market waits for those who are not done', () => {
  const t = position({ market: true, hoards: [{ gold: 1 }, { gold: 1 }, { gold: 1 }] })
  t.answer(ben, 'market', { done: 'yes' })
  expect(awaited(t)).toEqual([ana, cleo])
})

test('everything else waits for whoever is asked', () => {
  expect(isAwaited(position().state, ana)).toBe(true)
})
