import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { hoardOf } from '../cards/tokens.ts'
import { type GoldTable, position } from '../position.ts'
import type { ObjectId } from './cards.ts'

type Given = NonNullable<Parameters<typeof position>[0]>

const row = [
  { dragon: 'theHoarder', tokens: { gold: 2, silver: 1 } },
  { dragon: 'emberking', tokens: { gold: 1 } },
  { dragon: 'nightmother', tokens: { gold: 1 } },
  { dragon: 'deepcoil', tokens: { gold: 1 } },
] as const

/** Ben holds the Hand. Ana's Wizard goes to the last dragon; then comes the window between turns. */
const benHasTheHand = (given: Given = {}): GoldTable =>
  position({ row, hands: [[], ['invisibleHand']], ...given }).place(ana, 'wizard', 3)

/** … in which Ben takes a gold token from the first dragon; then Ben plays, and the next window is open. */
const afterTheft = (given: Given = {}): GoldTable =>
  benHasTheHand(given).answer(ben, 'magic', { slip: 'gold@0' }).wait().place(ben, 'wizard', 3)

const goldOn = (t: GoldTable) => t.state.row.map(lair => lair?.tokens.gold ?? 0)
/** The seats that were told of a wrong call. */
const missed = (t: GoldTable) => t.heard('table').flatMap(e => (e.type === 'callMissed' ? [e.seat] : []))

test('R10.14 Invisible Hand: in a window between turns its holder takes a token from a dragon, and keeps the Hand', () => {
  const t = benHasTheHand().answer(ben, 'magic', { slip: 'gold@0' })
  expect(t.hoards[ben]).toEqual({})
  t.wait()
  expect([t.hoards[ben], goldOn(t)]).toEqual([{ gold: 1 }, [1, 1, 1, 1]])
  expect([t.hands[ben], t.state.objects.discards]).toEqual([['invisibleHand'], []])
  t.close()
})

test('R10.14 only who holds the Hand takes, and only what lies open on a dragon', () => {
  const t = benHasTheHand({ hands: [['keenBlade'], ['invisibleHand']] })
  t.refuses(ana, 'magic', { slip: 'gold@0' }, 'not an answer')
  t.refuses(ben, 'magic', { slip: 'blue@0' }, 'R10.14').refuses(ben, 'magic', { slip: 'silver@1' }, 'R10.14')
  t.refuses(ben, 'magic', { invisibleHand: 'gold@0' }, 'not an answer').close()
})

test('R10.14 told: the token is gone, and each knows only whether they took it themselves', () => {
  const t = benHasTheHand().answer(ben, 'magic', { slip: 'gold@0' }).wait()
  for (const viewer of [ana, ben, cleo, 'table'] as const) {
    const took = [ana, ben, cleo].map(seat => (seat === viewer ? { only: [seat], is: seat === ben } : { only: [seat] }))
    expect(t.told(viewer)).toContainEqual(
      expect.objectContaining({ type: 'tokenVanished', spot: 0, token: 'gold', took }),
    )
  }
  t.close()
})

test('R10.14 told: nobody can tell from anything they hear who of the others did it', () => {
  const tellings = [ben, cleo].map(thief => {
    const hands: ObjectId[][] = [[], ['keenBlade'], ['keenBlade']]
    hands[thief] = ['invisibleHand']
    const t = position({ row, hands }).place(ana, 'wizard', 3)
    const heard = [ana, 'table' as const].map(viewer => [t.told(viewer)])
    const hear = () => [ana, 'table' as const].map((viewer, i) => heard[i]?.push(t.told(viewer)))
    for (const seat of [ben, cleo]) {
      t.answer(seat, 'magic', seat === thief ? { slip: 'gold@0' } : { pass: 'yes' })
      hear()
    }
    t.wait()
    hear()
    t.place(ben, 'wizard', 3)
    hear()
    t.wait()
    hear()
    t.close()
    return heard
  })
  expect(tellings[0]).toEqual(tellings[1])
})

test('R10.14 Caught: in the next window anybody else may call that spot; the token goes back, the Hand is discarded', () => {
  const t = afterTheft().answer(cleo, 'magic', { call: '0' })
  expect([t.hoards[ben], t.hands[ben]]).toEqual([{ gold: 1 }, ['invisibleHand']]) // sealed until the window closes
  t.wait()
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({
      type: 'handCaught',
      seat: cleo,
      thief: ben,
      spot: 0,
      token: 'gold',
      back: true,
    })
  expect([t.hoards[ben], goldOn(t)]).toEqual([{}, [2, 1, 1, 1]])
  expect([t.hands[ben], t.state.sides[ben]?.cards, t.state.objects.discards]).toEqual([[], 0, ['invisibleHand']])
  t.close()
})

test('R10.14 Caught: who holds no object may call too, as long as the Hand is about', () => {
  const t = afterTheft({ hands: [[], ['invisibleHand'], []] })
  expect(t.asked(ana)?.name).toBe('magic')
  t.answer(ana, 'magic', { call: '0' }).wait()
  expect(t.state.objects.discards).toEqual(['invisibleHand'])
  t.close()

  const none = benHasTheHand({ hands: [[], ['keenBlade']], discards: ['invisibleHand'] })
  none.refuses(ben, 'magic', { call: '0' }, 'not an answer').refuses(ana, 'magic', { call: '0' }, 'not asked').close()
})

test('R10.14 a call of another spot is wrong: the thief keeps token and Hand', () => {
  const t = afterTheft().answer(cleo, 'magic', { call: '1' }).wait()
  expect(t.told('table')).toContainEqual(expect.objectContaining({ type: 'callMissed', seat: cleo, spot: 1 }))
  expect([t.hoards[ben], t.hands[ben], goldOn(t)]).toEqual([{ gold: 1 }, ['invisibleHand'], [1, 1, 1, 1]])
  t.close()
})

test('R10.14 the thief cannot catch themselves', () => {
  const t = afterTheft().answer(ben, 'magic', { call: '0' }).wait()
  expect([t.hoards[ben], t.hands[ben], missed(t)]).toEqual([{ gold: 1 }, ['invisibleHand'], [ben]])
  t.close()
})

test('R10.14 when the next window has closed it is too late to call', () => {
  const t = afterTheft().wait().place(cleo, 'wizard', 3).answer(ana, 'magic', { call: '0' }).wait()
  expect([t.hoards[ben], t.hands[ben], missed(t)]).toEqual([{ gold: 1 }, ['invisibleHand'], [ana]])
  t.close()
})

test('R10.14 a wrong call: no more calls until as many turns have begun as there are seats', () => {
  const t = benHasTheHand().answer(ana, 'magic', { call: '0' }).wait()
  t.place(ben, 'wizard', 3).refuses(ana, 'magic', { call: '0' }, 'R10.14')
  t.answer(cleo, 'magic', { call: '0' }).wait() // another may still err
  t.place(cleo, 'wizard', 3).refuses(ana, 'magic', { call: '0' }, 'R10.14').wait()
  t.place(ana, 'knight', 0).refuses(cleo, 'magic', { call: '0' }, 'R10.14')
  t.answer(ana, 'magic', { call: '0' }).wait()
  expect(missed(t)).toEqual([ana, cleo, ana])
  t.close()
})

test('R10.14 two call the right spot: neither call is wrong', () => {
  const t = afterTheft().answer(ana, 'magic', { call: '0' }).answer(cleo, 'magic', { call: '0' }).wait()
  expect(t.happened.filter(type => type === 'handCaught')).toHaveLength(1)
  expect(missed(t)).toEqual([])
  t.close()
})

test('R10.14 of each dragon once', () => {
  const t = afterTheft().refuses(ben, 'magic', { slip: 'silver@0' }, 'R10.14')
  t.answer(ben, 'magic', { slip: 'gold@1' }).wait()
  expect([t.hoards[ben], goldOn(t)]).toEqual([{ gold: 2 }, [1, 0, 1, 1]])
  t.close()
})

test('R10.14 after three thefts that nobody caught the Hand is discarded, and there is no fourth', () => {
  const t = afterTheft().answer(ben, 'magic', { slip: 'gold@1' }).wait()
  t.place(cleo, 'wizard', 3).answer(ben, 'magic', { slip: 'gold@2' }).wait()
  expect([t.hoards[ben], t.hands[ben]]).toEqual([{ gold: 3 }, ['invisibleHand']]) // may still be caught
  t.place(ana, 'knight', 0).answer(ben, 'magic', { slip: 'gold@3' }).wait()
  expect(t.told('table')).toContainEqual({ type: 'handSpent', seat: ben })
  expect([t.hoards[ben], t.hands[ben], t.state.objects.discards]).toEqual([{ gold: 3 }, [], ['invisibleHand']])
  t.close()
})

test('R10.14 the third theft can be caught like the first, in the next window between turns; two tokens are kept', () => {
  const t = afterTheft({ hands: [['keenBlade'], ['invisibleHand']] })
    .answer(ben, 'magic', { slip: 'gold@1' })
    .wait()
  t.place(cleo, 'wizard', 3).answer(ben, 'magic', { slip: 'gold@2' }).wait()
  t.answer(ana, 'attack', { keenBlade: 'knight@0' }).wait() // a window in between, to answer the Blade
  t.answer(ana, 'magic', { call: '2' }).wait()
  expect([t.hoards[ben], t.hands[ben], goldOn(t)]).toEqual([{ gold: 2 }, [], [1, 0, 1, 1]])
  expect(t.happened).not.toContain('handSpent')
  t.close()
})

test('R10.14 a Hand that was discarded and comes again begins anew', () => {
  const red = { dragon: 'sunbasker', draught: -7, tokens: { red: 1 } } as const
  const t = position({ row: [row[0], red, row[2]], hands: [[], ['invisibleHand']], objects: [] }).place(
    ana,
    'knight',
    2,
  )
  t.answer(ben, 'magic', { slip: 'gold@0' }).wait().place(ben, 'knight', 2).answer(ana, 'magic', { call: '0' }).wait()
  t.place(cleo, 'knight', 0).place(ana, 'dame', 0).place(ben, 'wizard', 1)
  expect(t.hands[ben]).toEqual(['invisibleHand'])
  t.answer(ben, 'magic', { slip: 'gold@0' }).wait()
  expect(t.hoards[ben]).toEqual({ red: 1, gold: 1 })
  t.close()
})

test('R10.14 a dragon that dies in the meantime takes the proof with it, also if another lies there now', () => {
  const weak = { dragon: 'sunbasker', draught: -4, tokens: { gold: 2 } } as const
  const t = benHasTheHand({ row: [weak, ...row.slice(1)], pile: ['theHoarder'], bag: { silver: 1 } })
  t.answer(ben, 'magic', { slip: 'gold@0' }).wait().place(ben, 'knight', 0)
  expect(t.state.row[0]?.dragon).toBe('theHoarder')
  t.answer(cleo, 'magic', { call: '0' }).wait()
  expect([t.hoards[ben], t.hands[ben], missed(t)]).toEqual([{ gold: 2 }, ['invisibleHand'], [cleo]])
  t.close()
})

test('R10.14 a theft nobody can prove any more counts among the three', () => {
  const weak = { dragon: 'sunbasker', draught: -4, tokens: { gold: 1 } } as const
  const t = benHasTheHand({ row: [weak, ...row.slice(1)] })
    .answer(ben, 'magic', { slip: 'gold@0' })
    .wait()
  t.place(ben, 'knight', 0).answer(ben, 'magic', { slip: 'gold@1' }).wait()
  t.place(cleo, 'wizard', 3).answer(ben, 'magic', { slip: 'gold@2' }).wait()
  t.place(ana, 'knight', 1).wait()
  expect([t.hoards[ben], t.state.objects.discards]).toEqual([{ gold: 3 }, ['invisibleHand']])
  t.close()
})

test('R10.14 caught when the thief was robbed of the token: the Hand is discarded, and nothing can go back', () => {
  const nearlyDead = { dragon: 'sunbasker', draught: -4, attackers: [[ben, 'thief']] } as const
  const t = position({ turn: ben, row: [row[0], nearlyDead], hands: [[], ['invisibleHand']] }).place(ben, 'wizard', 0)
  t.answer(ben, 'magic', { slip: 'gold@0' }).wait().place(cleo, 'thief', 1).wait()
  expect(t.hoards).toEqual([{}, {}, { gold: 1 }])
  t.answer(ana, 'magic', { call: '0' }).wait()
  expect([t.hoards, goldOn(t)[0], t.state.objects.discards]).toEqual([[{}, {}, { gold: 1 }], 1, ['invisibleHand']])
  t.close()
})

test('R10.3 a theft sealed on a dragon that then dies does not happen', () => {
  const weak = { dragon: 'sunbasker', draught: -4, tokens: { gold: 1 }, attackers: [[cleo, 'dame']] } as const
  const t = position({ row: [weak, { dragon: 'theHoarder' }], hands: [['sevenLeagueBoots'], ['invisibleHand']] })
  t.place(ana, 'wizard', 1).answer(ana, 'magic', { sevenLeagueBoots: 'wizard@0' })
  t.answer(ben, 'magic', { slip: 'gold@0' }).wait().wait().wait() // Boots, an answer to them, a look at the loot
  t.deal({ [cleo]: { gold: 1 } }).wait()
  expect([t.hoards, t.hands]).toEqual([
    [{}, {}, { gold: 1 }],
    [[], ['invisibleHand'], []],
  ])
  t.close()
})

test.each([{ dexterity: false }, { clock: 'none' }, { clock: 'days' }] as const)(
  'R12.13 with %o the Hand is played openly: it takes one token and is discarded',
  options => {
    const t = benHasTheHand({ options })
    t.refuses(ben, 'magic', { slip: 'gold@0' }, 'not an answer').refuses(ben, 'magic', { call: '0' }, 'not an answer')
    t.refuses(ana, 'magic', { pass: 'yes' }, 'not asked').answer(ben, 'magic', { invisibleHand: 'gold@0' })
    if (t.state.stage?.at === 'window') t.wait()
    for (const viewer of [ana, ben, 'table'] as const)
      expect(t.told(viewer)).toContainEqual({ type: 'tokenTaken', seat: ben, spot: 0, token: 'gold' })
    expect([t.hoards[ben], goldOn(t), t.state.objects.discards]).toEqual([{ gold: 1 }, [1, 1, 1, 1], ['invisibleHand']])
    t.close()
  },
)

test('R12.13 played openly the Hand can be cancelled, and needs a token that lies open', () => {
  const options = { dexterity: false }
  const t = benHasTheHand({ options, hands: [['wardstone'], ['invisibleHand']] })
  t.answer(ben, 'magic', { invisibleHand: 'gold@0' }).wait().answer(ana, 'magic', { wardstone: 'yes' }).wait()
  expect([t.hoards[ben], t.state.row[0]?.tokens]).toEqual([{}, hoardOf({ gold: 2, silver: 1 })])
  t.close()

  const bare = benHasTheHand({
    options,
    row: [{ dragon: 'theHoarder' }, null, null, { dragon: 'deepcoil' }],
  })
  bare.refuses(ben, 'magic', { invisibleHand: 'gold@0' }, 'R10.5').close()
})

test('R10.14 the next window is the next, also if the seat about to play has left in between', () => {
  const t = benHasTheHand({ seats: 4, hands: [[], [], ['invisibleHand'], []] })
  t.answer(cleo, 'magic', { slip: 'gold@0' }).leaves(ben).wait()
  t.answer(ana, 'magic', { call: '0' }).wait()
  expect([t.hands[cleo], goldOn(t)[0], missed(t)]).toEqual([[], 2, []])
  t.close()
})
