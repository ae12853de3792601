import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { type FistTable, guest, type Position, position } from '../position.ts'
import type { Purse } from '../types.ts'
import { choose, gain, gainStone, playChosen, pushLuck, type Step, score, steal } from './steps.ts'

/* The words that only guests have: chapter 7. */

const upFor = (steps: readonly Step[], more: Partial<Position> = {}): FistTable =>
  position({ up: guest(...steps), purses: [{ fairy: 4, silver: 3 }, { fairy: 3, silver: 2 }, { fairy: 2 }], ...more })
const whenStones = (stones: number, otherwise: readonly Step[] = []): Step => ({
  do: 'if',
  holds: { stones },
  steps: [gain({ silver: 4 })],
  otherwise,
})

test('R7.6 a condition on stones: what it says if they are there, the other thing if not', () => {
  const steps = [whenStones(3, [gain({ common: 1 })])]
  expect(upFor(steps, { stones: [{ red: 3 }] }).anaWins().purses[ana]).toEqual({ fairy: 3, common: 0, silver: 7 })
  expect(upFor(steps, { stones: [{ red: 2 }] }).anaWins().purses[ana]).toEqual({ fairy: 3, common: 1, silver: 3 })
})

test('R7.6 nothing happens if the condition does not hold and there is nothing else, and it is said', () => {
  const t = upFor([whenStones(3)]).anaWins()
  expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R7.6' })
})

test.each([
  ['one colour', { alike: 2 }, { stones: [{ red: 2 }] }, { stones: [{ red: 1, blue: 1 }] }],
  ['every colour', 'every colour', { stones: [{ red: 1, blue: 1, yellow: 1 }] }, { stones: [{ red: 2, blue: 1 }] }],
  ['points', { points: 1 }, { points: [1] }, { points: [0, 2, 2] }],
  ['fewest points, shared', 'fewest points', { points: [1, 1, 2] }, { points: [1, 0, 2] }],
  ['most points, shared', 'most points', { points: [1, 1, 0] }, { points: [1, 2, 0] }],
  ['fewest stones', 'fewest stones', { stones: [{}, { red: 1 }, {}] }, { stones: [{ red: 1 }, {}, { red: 1 }] }],
  ['most stones', 'most stones', { stones: [{ red: 1 }, { red: 1 }] }, { stones: [{ red: 1 }, { red: 2 }] }],
  ['the round', { round: 2 }, { round: 2 }, { round: 1 }],
] as const)('R7.6 a condition on %s holds, and does not', (_, holds, yes, no) => {
  const steps: readonly Step[] = [{ do: 'if', holds, steps: [gain({ silver: 4 })], otherwise: [] }]
  expect(upFor(steps, yes as Partial<Position>).anaWins().purses[ana]?.silver).toBe(7)
  expect(upFor(steps, no as Partial<Position>).anaWins().purses[ana]?.silver).toBe(3)
})

test('R7.6 a condition on bidders counts those who bid gold, the winner too', () => {
  const steps: readonly Step[] = [{ do: 'if', holds: { bidders: 2 }, steps: [gain({ silver: 4 })], otherwise: [] }]
  expect(upFor(steps).bids(2, 1, 0).purses[ana]?.silver).toBe(7)
  expect(upFor(steps).bids(2, 0, 0).purses[ana]?.silver).toBe(3)
})

test('R7.6 a condition is looked at when its turn comes, and none is about what is behind a screen', () => {
  const t = upFor([gainStone('red'), whenStones(1)]).anaWins()
  expect(t.purses[ana]?.silver).toBe(7)
  const secret = { do: 'if', holds: { silver: 3 }, steps: [score(1)], otherwise: [] } as unknown as Step
  expect(() => guest(secret)).toThrow('card.steps[0].holds')
})

test('R7.7 the lowest bidder is who bid least, but something', () => {
  const t = upFor([choose('lowest bidder'), steal], { stones: [{}, { red: 1 }, { blue: 1 }], seats: 4, purses: [] })
  t.bids(4, 2, 1, 0)
  expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
})

test('R7.7 an amulet counts for the lowest bidder', () => {
  const stones = [{}, { red: 1 }, { blue: 1 }]
  const t = upFor([choose('lowest bidder'), steal], { stones, amulets: [0, 1], purses: [] })
  t.bids(6, { fairy: 2, amulet: 1 }, 3)
  expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
})

test('R7.7 among equals the winner chooses the lowest bidder', () => {
  const t = upFor([choose('lowest bidder'), steal], { stones: [{}, { red: 1 }, { blue: 1 }] })
  t.bids(4, 1, 1).answer(ana, 'rival', ben)
  expect(t.stones[ana]).toEqual({ red: 1, blue: 0, yellow: 0 })
  t.close()
})

test('R7.7 nobody is lowest if nobody else bid, and nothing is stolen', () => {
  const t = upFor([choose('lowest bidder'), steal], { stones: [{}, { red: 1 }, { blue: 1 }] }).anaWins()
  expect(t.stones[ana]).toEqual({ red: 0, blue: 0, yellow: 0 })
  expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
})

test('R7.7 the rival with most points, or with most stones', () => {
  const table = { points: [2, 0, 1], stones: [{}, { red: 3 }, { blue: 1 }] }
  expect(upFor([choose('most points'), steal], table).anaWins().stones[ana]?.blue).toBe(1)
  expect(upFor([choose('most stones'), steal], table).anaWins().stones[ana]?.red).toBe(1)
})

test('R7.7 among equals with most points, or with most stones, the winner chooses', () => {
  const table = { points: [0, 1, 1], stones: [{}, { red: 1 }, { blue: 1 }] }
  for (const what of ['most points', 'most stones'] as const) {
    const t = upFor([choose(what), steal], table)
      .anaWins()
      .answer(ana, 'rival', cleo)
    expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
    t.close()
  }
})

test('R7.8 everybody else takes from the bank, from the left of the winner, while it lasts', () => {
  const t = upFor([{ do: 'othersGain', gain: { silver: 2 } }], { bank: { silver: 3 } }).bids(0, 1, 0)
  expect(t.purses.map(({ silver }) => silver)).toEqual([4, 2, 2])
})

test('R7.8 everybody else pays as far as they can, to the bank or to the winner', () => {
  const pay = (to: 'bank' | 'winner'): readonly Step[] => [{ do: 'othersPay', coins: { silver: 3 }, to }]
  expect(
    upFor(pay('bank'))
      .anaWins()
      .purses.map(({ silver }) => silver),
  ).toEqual([3, 0, 0])
  const t = upFor(pay('winner')).anaWins()
  expect(t.purses.map(({ silver }) => silver)).toEqual([5, 0, 0])
  const told = t.heard(cleo).filter(event => event.type === 'coinsMoved')
  expect(told).toEqual([{ type: 'coinsMoved', from: ben, to: ana, coins: { fairy: 0, common: 0, silver: 2 } }])
})

test('R7.8 that nobody had anything is told as well', () => {
  const t = upFor([{ do: 'othersPay', coins: { common: 1 }, to: 'bank' }]).anaWins()
  expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R7.8' })
  const lose = [choose('colour'), { do: 'othersLoseStones', stones: 1, to: 'bank' }] as const
  const u = upFor(lose, { stones: [{ red: 1 }] })
    .anaWins()
    .answer(ana, 'colour', 'red')
  expect(u.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R7.8' })
  u.close()
})

test('R7.8 spent fairy gold is not touched', () => {
  const t = upFor([{ do: 'othersPay', coins: { fairy: 1 }, to: 'winner' }], { spent: [0, 2, 2] }).bids(3, 3, 0)
  t.silver(1, 0)
  expect(t.purses.map(({ fairy }) => fairy)).toEqual([2, 0, 1])
  expect(t.state.sides.map(({ spent }) => spent)).toEqual([3, 5, 2])
})

test('R7.8 everybody else loses stones of the chosen colour, and the winner none', () => {
  const lose = (to: 'bank' | 'winner'): readonly Step[] => [choose('colour'), { do: 'othersLoseStones', stones: 2, to }]
  const stones = [{ red: 1 }, { red: 3 }, { red: 1 }]
  const t = upFor(lose('bank'), { stones }).anaWins().answer(ana, 'colour', 'red')
  expect(t.stones.map(({ red }) => red)).toEqual([1, 1, 0])
  const u = upFor(lose('winner'), { stones }).anaWins().answer(ana, 'colour', 'red')
  expect(u.stones.map(({ red }) => red)).toEqual([4, 1, 0])
  t.close()
  u.close()
})

test('R7.9 whoever pays coins from behind the screen does it, and fairy gold is gone for good', () => {
  const steps: readonly Step[] = [{ do: 'payFor', price: { fairy: 2, silver: 1 }, steps: [score(1)] }]
  const t = upFor(steps).anaWins().answer(ana, 'may', 'use')
  expect(t.points[ana]).toBe(1)
  expect(t.purses[ana]).toEqual({ fairy: 1, common: 0, silver: 2 })
  expect([t.state.sides[ana]?.spent, t.state.bank.silver]).toEqual([1, upFor(steps).state.bank.silver + 1])
  t.close()
})

test('R7.9 whoever cannot pay is asked all the same, and nobody can tell from what they hear', () => {
  const steps: readonly Step[] = [{ do: 'payFor', price: { silver: 3 }, steps: [score(1)] }]
  const [rich, poor] = [{}, { purses: [{ fairy: 4, silver: 2 }, { fairy: 3 }, {}] }].map(more =>
    upFor(steps, more).anaWins(),
  )
  expect(rich?.asked(ana)?.ask).toMatchObject({ options: ['use', 'decline'], barred: [] })
  expect(poor?.asked(ana)?.ask).toMatchObject({ options: ['decline'], barred: [{ option: 'use', rule: 'R7.9' }] })
  for (const t of [rich, poor]) t?.answer(ana, 'may', 'decline')
  const after = (t: FistTable | undefined) =>
    t?.heard(ben).filter(({ type }) => type !== 'seated' && type !== 'bidSealed')
  expect(after(poor)).toEqual(after(rich))
})

test('R7.9 stones as a price: those one chooses, and no question without them', () => {
  const steps: readonly Step[] = [{ do: 'payFor', price: { any: 2 }, steps: [gain({ common: 3 })] }]
  const t = upFor(steps, { stones: [{ red: 2, blue: 1 }] }).anaWins()
  t.answer(ana, 'may', 'use').answer(ana, 'stones', { red: 1, blue: 1 })
  expect(t.stones[ana]).toEqual({ red: 1, blue: 0, yellow: 0 })
  expect(t.purses[ana]?.common).toBe(3)
  t.close()
  const without = upFor(steps, { stones: [{ red: 1 }] }).anaWins()
  expect(without.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R7.9' })
})

test('R7.2 what is chosen under a condition or for a price may be missing afterwards', () => {
  const problem = (...steps: readonly Step[]): string => {
    try {
      guest(...steps)
      return ''
    } catch (error) {
      return String(error)
    }
  }
  const when = (...steps: readonly Step[]): Step => ({ do: 'if', holds: { stones: 1 }, steps, otherwise: [] })
  expect(problem(when(choose('rival')), steal)).toContain('(R7.2)')
  expect(problem({ do: 'payFor', price: { silver: 1 }, steps: [choose('colour')] }, gainStone('chosen'))).toContain(
    '(R7.2)',
  )
  expect(problem(when(choose('rival'), steal))).toBe('')
  expect(problem({ ...when(choose('rival')), otherwise: [choose('runner-up')] } as Step, steal)).toBe('')
})

test('R7.14 stones are drawn only against a colour that the bank has', () => {
  const t = upFor([choose('colour'), pushLuck], { bank: { stones: { red: 0, blue: 1, yellow: 1 } } }).anaWins()
  expect(t.asked(ana)?.ask).toMatchObject({ options: ['blue', 'yellow'], barred: [{ option: 'red', rule: 'R7.14' }] })
  t.rolls(0).answer(ana, 'colour', 'yellow').answer(ana, 'luck', 'stop')
  expect(t.stones[ana]).toEqual({ red: 0, blue: 1, yellow: 0 })
  t.close()
})

test('R7.14 if the colour has gone from the bank before the first draw, nothing is drawn', () => {
  const steps = [choose('colour'), { do: 'gainStone', colour: 'chosen' }, pushLuck] as const
  const t = upFor(steps, { bank: { stones: { red: 1, blue: 4, yellow: 0 } } })
    .anaWins()
    .answer(ana, 'colour', 'red')
  expect(t.stones[ana]).toEqual({ red: 1, blue: 0, yellow: 0 })
  expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'R7.14' })
  t.close()
})

test('R3.10 any colour may be named for anything else, also before another choice of a colour to draw against', () => {
  const steps = [
    choose('colour'),
    { do: 'everyoneLosesColour' },
    choose('colour in the bank'),
    pushLuck,
  ] as const satisfies readonly Step[]
  const t = upFor(steps, { bank: { stones: { red: 0, blue: 1, yellow: 1 } } }).anaWins()
  expect(t.asked(ana)?.ask).toMatchObject({ options: ['red', 'blue', 'yellow'], barred: [] })
})

test('R7.15 a guest that can do more than use a card still to come is auctioned as the last one', () => {
  const id = guest(gain({ silver: 3 }), choose('unseen character'), playChosen)
  const t = position({ up: 'redDragon', unseen: [id] }).anaWins()
  expect(t.up).toBe(id)
  t.rolls(0, 0).anaWins()
  expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E48' })
  expect(t.purses[ana]?.silver).toBe(8)
  const copier = guest(choose('auctioned character'), playChosen, choose('unseen character'), playChosen)
  expect(position({ up: 'redDragon', unseen: [copier] }).anaWins().up).toBe(copier)
})

test('R7.15 E47 one that can do nothing else is passed over as the last card', () => {
  const paid: Step = { do: 'payFor', price: { silver: 1 }, steps: [choose('unseen character'), playChosen] }
  for (const id of [guest(paid), guest({ do: 'giveFairyBid' }, { do: 'drawCharacter' }, playChosen)]) {
    const t = position({ up: 'redDragon', unseen: [id] })
      .rolls(0, 0)
      .anaWins()
    expect(t.heard('table')).toContainEqual({ type: 'characterPassed', character: id, why: 'nothing left to play' })
  }
})

test('R7.16 a stone is paid with coins of one kind: a fairy and a common one are not two gold', () => {
  const stall: Step = { do: 'buyStones', gold: 2, silver: 6 }
  const mostFor = (purse: Partial<Purse>): unknown =>
    upFor([stall], { purses: [purse] })
      .anaWins()
      .asked(ana)?.ask
  expect(mostFor({ fairy: 2, common: 1, silver: 5 })).toMatchObject({ total: { max: 0 } })
  expect(mostFor({ fairy: 1, common: 2, silver: 6 })).toMatchObject({ total: { max: 2 } })
})
