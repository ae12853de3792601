import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { fight, on } from '../../position.ts'
import { lastOffersOf } from './last-offers.ts'

const party = [...on(ben, 'knight'), ...on(ana, 'knight')]
const [mine, even] = [
  { [ana]: { gold: 2 }, [ben]: { silver: 1 } },
  { [ana]: { gold: 1 }, [ben]: { gold: 1, silver: 1 } },
]
const bargain = () => fight(party, { gold: 2, silver: 1 }).wait()

test('R5.15 a last offer was really the last if no other of the same seat came after it', () => {
  const t = bargain()
  t.answer(ana, 'bargain', { offer: mine }).answer(ana, 'bargain', { say: 'my last offer' })
  expect(lastOffersOf(t.events)).toEqual([{ seat: ana, said: 1, kept: 1 }])
  t.answer(ben, 'bargain', { offer: even })
  expect(lastOffersOf(t.events)).toEqual([{ seat: ana, said: 1, kept: 1 }])
  t.answer(ana, 'bargain', { offer: even })
  expect(lastOffersOf(t.events)).toEqual([{ seat: ana, said: 1, kept: 0 }])
  t.answer(ana, 'bargain', { say: 'my last offer' }).answer(ana, 'bargain', { say: 'my last offer' })
  expect(lastOffersOf(t.events)).toEqual([{ seat: ana, said: 2, kept: 1 }])
  t.close()
})

test('what is said without an offer, and what nobody says, is not counted', () => {
  const t = bargain().answer(ana, 'bargain', { say: 'my last offer' })
  t.answer(ana, 'bargain', { offer: mine })
  expect(lastOffersOf(t.events)).toEqual([])
  t.close()
})
