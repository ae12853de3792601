import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { type Seat, type Viewer, viewersOf } from '#kernel/seat'
import { knows, type Only, peek } from '#kernel/secret'
import { ana, ben, cleo } from '#testkit/table'
import { hoardOf, minus, noTokens, tokens } from './cards/tokens.ts'
import { ledgerOf } from './notebook.ts'
import { fight, type GoldTable, position, some } from './position.ts'
import type { State } from './types.ts'

/* Chapter 11, item by item: who is told, and who sees it on the table. */

const all = viewersOf([ana, ben, cleo])
const seen = (t: GoldTable, viewer: Viewer): State => redact(t.state, viewer)
/** All viewers who can see this. */
const whoSees = (t: GoldTable, secret: (state: State) => Only<unknown> | undefined): readonly Viewer[] =>
  all.filter(viewer => {
    const it = secret(seen(t, viewer))
    return it !== undefined && knows(it)
  })
const toldToAll = (t: GoldTable, event: object): void => {
  for (const viewer of all) expect(t.told(viewer)).toContainEqual(event)
}

/** Ben's Thief and Ana's Dame have slain a dragon with this loot. */
const brawl = (loot: Parameters<typeof fight>[1], given: Parameters<typeof fight>[2] = {}) =>
  fight(
    [
      [ben, 'thief'],
      [ana, 'dame'],
    ],
    loot,
    given,
  )

test('R11.1 told: a new dragon and what lies open on it', () => {
  const t = brawl({}, { pile: ['greySleeper'], bag: { gold: 1 } })
  toldToAll(t, { type: 'dragonDrawn', spot: 0, dragon: 'greySleeper', tokens: hoardOf({ gold: 1 }) })
  t.close()
})

test('R11.1 told: the hidden part when it is drawn, at the kill', () => {
  const row = [{ dragon: 'cinderling', tokens: { blue: 1 }, draught: -1 }] as const
  const t = position({ row, bag: { gold: 1 } }).place(ana, 'knight', 0)
  toldToAll(t, {
    type: 'hiddenDrawn',
    dragon: 'cinderling',
    tokens: hoardOf({ gold: 1 }),
  })
  t.close()
})

test('R11.3 the hidden part is nowhere before it is drawn: at the kill any token of the bag can come', () => {
  for (const [roll, token] of ['silver', 'gold', 'black'].entries()) {
    const row = [{ dragon: 'cinderling', draught: -1 }, { dragon: 'theHoarder' }] as const
    const t = position({ row, bag: { silver: 1, gold: 1, black: 1 } })
      .rolls(roll)
      .place(ana, 'knight', 0)
    expect(t.hoards[ana]).toEqual({ [token]: 1 })
    t.close()
  }
})

test('R11.1 told: who was placed where, in order, and who lies awake or resting', () => {
  const t = position({ resting: [[], ['knight', 'dame', 'thief', 'wizard']] }).place(ana, 'thief', 2)
  toldToAll(t, {
    type: 'adventurerPlaced',
    seat: ana,
    adventurer: 'thief',
    spot: 2,
    blade: null,
    dragon: 'nightmother',
  })
  toldToAll(t, { type: 'turnBegan', seat: ben, awoke: ['knight', 'dame', 'thief', 'wizard'] })
  t.place(ben, 'wizard', 2)
  for (const viewer of all) {
    expect(seen(t, viewer).attackers[2]?.map(a => [a.seat, a.adventurer])).toEqual([
      [ana, 'thief'],
      [ben, 'wizard'],
    ])
    expect(seen(t, viewer).sides[ana]?.team.thief).toBe('away')
  }
  t.close()
})

test('R11.1 told: offers and acceptances, also to who is not of the party', () => {
  const t = brawl({ gold: 2 }).wait()
  t.answer(ben, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { gold: 1 } } })
  const shares = [hoardOf({ gold: 1 }), hoardOf({ gold: 1 })]
  toldToAll(t, expect.objectContaining({ type: 'offerMade', seat: ben, number: 1, shares }))
  t.answer(ana, 'bargain', { accept: 1 })
  toldToAll(t, { type: 'offerAccepted', seat: ana, number: 1 })
  t.close()
})

test('R11.1 told: what was agreed', () => {
  const t = brawl({ gold: 2 })
    .wait()
    .rolls(0)
    .deal({ [ana]: { gold: 2 } })
  const shares = [noTokens, hoardOf({ gold: 2 })]
  toldToAll(t, { type: 'dealStruck', by: ben, shares })
  toldToAll(t, { type: 'sharesTaken', party: [ben, ana], shares })
  t.close()
})

test('R11.1 told: what was lost', () => {
  const t = brawl({ gold: 2 }).wait().wait()
  toldToAll(t, { type: 'lootLost', tokens: hoardOf({ gold: 2 }) })
  for (const viewer of all) expect(some(seen(t, viewer).lost)).toEqual({ gold: 2 })
  t.close()
})

test('R11.2 a hoard is seen by its owner alone', () => {
  const t = position({ hoards: [{ gold: 1 }] })
  expect(whoSees(t, state => state.sides[ana]?.hoard)).toEqual([ana])
  expect(whoSees(t, state => state.sides[ben]?.hoard)).toEqual([ben]) // including an empty one
  t.close()
})

test('R11.2 told: a stolen token is known to thief and victim, the others hear who robbed whom', () => {
  const t = position({
    row: [{ dragon: 'sunbasker', draught: -3, attackers: [[ben, 'thief']] }],
    hoards: [{ gold: 1, white: 1 }],
    pile: ['theHoarder'],
    bag: { red: 1 },
  })
  t.rolls(1).place(ana, 'dame', 0)
  const stolen = { type: 'tokenStolen', seat: ben, victim: ana }
  for (const viewer of [ana, ben])
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben], is: 'white' } })
  for (const viewer of [cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben] } })
  t.close()
})

test('R11.2 the screen that a Thief with a Wizard looks behind is seen by the two, and by them only for the look', () => {
  const t = fight(
    [
      [ben, 'thief'],
      [ben, 'wizard'],
      [ana, 'dame'],
    ],
    {},
    { hoards: [{ gold: 1, white: 1 }] },
  )
  const screen = (state: State) => (state.stage?.at === 'token' ? state.stage.screen : undefined)
  expect(whoSees(t, screen)).toEqual([ana, ben])
  expect(whoSees(t, state => state.sides[ana]?.hoard)).toEqual([ana])
  t.answer(ben, 'token', 'gold')
  expect(whoSees(t, screen)).toEqual([])
  t.close()
})

test('R11.2 told: of a trade the partners know what, the others how many', () => {
  const t = position({ market: true, row: [null], hoards: [{ gold: 2 }, { white: 1 }], pile: ['theHoarder'] })
  const what = [
    { from: ana, to: ben, what: { gold: 2 } },
    { from: ben, to: ana, what: { white: 1 } },
  ]
  t.answer(ana, 'market', { offer: what }).answer(ben, 'market', { accept: 1 })
  const done = {
    type: 'tradeDone',
    number: 1,
    partners: [ana, ben],
    moved: [
      { from: ana, to: ben, count: 2 },
      { from: ben, to: ana, count: 1 },
    ],
    lapsed: [],
  }
  for (const viewer of [ana, ben])
    expect(t.told(viewer)).toContainEqual({ ...done, deal: { only: [ana, ben], is: what } })
  for (const viewer of [cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ ...done, deal: { only: [ana, ben] } })
  t.close()
})

test('R11.3 what is in the bag is seen by nobody, how much by all', () => {
  const t = position({ bag: { gold: 3, black: 1 } })
  expect(whoSees(t, state => state.bag)).toEqual([])
  for (const viewer of all) expect(seen(t, viewer).inBag).toBe(4)
  t.close()
})

test('R11.3 which dragons are still to come all can know, which is next nobody: it is drawn when it comes', () => {
  for (const [roll, dragon] of ['sunbasker', 'oldBoaster'].entries()) {
    const row = [{ dragon: 'cinderling', draught: -1, tokens: {} }, { dragon: 'theHoarder' }] as const
    const t = position({ row, pile: ['sunbasker', 'oldBoaster'], bag: { gold: 2 } })
    for (const viewer of all) expect(seen(t, viewer).pile).toEqual(['sunbasker', 'oldBoaster'])
    t.rolls(0, roll).place(ana, 'knight', 0)
    expect(t.state.row[0]?.dragon).toBe(dragon)
    t.close()
  }
})

test('R11.2 R11.3 objects: all see how many somebody holds, how many are left and what is discarded; which, the owner', () => {
  const t = position({ hands: [['wardstone', 'keenBlade']], discards: ['hornOfRecall'] })
  expect(whoSees(t, state => state.sides[ana]?.hand)).toEqual([ana])
  expect(whoSees(t, state => state.objects.cards)).toEqual([])
  for (const viewer of all) {
    const { sides, objects } = seen(t, viewer)
    expect([sides[ana]?.cards, objects.size, objects.discards]).toEqual([2, 14, ['hornOfRecall']])
  }
  t.close()
})

test('R11.2 told: who takes an object, all hear; which, only that seat', () => {
  const party = [
    [ben, 'knight'],
    [ana, 'wizard'],
  ] as const
  const t = fight(party, { red: 1 }, { objects: ['wardstone'] })
    .wait()
    .deal({ [ana]: { red: 1 } })
  const taken = { type: 'objectTaken', seat: ana }
  expect(t.told(ana)).toContainEqual({ ...taken, object: { only: [ana], is: 'wardstone' } })
  for (const viewer of [ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ ...taken, object: { only: [ana] } })
  t.close()
})

/** The last dragon dies. */
const ended = (given: Parameters<typeof position>[0]) =>
  position({ row: [{ dragon: 'sunbasker', draught: -7 }], bag: {}, ...given }).place(ana, 'wizard', 0)

test('R11.1 told: at the end every hoard, what was paid for every colour, and the points', () => {
  const t = ended({ hoards: [{ gold: 1 }, { white: 1 }] })
  toldToAll(t, {
    type: 'screensLifted',
    hoards: [hoardOf({ gold: 1 }), hoardOf({ white: 1 }), noTokens],
    hands: [[], [], []],
  })
  toldToAll(t, { type: 'gemsPaid', gem: 'white', leaders: [ben], paid: [0, 12, 0] })
  toldToAll(t, {
    type: 'gameEnded',
    points: [
      { tokens: 3, gems: 0, sets: 0 },
      { tokens: 0, gems: 12, sets: 0 },
      { tokens: 0, gems: 0, sets: 0 },
    ],
    result: { points: [3, 12, 0], ranking: [2, 1, 3], standing: [2, 1, 3] },
  })
  for (const seat of [ana, ben, cleo]) expect(whoSees(t, state => state.sides[seat]?.hoard)).toEqual(all)
  t.close()
})

test('R11.1 at the end everything is seen, also the objects left in hand', () => {
  const t = ended({ hands: [['wardstone'], ['keenBlade']] })
  for (const seat of [ana, ben]) expect(whoSees(t, state => state.sides[seat]?.hand)).toEqual(all)
  t.close()
})

/** What this viewer can count of each seat, and by how many tokens the count may be off. */
const counted = (t: GoldTable, viewer: Viewer) =>
  ledgerOf(t.heard(viewer)).map(({ known, doubt }) => [some(known), doubt] as const)

/** By how many tokens the count is actually off. */
const errors = (t: GoldTable, viewer: Viewer): readonly number[] =>
  ledgerOf(t.heard(viewer)).map(({ known }, seat) => {
    const off = minus(known, peek((t.state.sides[seat] as State['sides'][number]).hoard))
    return tokens.reduce((sum, token) => sum + Math.abs(off[token]), 0)
  })

test('R11.4 who remembers well knows every hoard, as long as nothing was done in secret', () => {
  const t = fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    { gold: 2, blue: 1 },
  )
  t.wait().deal({ [ana]: { gold: 2 }, [ben]: { blue: 1 } })
  for (const viewer of all)
    expect(counted(t, viewer)).toEqual([
      [{ gold: 2 }, 0],
      [{ blue: 1 }, 0],
      [{}, 0],
    ])
  t.close()
})

test('R11.4 after a theft the others count with a ±, thief and victim without', () => {
  const t = brawl({ gold: 1, blue: 1 })
    .wait()
    .rolls(1)
    .deal({ [ana]: { gold: 1, blue: 1 } })
  for (const viewer of [ana, ben])
    expect(counted(t, viewer)).toEqual([
      [{ gold: 1 }, 0],
      [{ blue: 1 }, 0],
      [{}, 0],
    ])
  for (const viewer of [cleo, 'table'] as const)
    expect(counted(t, viewer)).toEqual([
      [{ gold: 1, blue: 1 }, 1],
      [{}, 1],
      [{}, 0],
    ])
  t.close()
})

test('R11.4 after a trade the others count with a ± for as many tokens as went to and fro, the partners without', () => {
  const t = fight(
    [
      [ben, 'knight'],
      [ana, 'dame'],
    ],
    { gold: 2, blue: 1 },
    { pile: ['theHoarder', 'emberking', 'deepcoil', 'mossback', 'copperwing', 'cinderling', 'caveLurker'], row: [] },
  )
  t.wait().deal({ [ana]: { gold: 2 }, [ben]: { blue: 1 } })
  t.answer(ana, 'market', {
    offer: [
      { from: ana, to: ben, what: { gold: 2 } },
      { from: ben, to: ana, what: { blue: 1 } },
    ],
  }).answer(ben, 'market', { accept: 1 })
  for (const viewer of [ana, ben])
    expect(counted(t, viewer)).toEqual([
      [{ blue: 1 }, 0],
      [{ gold: 2 }, 0],
      [{}, 0],
    ])
  for (const viewer of [cleo, 'table'] as const)
    expect(counted(t, viewer)).toEqual([
      [{ gold: 2 }, 3],
      [{ blue: 1 }, 3],
      [{}, 0],
    ])
  t.close()
})

/** This seat alone takes a gold token; then Ben takes another from the next dragon with the Invisible Hand. */
const slipped = (first: Seat) => {
  const row = [
    { dragon: 'sunbasker', draught: -7, tokens: { gold: 1 } },
    { dragon: 'theHoarder', tokens: { gold: 1 } },
  ] as const
  const t = position({ row, turn: first, hands: [[], ['invisibleHand']] }).place(first, 'wizard', 0)
  return t.answer(ben, 'magic', { slip: 'gold@1' }).wait()
}

test('R11.4 a token taken with the Invisible Hand is counted by nobody else, and leaves a ± with whoever may have it', () => {
  const t = slipped(ana)
  expect(counted(t, ben)).toEqual([
    [{ gold: 1 }, 0],
    [{ gold: 1 }, 0],
    [{}, 0],
  ])
  for (const viewer of [ana, cleo, 'table'] as const) {
    expect(counted(t, viewer).map(([known]) => known)).toEqual([{ gold: 1 }, {}, {}])
    for (const [seat, error] of errors(t, viewer).entries())
      expect(ledgerOf(t.heard(viewer))[seat]?.doubt).toBeGreaterThanOrEqual(error)
  }
  t.close()
})

test('R11.4 a token that goes back from a caught Hand was never counted, and is not taken off', () => {
  const t = slipped(ben).place(cleo, 'wizard', 1).answer(ana, 'magic', { call: '1' }).wait()
  expect(t.hoards[ben]).toEqual({ gold: 1 })
  for (const viewer of all) expect(counted(t, viewer)[ben]?.[0]).toEqual({ gold: 1 })
  t.close()
})
