import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { gold } from '../../index.ts'
import { fight, position } from '../../position.ts'
import { clockOf } from './clock.ts'

const slain = (options = {}) =>
  fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    { gold: 2 },
    { options },
  )

test('R5.13 while a deal closes, the clock above the table shows the sand, as the ring does', () => {
  const t = slain().wait()
  expect(clockOf(t.state)).toBe(63_000)
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }).answer(ben, 'bargain', { accept: 1 })
  expect(gold.deadline?.(t.state)).toBe(4_000)
  expect(clockOf(t.state)).toBe(63_000)
})

test('R12.12 before offers freeze, too', () => {
  const t = slain({ freeze: true }).wait()
  expect(gold.deadline?.(t.state)).toBe(58_000)
  expect(clockOf(t.state)).toBe(63_000)
})

test('R5.7 none while everybody looks at the loot', () => {
  expect(clockOf(slain().state)).toBeNull()
})

test('R10.2 elsewhere it is the next deadline of the rules', () => {
  const t = position({ hands: [['hornOfRecall'], ['wardstone']] }).place(ana, 'wizard', 3)
  expect(t.state.stage?.at).toBe('window')
  expect(clockOf(t.state)).toBe(gold.deadline?.(t.state))
  expect(clockOf(t.state)).not.toBeNull()
})
