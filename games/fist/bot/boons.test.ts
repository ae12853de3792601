import { expect, test } from 'vitest'
import { consult } from '#kernel/bot'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import type { CharacterId } from '../cards/characters.ts'
import { type Boon, boons } from '../cards/steps.ts'
import { fist } from '../index.ts'
import { type FistTable, guest, type Position, position } from '../position.ts'
import { planFor } from './auction/planning.ts'
import { levels, minds } from './levels.ts'
import { valued } from './value/net.ts'

const giver = (boon: Boon): CharacterId => guest({ do: 'thisRound', boon })
const many: readonly CharacterId[] = ['redDragon', 'blueDragon', 'yellowDragon', 'dwarfOfFour', 'dwarfOfFive']
const planAt = (given: Position) => {
  const { state } = position(given)
  return planFor(minds['captain@1'], state, state.auction ?? expect.fail('a card is up'))
}
/** What Ana bids, thirty times over. */
const bidsOf = (t: FistTable): ReadonlySet<unknown> => {
  const bid = (n: number) =>
    consult(levels['knight@1'], fist, t.state, ana, t.heard(ana), diceOf(seedFrom(`${n}`))(0))?.answer
  return new Set(Array.from({ length: 30 }, (_, n) => JSON.stringify(bid(n))))
}

test('R7.12 who alone has the last word wins every tie in a plan, and pays no silver for it', () => {
  const { stage } = planAt({ up: 'redDragon', boons: [[], ['last word']] })
  const tied = (...seats: readonly number[]) => stage.ties[seats.reduce((mask, seat) => mask | (1 << seat), 0)]
  for (const tie of [tied(ana, ben), tied(ben, cleo), tied(ana, ben, cleo)])
    expect(tie && [[...tie.share], [...tie.cost]]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ])
  expect(tied(ana, cleo)?.share[ben]).toBe(0)
  const both = planAt({ up: 'redDragon', boons: [['last word'], ['last word']] }).stage.ties
  expect(both[0b011]?.cost.some(silver => silver > 0)).toBe(true)
})

test('R7.11, R7.12 a game that is surely won costs a coin less with a heavy fist, or with the last word alone', () => {
  const richer = { up: 'quackWizard', points: [2], purses: [{ fairy: 5 }, { fairy: 3 }, { fairy: 2 }] } as const
  const bids = (...boons: readonly (readonly Boon[])[]) => [...bidsOf(position({ ...richer, boons }))]
  expect(bids()).toEqual(['{"fairy":4}'])
  expect(bids(['heavy fist'])).toEqual(['{"fairy":3}'])
  expect(bids(['last word'])).toEqual(['{"fairy":3}'])
  expect(bids(['last word'], ['last word'])).toEqual(['{"fairy":4}'])
})

test('R7.11 with a heavy fist nobody pays the coin that it saves', () => {
  const { actions } = planAt({ up: 'redDragon', purses: [{ fairy: 8 }, { fairy: 3 }, {}], boons: [['heavy fist']] })
  expect(actions[ana]?.map(({ coins, level }) => [coins, level])).toEqual([
    [0, 0],
    [1, 2],
    [2, 3],
    [3, 4],
  ])
})

test.each(boons)('R7.10 %s raises the chances of its owner while cards are to come, and no longer', boon => {
  const chance = (more: Partial<Position>): number =>
    valued(minds['captain@1'].net, position({ up: 'redDragon', ...more }).state).chances()[ana] ?? 0
  const early = { unseen: [...many, 'brigand'], before: [] } as const
  expect(chance({ ...early, boons: [[boon]] })).toBeGreaterThan(chance(early) + 0.001)
  expect(chance({ ...early, boons: [[], [boon]] })).toBeLessThan(chance(early))
  expect(chance({ unseen: [], boons: [[boon]] })).toBe(chance({ unseen: [] }))
})

test('R7.10 shelter is worth nothing where nobody picks out a rival, nor a heavy fist without gold', () => {
  const chance = (more: Partial<Position>): number =>
    valued(minds['captain@1'].net, position({ up: 'redDragon', unseen: many, before: [], ...more }).state).chances()[
      ana
    ] ?? 0
  expect(chance({ boons: [['shelter']] })).toBe(chance({}))
  const poor = { purses: [{ silver: 3 }] }
  expect(chance({ ...poor, boons: [['heavy fist']] })).toBe(chance(poor))
})

test.each(boons)('R7.10 a card that gives %s is worth more at the beginning of a round than at its end', boon => {
  const gain = (unseen: readonly CharacterId[]): number => {
    const { stakes } = planAt({ up: giver(boon), unseen, before: [] })
    const row = 4 // what one coin is worth, for each winner and for nobody
    const own = stakes[ana] ?? expect.fail('Ana bids')
    return (own[row + ana] ?? 0) - (own[row + 3] ?? 0)
  }
  const early = gain(['thief', 'brigand', ...many])
  expect(early).toBeGreaterThan(0)
  expect(early).toBeGreaterThan(gain([]))
})
