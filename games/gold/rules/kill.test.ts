import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { seatsOf, viewersOf } from '#kernel/seat'
import { toWire } from '#kernel/wire'
import { ana, ben, cleo, dan } from '#testkit/table'
import { hoardOf, noTokens } from '../cards/tokens.ts'
import { fight, on, position, some } from '../position.ts'

const anaAndBen = [...on(ben, 'knight'), ...on(ana, 'dame')]
const everybody = viewersOf(seatsOf(3))

test.each([
  ['where nobody is', 0],
  ['where one of their own is', 1],
  ['where somebody else is', 2],
])('R3.1 on their turn a seat places one ready adventurer on any dragon: %s', (_, spot) => {
  const [own, other] = [on(ana, 'wizard'), on(ben, 'wizard')]
  const t = position({
    row: [{ dragon: 'theHoarder' }, { dragon: 'emberking', attackers: own }, { dragon: 'deepcoil', attackers: other }],
  })
  t.place(ana, 'knight', spot)
  expect(t.state.attackers[spot]?.at(-1)).toMatchObject({ seat: ana, adventurer: 'knight' })
  expect(t.state.sides[ana]?.team.knight).toBe('away')
  expect(t.state.turn).toBe(ben)
  t.close()
})

test('R3.1 a resting adventurer, a spot without a dragon and two at once are refused', () => {
  const t = position({ row: [{ dragon: 'theHoarder' }, null, { dragon: 'deepcoil' }], resting: [['dame']] })
  t.refuses(ana, 'attack', { place: 'dame@0' }, 'R3.1')
  t.refuses(ana, 'attack', { place: 'knight@1' }, 'R3.1').refuses(ana, 'attack', { place: 'knight@4' }, 'R3.1')
  t.refuses(ana, 'attack', { place: ['knight@0', 'thief@0'] }, 'R3.1')
  t.close()
})

test.each([
  ['thief', 'one less than its strength does not slay a dragon', false],
  ['dame', 'a sum equal to its strength slays it', true],
  ['knight', 'so does a greater sum', true],
] as const)('R3.2 the %s: %s', (adventurer, _, slain) => {
  const t = position({ row: [{ dragon: 'sunbasker', attackers: on(ben, 'wizard', 'knight') }, { dragon: 'deepcoil' }] })
  t.place(ana, adventurer, 0)
  expect(t.happened.includes('dragonSlain')).toBe(slain)
  t.close()
})

test('R3.2 more than enough changes nothing: the same loot, the same voices', () => {
  const t = position({ row: [{ dragon: 'oldBoaster', tokens: { gold: 2 }, attackers: on(ben, 'knight', 'thief') }] })
  t.place(ana, 'knight', 0)
  expect(t.state.kill).toMatchObject({ party: [ben, ana], loot: hoardOf({ gold: 2 }) })
  t.close()
})

test('R3.2 each dragon has its own sum', () => {
  const others = on(ben, 'knight', 'dame')
  const t = position({ row: [{ dragon: 'oldBoaster' }, { dragon: 'sunbasker', attackers: others }] })
  t.place(ana, 'knight', 0)
  expect(t.happened).not.toContain('dragonSlain')
  t.close()
})

test('R3.3 the order of placement is kept, whatever the order of the seats', () => {
  const t = position({ turn: cleo })
  t.place(cleo, 'wizard', 0).place(ana, 'thief', 0).place(ben, 'wizard', 0).place(cleo, 'thief', 0)
  const order = t.state.attackers[0]?.map(a => `${a.seat} ${a.adventurer}`)
  expect(order).toEqual(['2 wizard', '0 thief', '1 wizard', '2 thief'])
  t.close()
})

test('R3.4 three strong adventurers have one voice, and so has one Wizard', () => {
  const t = fight([...on(ben, 'knight', 'dame', 'thief'), ...on(ana, 'wizard')], { gold: 1 }).wait()
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 1 } } })
  expect(t.state.bargain?.closing).toBe(null)
  t.answer(ana, 'bargain', { accept: 1 })
  expect(t.state.bargain?.closing?.number).toBe(1)
  t.close()
})

test('R3.4 who is only on other dragons is not of the party', () => {
  const row = [{ dragon: 'deepcoil', attackers: on(cleo, 'knight') }] as const
  const t = fight(anaAndBen, { gold: 1 }, { row }).wait()
  expect(t.state.kill?.party).toEqual([ben, ana])
  t.refuses(cleo, 'bargain', { noDeal: 'yes' }, 'R5.1')
  t.close()
})

/** Cinderling (strength 5, hidden 1) with one gold token and Ben's Knight on it. */
const cinderling = [{ dragon: 'cinderling', tokens: { gold: 1 }, attackers: on(ben, 'knight') }] as const

test('R3.5 the hidden number is drawn from the bag and added to the loot', () => {
  const t = position({ row: cinderling, bag: { silver: 3, white: 1 } })
  t.rolls(3).place(ana, 'wizard', 0)
  expect(some(t.state.kill?.loot ?? noTokens)).toEqual({ gold: 1, white: 1 })
  expect(t.state.inBag).toBe(3)
  t.close()
})

test('R3.5 hidden tokens are drawn one after another: what was drawn is no longer in the bag', () => {
  const row = [{ dragon: 'marshDrake', attackers: on(ben, 'knight') }] as const
  const t = position({ row, bag: { silver: 2, blue: 1, black: 1 } })
  t.rolls(2, 2, 1).place(ana, 'thief', 0)
  expect(some(t.state.kill?.loot ?? noTokens)).toEqual({ silver: 1, blue: 1, black: 1 })
  t.close()
})

test('R3.5 a dragon that hides nothing draws nothing', () => {
  const t = position({ row: [{ dragon: 'oldBoaster', tokens: { gold: 1 }, attackers: on(ben, 'knight') }] })
  const before = t.state.inBag
  t.place(ana, 'dame', 0)
  expect(some(t.state.kill?.loot ?? noTokens)).toEqual({ gold: 1 })
  expect(t.state.inBag).toBe(before)
  t.close()
})

test('R3.5 if the bag runs short, what there is; if it is empty, nothing', () => {
  const lair = { dragon: 'caveLurker', tokens: { gold: 1 } } as const
  const row = [lair, { ...lair, dragon: 'mossback' }] as const
  const t = position({ row, bag: { silver: 1, blue: 1 } })
  t.place(ana, 'knight', 0).place(ben, 'knight', 1).rolls(0).place(cleo, 'wizard', 0)
  expect(some(t.state.kill?.loot ?? noTokens)).toEqual({ gold: 1, silver: 1, blue: 1 })
  t.wait().wait()
  t.place(ana, 'dame', 1)
  expect(some(t.state.kill?.loot ?? noTokens)).toEqual({ gold: 1 })
  t.close()
})

test('R3.5 told: before the kill nobody knows the hidden token, then all see it drawn', () => {
  const t = position({ row: cinderling, bag: { silver: 3, white: 1 } })
  for (const viewer of everybody)
    expect(toWire(redact(t.state, viewer))).toMatchObject({ inBag: 4, bag: { only: [] }, kill: null })
  t.rolls(3).place(ana, 'wizard', 0)
  for (const viewer of everybody) {
    expect(t.told(viewer)).toContainEqual({
      type: 'hiddenDrawn',
      dragon: 'cinderling',
      tokens: hoardOf({ white: 1 }),
    })
    expect(toWire(redact(t.state, viewer))).toMatchObject({ bag: { only: [] } })
  }
  t.close()
})

test('R3.6 a party of one takes all the loot at once, the hidden part too', () => {
  const row = [{ dragon: 'cinderling', tokens: { gold: 3 }, attackers: on(ana, 'knight') }] as const
  const t = position({ row: [...row, { dragon: 'deepcoil' }], bag: { silver: 3, white: 1 } })
  t.rolls(3).place(ana, 'dame', 0)
  expect(t.hoards).toEqual([{ gold: 3, white: 1 }, {}, {}])
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
  t.close()
})

test('R3.6 a party of one steals nothing', () => {
  const t = fight(on(ana, 'wizard', 'thief'), { gold: 1 }, { hoards: [{}, { gold: 1 }, { gold: 1 }] })
  expect(t.hoards).toEqual([{ gold: 1 }, { gold: 1 }, { gold: 1 }])
  expect(t.happened).not.toContain('theftFailed')
  t.close()
})

test.each([
  ['its Wizard and a red token bring an object', ['wizard', 'knight'], { red: 2 }, ['keenBlade']],
  ['without a red token there is no object', ['wizard', 'knight'], { gold: 2 }, []],
  ['without its Wizard there is no object', ['knight'], { red: 2 }, []],
] as const)('R3.6 a party of one in the advanced game: %s', (_, names, loot, hand) => {
  const row = [{ dragon: 'deepcoil', attackers: on(ben, 'wizard') }] as const
  const t = fight(on(ana, ...names), loot, { row, objects: ['keenBlade'] })
  expect(t.hands).toEqual([hand, [], []])
  t.close()
})

test('R3.6 a red token in the hidden part brings the object too', () => {
  const row = [{ dragon: 'cinderling', attackers: on(ana, 'wizard') }] as const
  const t = position({ row, bag: { red: 1 }, objects: ['keenBlade'] }).place(ana, 'knight', 0)
  expect(t.hands[ana]).toEqual(['keenBlade'])
  t.close()
})

test('R3.6 in the basic game a party of one takes no object', () => {
  const t = fight(on(ana, 'wizard', 'knight'), { red: 2 }, { options: { game: 'basic' } })
  expect(t.hoards[ana]).toEqual({ red: 2 })
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R3.6 told: all see what a party of one takes, and that it takes an object, but not which', () => {
  const t = fight(on(ana, 'wizard', 'knight'), { red: 1 }, { objects: ['keenBlade'] })
  const taken = { type: 'objectTaken', seat: ana }
  for (const viewer of everybody) {
    expect(t.told(viewer)).toContainEqual({ type: 'sharesTaken', party: [ana], shares: [hoardOf({ red: 1 })] })
    const object = viewer === ana ? { only: [ana], is: 'keenBlade' } : { only: [ana] }
    expect(t.told(viewer)).toContainEqual({ ...taken, object })
  }
  t.close()
})

test('R3.7 without loot there is no bargain, and the turn goes on', () => {
  const t = fight(anaAndBen, {})
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
  t.close()
})

test('R3.7 without loot thieves act all the same', () => {
  const t = fight([...on(ben, 'knight'), ...on(ana, 'thief')], {}, { hoards: [{}, { gold: 1 }] })
  expect(t.hoards).toEqual([{ gold: 1 }, {}, {}])
  t.close()
})

test('R3.7 if the lone Wizard took all there was, there is no bargain; thieves act', () => {
  const t = fight([...on(ana, 'wizard'), ...on(ben, 'thief')], { red: 1 }, { options: { game: 'basic' } })
  expect(t.happened).toContain('redClaimed')
  expect(t.hoards).toEqual([{}, { red: 1 }, {}])
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: cleo })
  t.close()
})

test('R3.8 after the thefts the party goes home, then a new dragon comes, then the turn passes', () => {
  const row = [{ dragon: 'sunbasker', attackers: on(ana, 'knight', 'thief') }, { dragon: 'deepcoil' }] as const
  const t = position({ turn: ben, row, hoards: [{}, { gold: 1 }], pile: ['theUnseen', 'cinderling'] })
  t.rolls(0).place(ben, 'thief', 0)
  const steps = t.happened.filter(type => /Stolen|Failed|Home|Drawn|Passed/.test(type))
  expect(steps).toEqual(['tokenStolen', 'tokenStolen', 'partyWentHome', 'dragonDrawn', 'turnPassed'])
  expect(t.state.row.map(lair => lair?.dragon)).toEqual(['theUnseen', 'deepcoil', undefined, undefined])
  expect(t.state.slain).toEqual(['sunbasker'])
  t.close()
})

test('R3.8 the whole party goes home and rests; who is on other dragons stays', () => {
  const row = [{ dragon: 'deepcoil', attackers: [...on(ana, 'wizard'), ...on(cleo, 'knight')] }] as const
  const t = fight([...on(ben, 'knight', 'dame'), ...on(ana, 'dame')], {}, { row })
  expect(t.state.sides.map(side => Object.values(side.team))).toEqual([
    ['ready', 'resting', 'ready', 'away'],
    ['resting', 'resting', 'ready', 'ready'],
    ['away', 'ready', 'ready', 'ready'],
  ])
  expect(t.state.attackers.map(there => there.length)).toEqual([0, 2, 0, 0])
  t.close()
})

test('R3.8 the turn passes to the left of whoever placed last, of the party or not', () => {
  const t = fight([...on(ana, 'knight'), ...on(dan, 'dame'), ...on(ben, 'dame')], {}, { seats: 4 })
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: cleo })
  t.close()
})
