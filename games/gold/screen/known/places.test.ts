import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { fight, on } from '../../position.ts'
import { placesOf } from './places.ts'

const party = [ana, ben, cleo]

test('R5.10 whoever offers anew keeps their place, and so do all others', () => {
  const t = fight([...on(ben, 'knight'), ...on(cleo, 'dame'), ...on(ana, 'thief')], { gold: 2 }).wait()
  const places = () => placesOf(party, t.state.bargain?.offers ?? []).map(({ seat, offer }) => [seat, offer?.number])
  expect(places()).toEqual([
    [ana, undefined],
    [ben, undefined],
    [cleo, undefined],
  ])
  t.answer(cleo, 'bargain', { offer: { [cleo]: { gold: 2 } } }).answer(ben, 'bargain', {
    offer: { [ben]: { gold: 2 } },
  })
  expect(places()).toEqual([
    [ana, undefined],
    [ben, 2],
    [cleo, 1],
  ])
  t.answer(cleo, 'bargain', { offer: { [cleo]: { gold: 1 }, [ana]: { gold: 1 } } })
  expect(t.state.bargain?.offers.map(({ by }) => by)).toEqual([ben, cleo])
  expect(places()).toEqual([
    [ana, undefined],
    [ben, 2],
    [cleo, 3],
  ])
  t.answer(ben, 'bargain', { withdraw: 'offer' })
  expect(places().map(([seat]) => seat)).toEqual(party)
  t.close()
})
