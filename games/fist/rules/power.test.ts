import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { toWire } from '#kernel/wire'
import { ana, ben, cleo, dan } from '#testkit/table'
import { position } from '../position.ts'
import { noStones, purse, stonesOf } from './counting.ts'

/** A bank with one colour, and with none. */
const onlyBlue = { stones: { red: 0, blue: 2, yellow: 0 } }
const noneLeft = { stones: noStones }

test('R3.1 the winner uses the power before the next card is turned up', () => {
  const t = position({ up: 'ancientDragon' })
  t.bids(1, 2, 0)
  expect(t.up).toBe(null)
  expect(t.state.unseen).toEqual(['yellowDragon'])
  t.refuses(ana, 'bid', {}, 'not asked').answer(ben, 'colour', 'blue')
  expect(t.stones[ben]).toEqual({ ...noStones, blue: 1 })
  expect(t.up).toBe('yellowDragon')
  t.close()
})

test.each(['ancientDragon', 'rainbowDragon'] as const)('R3.2 the %s takes only a colour that the bank has', up => {
  const t = position({ up, bank: { stones: { red: 0, blue: 1, yellow: 1 } } }).anaWins()
  t.refuses(ana, 'colour', 'red', 'E8')
  if (up === 'rainbowDragon') t.rolls(0)
  t.answer(ana, 'colour', 'blue').close()
})

test('R3.2 the Troll may name one that it has not', () => {
  const t = position({ up: 'troll', stones: [{}, { blue: 1 }], bank: noneLeft })
    .anaWins()
    .answer(ana, 'colour', 'red')
  expect(t.stones[ben]).toEqual(stonesOf({ blue: 1 }))
  t.close()
})

test('R3.3 exactly the stones asked for, of your own and of your choice, go to the bank, and the die turns', () => {
  const t = position({ up: 'magician', stones: [{ red: 3, blue: 2 }, { yellow: 4 }] }).anaWins()
  t.answer(ana, 'either', 'first')
  for (const wrong of [{ red: 3 }, { red: 3, blue: 2 }, { red: 1, blue: 3 }, { yellow: 4 }])
    t.refuses(ana, 'stones', wrong, 'R3.3')
  t.answer(ana, 'stones', { red: 2, blue: 2 })
  expect([t.points, t.stones[ana]]).toEqual([[1, 0, 0], stonesOf({ red: 1 })])
  expect(t.state.bank.stones).toEqual({ red: 10, blue: 10, yellow: 8 })
  t.close()
})

test('R3.4 coins go behind the screen and may be bid in the next auction; stones lie in plain sight', () => {
  const t = position({ up: 'gnome', unseen: ['redDragon', 'yellowDragon'], purses: [{ fairy: 1 }, { fairy: 2 }, {}] })
  t.rolls(0).anaWins().bids({ common: 2 }, 1, 0)
  expect(t.purses[ana]).toEqual(purse({ silver: 2 }))
  const seen = t.state.sides.map(({ purse, stones }) => ({ purse, stones }))
  expect(toWire(redact(seen, 'table'))).toMatchObject([
    { purse: { only: [ana] }, stones: { red: 1 } },
    { purse: { only: [ben] } },
    { purse: { only: [cleo] } },
  ])
  t.close()
})

test('R3.5 a power must be used if it can be; a few leave the choice', () => {
  const quack = position({ up: 'quackWizard', stones: [{ red: 9 }] }).anaWins()
  expect([quack.points, quack.stones[ana], quack.up]).toEqual([[1, 0, 0], noStones, 'yellowDragon'])
  const necromancer = position({ up: 'necromancer' }).anaWins().answer(ana, 'may', 'decline')
  expect([necromancer.points, necromancer.up]).toEqual([[0, 0, 0], 'yellowDragon'])
  for (const t of [quack, necromancer]) t.close()
})

test('R3.6 a power reached through Ghost, Goblin or Imp is used as if that character had been won now', () => {
  const stones = [{}, { red: 1 }, { blue: 1 }]
  const unseen = ['thief', 'yellowDragon'] as const
  const tables = [
    position({ up: 'ghost', stones }).bids(3, 2, 1).answer(ana, 'character', 'thief'),
    position({ up: 'goblin', unseen, stones }).rolls(0).bids(3, 2, 1),
    position({ up: 'imp', unseen, stones }).bids(3, 2, 1).answer(ana, 'character', 'thief'),
  ]
  for (const t of tables) {
    expect(t.stones).toEqual([stonesOf({ red: 1 }), noStones, stonesOf({ blue: 1 })])
    t.close()
  }
})

test('R3.7 the only choice is made for you', () => {
  const t = position({ up: 'ancientDragon', bank: onlyBlue }).anaWins()
  expect([t.stones[ana], t.up]).toEqual([stonesOf({ blue: 1 }), 'yellowDragon'])
  t.close()
})

test('R3.7 but not where that would show what is behind a screen: an empty purse is asked what it buys', () => {
  const t = position({ up: 'merchant', purses: [{ fairy: 1 }, { fairy: 1 }, {}] }).anaWins()
  expect(t.asked(ana)).toMatchObject({ name: 'purchase', ask: { total: { max: 0 } } })
  t.answer(ana, 'purchase', {}).close()
})

test('R3.7 where no choice is possible the power does nothing', () => {
  const t = position({ up: 'ancientDragon', bank: noneLeft }).anaWins()
  expect([t.happened.includes('nothingDone'), t.stones[ana], t.up]).toEqual([true, noStones, 'yellowDragon'])
  t.close()
})

test('R3.9 a rival is any other seat, whatever it holds', () => {
  const t = position({ up: 'brigand', seats: 4, purses: [{ fairy: 2 }, { silver: 3 }, {}, {}] }).anaWins()
  expect(t.asked(ana)).toMatchObject({ name: 'rival', ask: { options: [ben, cleo, dan] } })
  t.refuses(ana, 'rival', ana, 'R3.9').answer(ana, 'rival', dan)
  expect(t.purses[ana]).toEqual(purse({ fairy: 1 }))
  t.close()
})

test('R3.10 where a power says no more, any of the three colours may be named', () => {
  const t = position({ up: 'troll', bank: noneLeft }).anaWins()
  expect(t.asked(ana)).toMatchObject({ name: 'colour', ask: { options: ['red', 'blue', 'yellow'] } })
  t.refuses(ana, 'colour', 'green', 'R3.10').answer(ana, 'colour', 'yellow').close()
})

test('R6.8 coins that the bank has run out of may still be chosen, and bring nothing', () => {
  const t = position({ up: 'magician', stones: [{ red: 4 }], bank: { silver: 0 } }).anaWins()
  t.answer(ana, 'either', 'second')
  expect([t.points, t.stones[ana]]).toEqual([[0, 0, 0], stonesOf({ red: 4 })])
  expect(t.purses[ana]).toEqual({ fairy: 7, common: 2, silver: 5 })
  t.close()
})
