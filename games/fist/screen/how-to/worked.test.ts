import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { position } from '../../position.ts'
import { after, bids, price, silver, start, stones, up, values } from './worked.ts'

/** The table of the pictures: Ana is you, Cleo is Clara. */
const table = () => position({ up, stones: [stones], purses: [start.purse, start.purse, start.purse] })

test('R2.7 the fists are worth what the pictures say', () => {
  const t = table().bids(...bids)
  expect(t.heard('table').find(({ type }) => type === 'bidsOpened')).toMatchObject({ bids: bids.map(bid => bid) })
  expect([values[ana], values[ben], values[cleo]]).toEqual([4, 4, 2])
  t.close()
})

test('R2.8 you and Ben are tied, and silver decides', () => {
  const t = table().bids(...bids)
  expect(t.state.auction?.bidders).toEqual([ana, ben])
  t.silver(...silver)
  expect(t.asked(ana)?.name).toBe('either')
  t.close()
})

test('R3.3 the Wizard takes the stones for a point, and you keep what the last picture shows', () => {
  const t = table()
    .bids(...bids)
    .silver(...silver)
    .answer(ana, 'either', 'first')
  expect(t.points).toEqual([after.points, 0, 0])
  expect(t.stones[ana]).toEqual(after.stones)
  expect(t.state.bank.stones).toEqual({ red: 8 + price.red, blue: 8 + price.blue, yellow: 8 + price.yellow })
  expect([t.purses[ana], t.state.sides[ana]?.spent]).toEqual([after.purse, after.spent])
  t.close()
})

test('R1.2 everybody begins with what the page says', () => {
  const t = position({ up: 'witch', before: [] })
  expect(t.purses).toEqual([start.purse, start.purse, start.purse])
  t.close()
})
