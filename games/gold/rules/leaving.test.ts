import { describe, expect, test } from 'vitest'
import { ana, ben, cleo, dan } from '#testkit/table'
import { fight, position, some } from '../position.ts'

type More = Parameters<typeof fight>[2]

/** Ben, Cleo and Ana have slain a dragon and bargain over two gold, while Dan watches. */
const talks = (more?: More) =>
  fight(
    [
      [ben, 'knight'],
      [cleo, 'dame'],
      [ana, 'dame'],
    ],
    { gold: 2 },
    { seats: 4, ...more },
  ).wait()

describe('a seat that is given up', () => {
  test('R5.19 its adventurers go home from all dragons, and count there no more', () => {
    const row = [
      { dragon: 'cinderling', attackers: [[cleo, 'knight']] },
      {
        dragon: 'theHoarder',
        attackers: [
          [cleo, 'wizard'],
          [ben, 'dame'],
        ],
      },
    ] as const
    const t = position({ row }).leaves(cleo)
    expect(Object.values(t.state.sides[cleo]?.team ?? {})).not.toContain('away')
    expect(t.state.attackers.map(there => there.map(a => a.seat))).toEqual([[], [ben], [], []])
    t.place(ana, 'wizard', 0)
    expect(t.state.row[0]?.dragon).toBe('cinderling')
    t.close()
  })

  test('R5.19 it is asked nothing any more: its turn passes to the next', () => {
    const t = position().leaves(ana)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    t.refuses(ana, 'attack', { place: 'knight@0' }, 'not asked')
    t.place(ben, 'knight', 0).place(cleo, 'knight', 1)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    t.close()
  })

  test('R5.19 whose turn it is does not change if somebody else leaves', () => {
    const t = position().leaves(ben)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ana })
    t.place(ana, 'knight', 0)
    expect(t.told('table')).toContainEqual({ type: 'turnPassed', seat: cleo })
    expect(t.happened.filter(type => type === 'turnPassed')).toHaveLength(1)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: cleo })
    t.close()
  })

  test('R5.19 if it leaves just before its turn, the next begins', () => {
    const t = position({ hands: [['wardstone']] })
      .place(ana, 'knight', 0)
      .leaves(ben)
    while (t.state.stage?.at === 'window') t.wait()
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: cleo })
    expect(t.heard('table').flatMap(e => (e.type === 'turnBegan' ? e.seat : []))).toEqual([ana, cleo])
    t.close()
  })

  test('R5.19 it leaves once, and not when the game is over', () => {
    const t = position().leaves(ana)
    expect(() => t.leaves(ana)).toThrow('refused')
    t.leaves(ben)
    expect(() => t.leaves(cleo)).toThrow('refused')
    t.close()
  })

  test('R5.19 its hoard is set aside and counts for nobody, not even for majorities', () => {
    const hoards = [{ silver: 2, blue: 1 }, { green: 1 }, { gold: 5, blue: 3, green: 1 }]
    const row = [{ dragon: 'sunbasker', draught: -4 }] as const
    const t = position({ row, hoards }).leaves(cleo).place(ana, 'knight', 0)
    expect(t.state.result?.points).toEqual([2 + 12, 12, 0])
    expect(t.state.result?.ranking).toEqual([1, 2, 3])
    expect(some(t.state.lost)).toEqual({})
    t.close()
  })

  test('R5.19 it comes last, even after somebody who has nothing', () => {
    const row = [{ dragon: 'sunbasker', draught: -4, tokens: { silver: 1 } }] as const
    const t = position({ row, hoards: [{}, {}, { gold: 5 }] })
      .leaves(cleo)
      .place(ana, 'knight', 0)
    expect(t.state.result?.ranking).toEqual([1, 2, 3])
    t.close()
  })

  test('R5.19 R9.7 a black diamond that was set aside curses nobody', () => {
    const row = [{ dragon: 'sunbasker', draught: -4 }] as const
    const t = position({ row, hoards: [{ blue: 1 }, {}, { black: 1, blue: 2 }] })
      .leaves(cleo)
      .place(ana, 'knight', 0)
    expect(t.state.result?.points).toEqual([12, 0, 0])
    t.close()
  })

  test('R5.19 when one seat is left the game ends', () => {
    const t = position({ hoards: [{ silver: 1 }, { gold: 5 }, { gold: 5 }] }).leaves(ben)
    expect(t.state.result).toBe(null)
    t.leaves(cleo)
    expect(t.state.result?.points).toEqual([1, 0, 0])
    expect(t.state.result?.ranking[ana]).toBe(1)
    t.close()
  })

  test('R5.19 R2.6 the others are in a full lock without it', () => {
    const all = ['knight', 'dame', 'thief', 'wizard'] as const
    const strong = { dragon: 'nightmother', draught: 20 } as const
    const attackers = [ana, ben].flatMap(seat => all.slice(1).map(name => [seat, name] as const))
    const t = position({ row: [{ ...strong, attackers }] }).leaves(cleo)
    t.place(ana, 'knight', 0).place(ben, 'knight', 0)
    expect(t.state.stage?.at).toBe('recall')
    expect(t.asked(cleo)).toBe(null)
    t.answer(ana, 'recall', 'dame').answer(ben, 'recall', 'dame')
    expect(t.state.stage).toMatchObject({ at: 'attack' })
    t.close()
  })
})

describe('in a bargain', () => {
  test('R5.19 the rest of the party goes on without it, while the sand runs on', () => {
    const t = talks().leaves(cleo)
    expect(t.state.bargain?.bell).toBe(63_000)
    t.refuses(ana, 'bargain', { offer: { [cleo]: { gold: 2 } } }, 'R5.5')
    t.refuses(cleo, 'bargain', { noDeal: 'yes' }, 'R5.1')
    t.answer(ana, 'bargain', { offer: { [ben]: { gold: 2 } } }).answer(ben, 'bargain', { accept: 1 })
    t.wait()
    expect(t.hoards).toEqual([{}, { gold: 2 }, {}, {}])
    t.close()
  })

  test('R5.19 all offers are gone, and the acceptances with them', () => {
    const t = talks().answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
    t.answer(ben, 'bargain', { accept: 1 }).leaves(cleo)
    expect(t.state.bargain?.offers).toEqual([])
    expect(t.state.bargain?.accepts).toEqual([null, null, null, null])
    t.refuses(ben, 'bargain', { accept: 1 }, 'R5.12')
    t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
    expect(t.state.bargain?.offers.map(o => o.number)).toEqual([2])
    t.close()
  })

  test('R5.19 a deal that was closing is not struck', () => {
    const t = talks().answer(ana, 'bargain', { offer: { [cleo]: { gold: 2 } } })
    t.answer(ben, 'bargain', { accept: 1 }).answer(cleo, 'bargain', { accept: 1 }).leaves(cleo)
    expect(t.state.bargain?.closing).toBe(null)
    t.wait()
    expect(t.happened).toContain('talksFailed')
    expect(t.lost).toEqual({ gold: 2 })
    t.close()
  })

  test('R5.19 if one is left that one takes the loot', () => {
    const t = talks().leaves(cleo)
    expect(t.state.stage?.at).toBe('bargain')
    t.leaves(ana)
    expect(t.hoards).toEqual([{}, { gold: 2 }, {}, {}])
    t.close()
  })

  test('R5.19 also before the sand runs', () => {
    const placed = [
      [ben, 'knight'],
      [ana, 'dame'],
    ] as const
    const t = fight(placed, { gold: 2 }).leaves(ana).wait()
    expect(t.happened).not.toContain('sandRan')
    expect(t.hoards).toEqual([{}, { gold: 2 }, {}])
    t.close()
  })

  test('R5.19 R5.9 if all the others have said “no deal” the loot is lost at once', () => {
    const t = talks().answer(ana, 'bargain', { noDeal: 'yes' }).answer(ben, 'bargain', { noDeal: 'yes' }).leaves(cleo)
    expect(t.told('table')).toContainEqual({ type: 'talksFailed', why: 'refused' })
    t.close()
  })

  test('R5.19 if somebody leaves who is not of the party, offers stand and a deal goes on closing', () => {
    const t = talks().answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
    t.answer(ben, 'bargain', { accept: 1 }).answer(cleo, 'bargain', { accept: 1 }).leaves(dan)
    expect(t.state.bargain?.closing).toEqual({ number: 1, closes: 4_000 })
    t.wait()
    expect(t.hoards[ana]).toEqual({ gold: 2 })
    t.close()
  })

  test('R5.19 it cannot be robbed, and its Thief steals nothing', () => {
    const t = fight(
      [
        [ben, 'thief'],
        [cleo, 'thief'],
        [ana, 'dame'],
      ],
      { gold: 1 },
      { hoards: [{}, {}, { blue: 1 }] },
    ).wait()
    t.leaves(cleo).deal({ [ana]: { gold: 1 } })
    expect(t.hoards).toEqual([{}, { gold: 1 }, { blue: 1 }])
    expect(t.happened.filter(type => type === 'tokenStolen')).toHaveLength(1)
    t.close()
  })

  test('R5.19 R4.3 its Wizard brings no object', () => {
    const t = fight(
      [
        [cleo, 'wizard'],
        [ben, 'knight'],
        [ana, 'dame'],
      ],
      { red: 1 },
    ).wait()
    t.leaves(cleo).deal({ [ben]: { red: 1 } })
    expect(t.hands).toEqual([[], [], []])
    t.close()
  })
})

describe('while it was to choose, or somebody else', () => {
  const thieving = () =>
    fight(
      [
        [ben, 'knight'],
        [cleo, 'dame'],
        [ana, 'thief'],
      ],
      {},
      { hoards: [{}, { gold: 1 }, { blue: 1 }] },
    )

  test('R5.19 R6.3 a thief who leaves before naming a victim steals nothing', () => {
    const t = thieving().leaves(ana)
    expect(t.hoards).toEqual([{}, { gold: 1 }, { blue: 1 }])
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    t.close()
  })

  test('R5.19 R6.3 a seat that leaves before it was named is not robbed', () => {
    const t = thieving().leaves(ben)
    expect(t.hoards).toEqual([{ blue: 1 }, { gold: 1 }, {}])
    t.close()
  })

  test('R5.19 R6.3 nor by a later thief', () => {
    const t = fight(
      [
        [ben, 'knight'],
        [cleo, 'thief'],
        [ana, 'thief'],
      ],
      { gold: 1 },
      { hoards: [{ silver: 1 }] },
    ).wait()
    t.deal({ [ben]: { gold: 1 } }).leaves(ben)
    expect(t.hoards).toEqual([{ silver: 1 }, { gold: 1 }, {}])
    expect(t.happened.filter(type => type === 'tokenStolen')).toHaveLength(2)
    t.close()
  })

  test('R5.19 R6.6 a seat that leaves while the thief looks is not robbed: its hoard is set aside', () => {
    const t = fight(
      [
        [ana, 'wizard'],
        [ben, 'knight'],
        [ana, 'thief'],
      ],
      {},
      { hoards: [{}, { gold: 1, blue: 1 }] },
    )
    expect(t.state.stage?.at).toBe('token')
    t.leaves(ben)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: cleo })
    expect(t.hoards).toEqual([{}, { gold: 1, blue: 1 }, {}])
    t.close()
  })

  test('R5.19 R6.6 a thief who leaves while looking steals nothing', () => {
    const placed = [
      [ana, 'wizard'],
      [ben, 'knight'],
      [ana, 'thief'],
    ] as const
    const t = fight(placed, {}, { hoards: [{}, { gold: 1, blue: 1 }] }).leaves(ana)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    expect(t.hoards).toEqual([{}, { gold: 1, blue: 1 }, {}])
    t.close()
  })

  test('R5.19 R12.7 if the divider leaves the next of the party divides, into fewer heaps', () => {
    const t = fight(
      [
        [ben, 'knight'],
        [cleo, 'dame'],
        [ana, 'dame'],
      ],
      { gold: 2 },
      { options: { division: 'divideAndChoose' } },
    ).leaves(ana)
    expect(t.state.stage).toMatchObject({ at: 'heaps', seat: ben })
    t.refuses(ben, 'heaps', { 2: { gold: 2 } }, 'R12.7').answer(ben, 'heaps', { 1: { gold: 2 } })
    t.answer(cleo, 'heap', 1)
    expect(t.hoards).toEqual([{}, {}, { gold: 2 }])
    t.close()
  })

  test('R5.19 R12.7 if nobody is left to choose, the divider takes the loot', () => {
    const placed = [
      [ben, 'knight'],
      [ana, 'dame'],
    ] as const
    const t = fight(placed, { gold: 2 }, { options: { division: 'divideAndChoose' } }).leaves(ben)
    expect(t.hoards).toEqual([{ gold: 2 }, {}, {}])
    t.close()
  })

  test('R5.19 R12.7 who leaves before choosing a heap is not waited for', () => {
    const t = fight(
      [
        [cleo, 'knight'],
        [dan, 'dame'],
        [ben, 'dame'],
      ],
      { gold: 1, silver: 2 },
      { seats: 4, options: { division: 'divideAndChoose' } },
    )
    t.answer(ben, 'heaps', { 0: { gold: 1 }, 1: { silver: 1 }, 2: { silver: 1 } })
      .leaves(dan)
      .answer(cleo, 'heap', 0)
    expect(t.hoards.slice(0, 3)).toEqual([{}, { silver: 1 }, { gold: 1 }])
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: cleo })
    t.close()
  })

  test('R5.19 R10.2 in a window it is asked nothing any more', () => {
    const t = position({ hands: [['hornOfRecall'], [], ['wardstone']] }).place(ana, 'knight', 0)
    expect(t.asked(cleo)?.name).toBe('magic')
    t.leaves(cleo)
    expect(t.state.stage?.at).toBe('window')
    t.refuses(cleo, 'magic', { pass: 'yes' }, 'not asked').close()
  })

  test('R5.19 R10.2 an untimed window does not wait for it', () => {
    const t = position({ options: { clock: 'none' }, hands: [['hornOfRecall'], [], ['wardstone']] })
    t.place(ana, 'knight', 0).answer(ana, 'magic', { pass: 'yes' }).leaves(cleo)
    expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
    t.close()
  })
})

describe('at the Market', () => {
  const market = () =>
    position({ market: true, row: [null], pile: ['theUnseen'], hoards: [{ gold: 1 }, { blue: 1 }, { red: 1 }] })

  test('R5.19 R7.8 its offer is gone, and nobody can trade with it', () => {
    const offer = [
      { from: cleo, to: ana, what: { red: 1 } },
      { from: ana, to: cleo, what: { gold: 1 } },
    ]
    const t = market().answer(cleo, 'market', { offer }).leaves(cleo)
    t.refuses(ana, 'market', { accept: 1 }, 'R7.8').refuses(ana, 'market', { offer }, 'R7.5')
    expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, { red: 1 }])
    t.close()
  })

  test('R5.19 R7.5 a trade of three that it had agreed to is not done', () => {
    const offer = [
      { from: ana, to: ben, what: { gold: 1 } },
      { from: ben, to: cleo, what: { blue: 1 } },
      { from: cleo, to: ana, what: { red: 1 } },
    ]
    const t = market().answer(ana, 'market', { offer }).answer(cleo, 'market', { accept: 1 }).leaves(cleo)
    t.answer(ben, 'market', { accept: 1 })
    expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, { red: 1 }])
    t.close()
  })

  test('R5.19 R7.2 it ends when all the others are done', () => {
    const t = market().answer(ana, 'market', { done: 'yes' }).answer(ben, 'market', { done: 'yes' }).leaves(cleo)
    expect(t.happened).toContain('marketClosed')
    t.close()
  })
})
