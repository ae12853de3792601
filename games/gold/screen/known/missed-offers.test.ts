import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { type GoldTable, position } from '../../position.ts'
import { missedOffers } from './missed-offers.ts'

const open = (): GoldTable => position({ market: true, hoards: [{ gold: 2 }, { silver: 3 }, { silver: 3 }] })
const swap = (from: number, to: number) => [
  { from, to, what: { silver: 1 } },
  { from: to, to: from, what: { gold: 1 } },
]
const missed = (t: GoldTable) => {
  const standing = (t.state.market?.offers ?? []).filter(({ partners }) => partners.includes(ana)).map(({ by }) => by)
  return missedOffers(t.heard(ana), ana, standing).map(({ number }) => number)
}

test('R7.8 an offer that was replaced by one to somebody else, or taken back, can still be read', () => {
  const t = open().answer(ben, 'market', { offer: swap(ben, ana) })
  expect(missed(t)).toEqual([])
  t.answer(ben, 'market', {
    offer: [
      { from: ben, to: cleo, what: { silver: 1 } },
      { from: cleo, to: ben, what: { silver: 1 } },
    ],
  })
  expect(missed(t)).toEqual([1])
  t.answer(cleo, 'market', { offer: swap(cleo, ana) }).answer(cleo, 'market', { withdraw: 'offer' })
  expect(missed(t)).toEqual([1, 3])
})

test('R7.8 what became a trade was not missed', () => {
  const t = open()
    .answer(ben, 'market', { offer: swap(ben, ana) })
    .answer(ana, 'market', { accept: 1 })
  expect(missed(t)).toEqual([])
})
