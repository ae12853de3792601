import { expect, test } from 'vitest'
import { defaultsOf } from '#kernel/options'
import type { Counts } from '#kernel/question'
import { ana } from '#testkit/table'
import { allTokens, gems, hoardOf, minus, noTokens, one, type Token } from '../cards/tokens.ts'
import { type Options, options as optionTable } from '../options.ts'
import { type GoldTable, position } from '../position.ts'
import { leadersIn, paidFor, pointsOf, total } from './scoring.ts'

type Hoards = readonly Counts<Token>[]
type Given = NonNullable<Parameters<typeof position>[0]>

const usual = defaultsOf(optionTable)
const paid = (hoards: Hoards, options: Partial<Options> = {}) =>
  paidFor(hoards.map(hoardOf), 'blue', { ...usual, ...options })
const points = (hoards: Hoards, options: Partial<Options> = {}) =>
  pointsOf(hoards.map(hoardOf), { ...usual, ...options })

/**
 * The last dragon, without tokens, dies; the bag is empty and the game is over. Tokens not behind a screen are lost.
 */
function ending(hoards: Hoards, options: Partial<Options> = {}, given: Given = {}): GoldTable {
  const row = [{ dragon: 'sunbasker', draught: -7 }] as const
  return position({ seats: hoards.length, hoards, options, row, bag: {}, ...given }).place(ana, 'wizard', 0)
}
const scores = (t: GoldTable) => t.state.result?.points
const basic = { game: 'basic' } as const
const set = { blue: 1, green: 1, purple: 1, yellow: 1, white: 1 }

test('R9.1 silver counts 1, gold 3, red 1, the black diamond 7; gems by themselves nothing', () => {
  const t = ending([{ silver: 2 }, { gold: 2 }, { red: 2 }, { black: 1 }])
  expect(scores(t)).toEqual([2, 6, 2, 7])
  t.close()
  const level = ending([{ blue: 1, silver: 1 }, { blue: 1 }, { blue: 1 }])
  expect(scores(level)).toEqual([1, 0, 0])
  level.close()
})

test('R9.2 in each of the five gem colours whoever has the most is paid, the second nothing', () => {
  for (const gem of gems) {
    const t = ending([{ [gem]: 2 }, { [gem]: 1 }, {}])
    expect([gem, scores(t)]).toEqual([gem, [12, 0, 0]])
    expect(t.told('table')).toContainEqual({ type: 'gemsPaid', gem, leaders: [ana], paid: [12, 0, 0] })
    t.close()
  }
})

test('R9.2 the most of silver, gold or red is paid to nobody', () => {
  for (const game of ['basic', 'advanced'] as const)
    expect(points([{ silver: 5, gold: 5, red: 5 }, {}, {}], { game }).map(p => p.gems)).toEqual([0, 0, 0])
})

test('R9.2 if nobody has any of a colour nobody is paid', () => {
  for (const game of ['basic', 'advanced'] as const) {
    const t = ending([{ green: 1 }, {}, {}], { game })
    expect(t.told('table')).toContainEqual({ type: 'gemsPaid', gem: 'blue', leaders: [], paid: [0, 0, 0] })
    t.close()
  }
})

/** This many of the seats lead with two blue tokens; the others have one. */
const tied = (seats: number, leaders: number): Hoards =>
  Array.from({ length: seats }, (_, seat) => ({ blue: seat < leaders ? 2 : 1 }))
/** The leaders get this, the others nothing. */
const each = (seats: number, leaders: number, prize: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (seat < leaders ? prize : 0))

test.each([
  [3, 15],
  [4, 12],
  [5, 12],
  [6, 10],
])('R9.3 basic, %i seats: whoever leads gets %i, alone or tied with any number', (seats, prize) => {
  for (const leaders of [1, 2, 3, seats]) {
    expect(leadersIn(tied(seats, leaders).map(hoardOf), 'blue')).toHaveLength(leaders)
    expect(paid(tied(seats, leaders), basic)).toEqual(each(seats, leaders, prize))
  }
  expect(paid(Array(seats).fill({}), basic)).toEqual(each(seats, 0, 0))
})

test.each([
  [3, 12, 6],
  [4, 10, 5],
  [5, 10, 5],
  [6, 8, 4],
])(
  'R9.4 advanced, %i seats: a sole leader gets %i, two who are tied %i each, three or more nothing',
  (seats, sole, half) => {
    expect(paid(tied(seats, 1))).toEqual(each(seats, 1, sole))
    expect(paid(tied(seats, 2))).toEqual(each(seats, 2, half))
    for (const leaders of [3, seats]) expect(paid(tied(seats, leaders))).toEqual(each(seats, leaders, 0))
    expect(paid(Array(seats).fill({}))).toEqual(each(seats, 0, 0))
  },
)

test.each([
  [3, 193, 178],
  [4, 178, 168],
  [5, 178, 168],
  [6, 168, 158],
])(
  'R9.3 R9.4 with %i seats all that is in the box is worth %i points in the basic game, %i in the advanced',
  (seats, inBasic, inAdvanced) => {
    const hoards = [minus(allTokens, one('black')), one('black'), ...Array(seats - 2).fill(noTokens)]
    const worth = (game: Options['game']) =>
      pointsOf(hoards, { ...usual, game }).reduce((sum, p) => sum + p.tokens + p.gems, 0)
    expect([worth('basic'), worth('advanced')]).toEqual([inBasic, inAdvanced])
  },
)

test('R9.3 a basic game to its end: all three are tied for blue, two for green', () => {
  const t = ending(
    [
      { blue: 1, green: 2, silver: 1 },
      { blue: 1, green: 2 },
      { blue: 1, green: 1, gold: 1 },
    ],
    basic,
  )
  expect(scores(t)).toEqual([31, 30, 18])
  t.close()
})

test('R9.4 an advanced game to its end: all three are tied for blue, two for green', () => {
  const t = ending([
    { blue: 1, green: 2, silver: 1 },
    { blue: 1, green: 2 },
    { blue: 1, green: 1, gold: 1 },
  ])
  expect(scores(t)).toEqual([7, 6, 3])
  t.close()
})

test.each([
  [4, 12, 10, 5],
  [5, 12, 10, 5],
  [6, 10, 8, 4],
])('R9.3 R9.4 %i seats to the end: the most is worth %i, or %i, or %i to each of two', (seats, inBasic, sole, half) => {
  const endings = [
    [ending(tied(seats, 2), basic), each(seats, 2, inBasic)],
    [ending(tied(seats, 1)), each(seats, 1, sole)],
    [ending(tied(seats, 2)), each(seats, 2, half)],
  ] as const
  for (const [t, expected] of endings) {
    expect(scores(t)).toEqual(expected)
    t.close()
  }
})

test('R9.5 the curse: whoever holds the black diamond gets nothing for gems and nothing for a set', () => {
  const t = ending([{ ...set, black: 1, gold: 1 }, {}, {}])
  expect(scores(t)).toEqual([7 + 3, 0, 0])
  expect(t.told('table')).toContainEqual(
    expect.objectContaining({
      type: 'gameEnded',
      points: [
        { tokens: 10, gems: 0, sets: 0 },
        { tokens: 0, gems: 0, sets: 0 },
        { tokens: 0, gems: 0, sets: 0 },
      ],
    }),
  )
  t.close()
})

test('R9.5 in the basic game there is no curse', () => {
  const t = ending([{ black: 1, blue: 2, green: 1 }, { green: 1 }, {}], basic)
  expect(scores(t)).toEqual([7 + 15 + 15, 15, 0])
  t.close()
})

test.each([
  [3, 6],
  [4, 5],
  [5, 5],
  [6, 4],
])('R9.6 %i seats: who is tied with the cursed alone still gets %i', (seats, half) => {
  const cursed = ([first, ...others]: Hoards): Hoards => [{ ...first, black: 1 }, ...others]
  const nobody = each(seats, 0, 0)
  expect(paid(cursed(tied(seats, 1)))).toEqual(nobody) // the holder alone has the most, so the second gets nothing
  expect(paid(cursed(tied(seats, 2)))).toEqual([0, half, ...nobody.slice(2)])
  expect(paid(cursed(tied(seats, 3)))).toEqual(nobody)
  expect(paid(cursed(tied(seats, seats)))).toEqual(nobody)
})

test('R9.6 a game to its end: the cursed leads blue alone, green with one, purple with two', () => {
  const t = ending([
    { black: 1, blue: 2, green: 1, purple: 1 },
    { blue: 1, green: 1, purple: 1 },
    { blue: 1, purple: 1 },
  ])
  expect(scores(t)).toEqual([7, 6, 0])
  t.close()
})

test('R9.7 where the cursed has not the most nothing changes for the others', () => {
  expect(paid([{ blue: 1, black: 1 }, { blue: 2 }, {}])).toEqual([0, 12, 0])
  expect(paid([{ blue: 1, black: 1 }, { blue: 2 }, { blue: 2 }])).toEqual([0, 6, 6])
  expect(paid([{ black: 1 }, { blue: 2 }, { blue: 2 }, { blue: 2 }])).toEqual([0, 0, 0, 0])
})

test('R9.7 a black diamond that was lost curses nobody', () => {
  const t = ending([set, {}, {}])
  expect([t.state.lost.black, scores(t)]).toEqual([1, [5 * 12 + 5, 0, 0]])
  t.close()
})

test('R9.7 a black diamond that was never drawn curses nobody', () => {
  const t = ending([set, {}, {}], {}, { bag: { black: 1 } })
  expect([t.state.inBag, scores(t)]).toEqual([1, [5 * 12 + 5, 0, 0]])
  t.close()
})

const sets = (hoard: Counts<Token>, options: Partial<Options> = {}) => points([hoard, {}, {}], options)[ana]?.sets

test('R9.8 the set: 5 points, once, for at least one of each of the five gem colours', () => {
  expect(sets(set)).toBe(5)
  expect(sets({ blue: 3, green: 2, purple: 4, yellow: 2, white: 2 })).toBe(5)
})

test('R9.8 a colour short it is no set; gold, silver, red and black stand in for nothing', () => {
  for (const gem of gems) expect([gem, sets({ ...set, [gem]: 0 })]).toEqual([gem, 0])
  expect(sets({ ...set, white: 0, gold: 3, silver: 3, red: 3 })).toBe(0)
})

test('R9.8 everybody who has a set is paid for it, whoever leads', () => {
  const t = ending([set, set, set])
  expect(scores(t)).toEqual([5, 5, 5])
  t.close()
})

test('R9.8 in the basic game there is no bonus for a set', () => {
  expect(sets(set, basic)).toBe(0)
  expect(sets(set, { ...basic, setBonus: 'perSet' })).toBe(0)
})

test('R12.3 setBonus perSet: 5 points for every complete set, six at most', () => {
  const perSet = { setBonus: 'perSet' } as const
  expect([sets(set, perSet), sets({ ...set, white: 0 }, perSet)]).toEqual([5, 0])
  expect(sets({ blue: 3, green: 2, purple: 4, yellow: 2, white: 2 }, perSet)).toBe(10)
  expect(sets({ ...allTokens, black: 0 }, perSet)).toBe(30)
  expect(sets({ ...set, black: 1 }, perSet)).toBe(0)
})

test.each([7, 15, 19])(
  'R12.2 blackDiamond %i is what it is worth, in both games; the curse stays as it is',
  blackDiamond => {
    const t = ending([{ black: 1, blue: 1 }, {}, {}], { blackDiamond })
    expect(scores(t)).toEqual([blackDiamond, 0, 0])
    t.close()
    const plain = ending([{ black: 1, blue: 1 }, {}, {}], { ...basic, blackDiamond })
    expect(scores(plain)).toEqual([blackDiamond + 15, 0, 0])
    plain.close()
  },
)

const places = (t: GoldTable) => [t.state.result?.ranking, t.state.result?.standing]

test('R9.9 most points win', () => {
  const t = ending([{ gold: 1 }, { silver: 4 }, {}])
  expect(places(t)).toEqual([
    [2, 1, 3],
    [2, 1, 3],
  ])
  t.close()
})

test('R9.9 who is tied for the win shares it; a ladder puts more gold first', () => {
  const t = ending([{ silver: 3, red: 3 }, { gold: 2 }, { gold: 1 }])
  expect([scores(t), ...places(t)]).toEqual([
    [6, 6, 3],
    [1, 1, 3],
    [2, 1, 3],
  ])
  t.close()
})

test('R9.9 with as much gold, more tokens in all', () => {
  const t = ending([
    { gold: 1 },
    { gold: 1, blue: 1 },
    { gold: 1, blue: 1, green: 1 },
    { blue: 1, green: 1, silver: 3 },
  ])
  expect([scores(t), ...places(t)]).toEqual([
    [3, 3, 3 + 5, 3 + 5],
    [3, 3, 1, 1],
    [4, 3, 1, 2],
  ])
  t.close()
})

test('R9.9 as much of everything: the ladder has them level too', () => {
  const t = ending([{ gold: 1 }, { gold: 1 }, { gold: 1 }])
  expect(places(t)).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  t.close()
})

test('R9.10 objects left in hand are worth nothing', () => {
  const t = ending([{ silver: 1 }, {}, {}], {}, { hands: [['keenBlade', 'wardstone'], ['hornOfRecall']] })
  expect(scores(t)).toEqual([1, 0, 0])
  t.close()
})

test('R9.1 the points of a seat are those for its tokens, its colours and its sets', () => {
  const [mine] = points([{ ...set, silver: 2, gold: 1 }, { blue: 1 }, {}])
  expect(mine).toEqual({ tokens: 5, gems: 6 + 4 * 12, sets: 5 })
  expect(mine && total(mine)).toBe(64)
})

test('R5.19 the hoard of a seat that has left counts for nobody, not even against the others', () => {
  const hoards = [{ blue: 3, black: 1 }, { blue: 1 }, { silver: 1 }].map(hoardOf)
  expect(pointsOf([null, ...hoards.slice(1)], usual).map(total)).toEqual([0, 12, 1])
})
