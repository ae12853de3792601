import { expect, test } from 'vitest'
import { notedOf } from '#testkit/noted'
import { ana, ben, cleo } from '#testkit/table'
import { gold } from '../index.ts'
import { fight } from '../position.ts'
import { scribe } from './scribe.ts'

/** Ben and Ana have slain a dragon with two gold, while Cleo watches. */
const two = () =>
  fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    { gold: 2 },
  ).wait()

test('a deal is noted with its offers, what each gained and who got the larger part', () => {
  const t = two()
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  t.answer(ben, 'bargain', { accept: 1 }).wait()
  const noted = notedOf(gold, scribe, t.events)
  const of = (figure: string): readonly number[] =>
    Object.entries(noted).flatMap(([name, values]) =>
      name.endsWith(` ${figure}`) && !name.startsWith('game') ? values : [],
    )
  expect(of('deal')).toEqual([1])
  expect(of('offers')).toEqual([1])
  expect(of('party')).toEqual([2])
  expect([...of('gain')].sort()).toEqual([0, 6])
  expect(of('others')).toEqual([0])
  expect(of('largest')).toEqual([1])
  expect(noted['game deal@2']).toEqual([1])
  t.close()
})

test('without a deal nobody gains anything', () => {
  const t = two()
  t.answer(ana, 'bargain', { noDeal: 'yes' }).answer(ben, 'bargain', { noDeal: 'yes' })
  const noted = notedOf(gold, scribe, t.events)
  expect(noted['game deal']).toEqual([0])
  expect(noted['game gain@2']).toEqual([0, 0])
  expect(t.heard(cleo).some(({ type }) => type === 'sharesTaken')).toBe(false)
  t.close()
})
