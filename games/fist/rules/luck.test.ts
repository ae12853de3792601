import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { position } from '../position.ts'
import { noStones, stonesOf } from './counting.ts'

test('E40 the first draw is not asked for; who stops keeps all that was drawn, the rest stays in the bank', () => {
  const t = position({ up: 'rainbowDragon', bank: { stones: { red: 1, blue: 2, yellow: 2 } } }).anaWins()
  t.rolls(1, 3).answer(ana, 'colour', 'red')
  expect(t.asked(ana)).toMatchObject({ name: 'luck', ask: { options: ['stop', 'draw'] } })
  expect(t.state.drawn).toEqual(stonesOf({ blue: 1 }))
  t.answer(ana, 'luck', 'draw').answer(ana, 'luck', 'stop')
  expect(t.stones).toEqual([{ red: 0, blue: 1, yellow: 1 }, noStones, noStones])
  expect([t.state.bank.stones, t.state.drawn]).toEqual([{ red: 1, blue: 1, yellow: 1 }, noStones])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E40 the named colour sends back all that was drawn, but never the stones held before', () => {
  const bank = { stones: { red: 1, blue: 2, yellow: 2 } }
  const t = position({ up: 'rainbowDragon', bank, stones: [{ red: 2, blue: 1 }] }).anaWins()
  t.rolls(1, 0).answer(ana, 'colour', 'red').answer(ana, 'luck', 'draw')
  expect(t.stones).toEqual([{ red: 2, blue: 1, yellow: 0 }, noStones, noStones])
  expect([t.state.bank.stones, t.state.drawn]).toEqual([bank.stones, noStones])
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test('E40 the named colour at the first draw: nothing, and no question', () => {
  const t = position({ up: 'rainbowDragon', bank: { stones: { red: 1, blue: 2, yellow: 2 } } }).anaWins()
  t.rolls(0).answer(ana, 'colour', 'red')
  expect([t.stones[ana], t.up]).toEqual([noStones, 'yellowDragon'])
  t.close()
})

test('E40 the colour named must be in the bank', () => {
  const t = position({ up: 'rainbowDragon', bank: { stones: { red: 0, blue: 2, yellow: 1 } } }).anaWins()
  t.refuses(ana, 'colour', 'red', 'E8')
  t.rolls(2).answer(ana, 'colour', 'blue').answer(ana, 'luck', 'stop')
  expect(t.stones[ana]).toEqual(stonesOf({ yellow: 1 }))
  t.close()
})

test('E40 a bank with one colour only: that colour is named, and surely nothing is won', () => {
  const bank = { stones: stonesOf({ blue: 3 }) }
  const t = position({ up: 'rainbowDragon', bank, stones: [{ red: 1 }] })
    .rolls(1)
    .anaWins()
  expect(t.told('table')).toContainEqual({ type: 'colourChosen', seat: ana, colour: 'blue' })
  expect([t.stones[ana], t.state.bank.stones, t.up]).toEqual([stonesOf({ red: 1 }), bank.stones, 'yellowDragon'])
  t.close()
})

test('E40 an empty bank: nothing', () => {
  const t = position({ up: 'rainbowDragon', bank: { stones: noStones } }).anaWins()
  expect(t.happened).toContain('nothingDone')
  expect([t.stones, t.up]).toEqual([[noStones, noStones, noStones], 'yellowDragon'])
  t.close()
})

test('E40 the bag cannot run dry: when only the named colour is left, one draw too many loses all', () => {
  const t = position({ up: 'rainbowDragon', bank: { stones: { red: 1, blue: 1, yellow: 0 } } }).anaWins()
  t.rolls(1).answer(ana, 'colour', 'red')
  expect(t.state.bank.stones).toEqual(stonesOf({ red: 1 }))
  t.answer(ana, 'luck', 'draw')
  expect([t.stones[ana], t.state.bank.stones]).toEqual([noStones, { red: 1, blue: 1, yellow: 0 }])
  t.close()
})

test('E40 told: everybody sees the stones come out of the bag one by one', () => {
  const t = position({ up: 'rainbowDragon', bank: { stones: { red: 1, blue: 1, yellow: 1 } } }).anaWins()
  const drawn = (stone: object) => ({ type: 'stonesMoved', from: 'bank', to: 'drawn', stones: stonesOf(stone) })
  const seen = () => [ana, ben, 'table' as const].map(viewer => t.told(viewer))
  t.rolls(1, 1).answer(ana, 'colour', 'red')
  for (const told of seen()) {
    expect(told).toContainEqual(drawn({ blue: 1 }))
    expect(told).not.toContainEqual(drawn({ yellow: 1 }))
  }
  t.answer(ana, 'luck', 'draw')
  for (const told of seen()) expect(told).toContainEqual(drawn({ yellow: 1 }))
  t.answer(ana, 'luck', 'stop')
  const kept = { type: 'stonesMoved', from: 'drawn', to: ana, stones: { red: 0, blue: 1, yellow: 1 } }
  for (const told of seen()) expect(told).toContainEqual(kept)
  t.close()
})

test('E41 the Two-headed Dragon draws two stones of a bag with two of each colour; the rest goes back', () => {
  const t = position({ up: 'twoHeadedDragon' }).rolls(5, 4).anaWins()
  expect(t.stones).toEqual([stonesOf({ yellow: 2 }), noStones, noStones])
  expect(t.state.bank.stones).toEqual({ red: 8, blue: 8, yellow: 6 })
  t.close()
})

test('E41 no more than two of a colour are in the bag, and of a short colour what there is', () => {
  const t = position({ up: 'twoHeadedDragon', bank: { stones: { red: 8, blue: 1, yellow: 0 } } })
    .rolls(2, 0)
    .anaWins()
  expect(t.stones[ana]).toEqual({ red: 1, blue: 1, yellow: 0 })
  expect(t.state.bank.stones).toEqual(stonesOf({ red: 7 }))
  t.close()
})

test('E41 two stones left in the bank: both are drawn', () => {
  const t = position({ up: 'twoHeadedDragon', bank: { stones: { red: 1, blue: 0, yellow: 1 } } })
    .rolls(0)
    .anaWins()
  expect([t.stones[ana], t.state.bank.stones]).toEqual([{ red: 1, blue: 0, yellow: 1 }, noStones])
  t.close()
})

test('E41 one stone left in the bank: that one', () => {
  const t = position({ up: 'twoHeadedDragon', bank: { stones: stonesOf({ blue: 1 }) } }).anaWins()
  expect([t.stones[ana], t.state.bank.stones]).toEqual([stonesOf({ blue: 1 }), noStones])
  t.close()
})

test('E41 an empty bank: nothing', () => {
  const t = position({ up: 'twoHeadedDragon', bank: { stones: noStones } }).anaWins()
  expect(t.happened).toContain('nothingDone')
  expect([t.stones[ana], t.up]).toEqual([noStones, 'yellowDragon'])
  t.close()
})
