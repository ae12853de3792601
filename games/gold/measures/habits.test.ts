import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { ana, ben, cleo } from '#testkit/table'
import { fight } from '../position.ts'
import { habits } from './habits.ts'

test('habits tell who spoke, showed and asked, from what the whole table was told', () => {
  const t = fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    { gold: 2 },
  ).wait()
  t.answer(ben, 'bargain', { claim: { gold: 2 } }).answer(ben, 'bargain', { say: 'fair?' })
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2 } } })
    .answer(ana, 'bargain', { accept: 1 })
    .wait()
  const [bens, anas, cleos] = [ben, ana, cleo].map(seat => habits(redact(t.events, 'table'), seat))
  expect(bens).not.toEqual(anas)
  expect(bens?.filter(habit => habit === 1).length).toBeGreaterThan(anas?.filter(habit => habit === 1).length ?? 0)
  expect(new Set([bens, anas, cleos].map(each => each?.length)).size).toBe(1)
  t.close()
})
