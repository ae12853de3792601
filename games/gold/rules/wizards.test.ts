import { expect, test } from 'vitest'
import { seatsOf, viewersOf } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { noTokens } from '../cards/tokens.ts'
import { fight, on, position, some } from '../position.ts'

const basic = { options: { game: 'basic' } } as const
/** Ben's Wizard, and Ana without hers. */
const bensWizard = [...on(ben, 'wizard'), ...on(ana, 'knight')]
/** Cleo's Wizard was there before Ben's; Ana is without hers. */
const twoWizards = [...on(cleo, 'wizard'), ...on(ben, 'wizard'), ...on(ana, 'knight')]
const noWizard = [...on(ben, 'dame'), ...on(ana, 'knight')]

test('R4.1 basic: the owner of the only Wizard takes all red tokens before the bargain begins', () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, basic)
  expect(t.state.stage?.at).toBe('look')
  expect(t.hoards).toEqual([{}, { red: 2 }, {}])
  t.wait().refuses(ana, 'bargain', { offer: { [ana]: { red: 1, gold: 1 } } }, 'R5.4')
  t.deal({ [ana]: { gold: 1 } })
  expect(t.hoards).toEqual([{ gold: 1 }, { red: 2 }, {}])
  t.close()
})

test('R4.1 basic: red tokens of the hidden part are taken too', () => {
  const row = [{ dragon: 'cinderling', tokens: { gold: 1 }, attackers: on(ben, 'wizard') }] as const
  const t = position({ ...basic, row, bag: { red: 1 } }).place(ana, 'knight', 0)
  expect(t.hoards).toEqual([{}, { red: 1 }, {}])
  t.close()
})

test('R4.1 basic: the owner of the only Wizard keeps the red tokens if the bargain fails', () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, basic).wait().wait()
  expect(t.happened).toContain('talksFailed')
  expect(t.hoards).toEqual([{}, { red: 2 }, {}])
  expect(t.lost).toEqual({ gold: 1 })
  t.close()
})

test('R4.1 basic: the Wizard of the one who slays claims as well', () => {
  const t = fight([...on(ana, 'knight'), ...on(ben, 'wizard')], { red: 1, gold: 1 }, basic)
  expect(t.hoards).toEqual([{}, { red: 1 }, {}])
  t.close()
})

/** Ana's Wizard is on another dragon. */
const elsewhere = [{ dragon: 'deepcoil', attackers: on(ana, 'wizard') }] as const

test('R4.1 basic: a Wizard on another dragon claims nothing', () => {
  const t = fight(noWizard, { red: 1, gold: 1 }, { ...basic, row: elsewhere })
  expect(t.hoards).toEqual([{}, {}, {}])
  t.close()
})

test('R4.1 basic: a Wizard on another dragon does not hinder the only one here', () => {
  const t = fight(bensWizard, { red: 1, gold: 1 }, { ...basic, row: elsewhere })
  expect(t.hoards).toEqual([{}, { red: 1 }, {}])
  t.close()
})

test('R4.1 basic: without a red token nothing is claimed', () => {
  const t = fight(bensWizard, { gold: 1 }, basic)
  expect(t.happened).not.toContain('redClaimed')
  t.close()
})

test('R4.1 told: all see how many red tokens the Wizard takes', () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, basic)
  for (const viewer of viewersOf(seatsOf(3)))
    expect(t.told(viewer)).toContainEqual({ type: 'redClaimed', seat: ben, red: 2 })
  t.close()
})

test('R4.2 basic: without a Wizard red tokens are part of the loot like all others', () => {
  const t = fight(noWizard, { red: 2, gold: 1 }, basic).wait()
  t.deal({ [ana]: { red: 2 }, [ben]: { gold: 1 } })
  expect(t.hoards).toEqual([{ red: 2 }, { gold: 1 }, {}])
  t.close()
})

test('R4.2 basic: with the Wizards of two seats the whole party bargains over red, also who has none', () => {
  const t = fight(twoWizards, { red: 2, gold: 1 }, basic)
  expect(t.hoards).toEqual([{}, {}, {}])
  t.wait().deal({ [ana]: { red: 2 }, [ben]: { gold: 1 } })
  expect(t.hoards).toEqual([{ red: 2 }, { gold: 1 }, {}])
  t.close()
})

test('R4.2 basic: with the Wizards of two seats red tokens are lost with the rest', () => {
  const t = fight(twoWizards, { red: 2, gold: 1 }, basic).wait().wait()
  expect(t.hoards).toEqual([{}, {}, {}])
  expect(t.lost).toEqual({ red: 2, gold: 1 })
  t.close()
})

test('R4.3 the basic game brings no objects', () => {
  const t = fight(bensWizard, { red: 1, gold: 1 }, basic)
    .wait()
    .deal({ [ben]: { gold: 1 } })
  expect(t.happened).toContain('partyWentHome')
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test.each([
  ['one Wizard', bensWizard],
  ['two Wizards', twoWizards],
])('R4.3 advanced: with %s nobody has a first claim', (_, placed) => {
  const t = fight(placed, { red: 2, gold: 1 })
  expect(t.hoards).toEqual([{}, {}, {}])
  expect(some(t.state.kill?.loot ?? noTokens)).toEqual({ red: 2, gold: 1 })
  t.close()
})

test('R4.3 whose Wizard is there and whose share holds red takes one object, not one for each red token', () => {
  const t = fight(bensWizard, { red: 3 }).wait()
  t.rolls(0).deal({ [ben]: { red: 3 } })
  expect(t.hands).toEqual([[], ['ringOfConfusion'], []])
  t.close()
})

test('R4.3 a red token without a Wizard brings no object', () => {
  const t = fight(noWizard, { red: 2 })
    .wait()
    .deal({ [ana]: { red: 1 }, [ben]: { red: 1 } })
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test("R4.3 a red token brings none to whose own Wizard is not there, though another's is", () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, { row: elsewhere })
  t.wait().deal({ [ana]: { red: 2 }, [ben]: { gold: 1 } })
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R4.3 each of two Wizards brings an object, if each share holds red', () => {
  const t = fight(twoWizards, { red: 2 }).wait()
  t.rolls(0, 0).deal({ [ben]: { red: 1 }, [cleo]: { red: 1 } })
  expect(t.hands.map(hand => hand.length)).toEqual([0, 1, 1])
  t.close()
})

test('R4.4 objects are taken in the order in which the Wizards were placed', () => {
  const t = fight(twoWizards, { red: 2 }, { objects: ['keenBlade', 'wardstone', 'dawnLantern'] }).wait()
  t.rolls(2, 1).deal({ [ben]: { red: 1 }, [cleo]: { red: 1 } })
  expect(t.hands).toEqual([[], ['wardstone'], ['dawnLantern']])
  t.close()
})

test('R4.4 objects are taken before any theft, and a stolen red token takes nothing back', () => {
  const t = fight([...on(ben, 'wizard'), ...on(ana, 'thief')], { red: 1 }, { objects: ['keenBlade'] }).wait()
  t.deal({ [ben]: { red: 1 } })
  expect(t.hands).toEqual([[], ['keenBlade'], []])
  expect(t.state.stage).toMatchObject({ at: 'window', when: 'robbed', seats: [ben] })
  t.wait()
  expect(t.hoards).toEqual([{ red: 1 }, {}, {}])
  expect(t.hands).toEqual([[], ['keenBlade'], []])
  t.close()
})

test('R4.4 told: only who takes an object learns which', () => {
  const t = fight(twoWizards, { red: 2 }, { objects: ['keenBlade', 'wardstone'] }).wait()
  t.rolls(1).deal({ [ben]: { red: 1 }, [cleo]: { red: 1 } })
  const [first, second] = [
    { type: 'objectTaken', seat: cleo },
    { type: 'objectTaken', seat: ben },
  ]
  for (const viewer of viewersOf(seatsOf(3))) {
    const told = t.told(viewer) as readonly { readonly type: string }[]
    expect(told.filter(event => event.type === 'objectTaken')).toEqual([
      { ...first, object: viewer === cleo ? { only: [cleo], is: 'wardstone' } : { only: [cleo] } },
      { ...second, object: viewer === ben ? { only: [ben], is: 'keenBlade' } : { only: [ben] } },
    ])
  }
  expect(t.state.sides.map(side => side.cards)).toEqual([0, 1, 1])
  t.close()
})

test('R4.5 a red token that comes by theft brings no object', () => {
  const t = fight([...on(ben, 'wizard', 'thief'), ...on(ana, 'knight')], { red: 1 }).wait()
  t.deal({ [ana]: { red: 1 } }).answer(ben, 'token', 'red')
  expect(t.hoards).toEqual([{}, { red: 1 }, {}])
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R4.5 a red token from the Market brings no object', () => {
  const row = [null, { dragon: 'deepcoil', attackers: on(ben, 'wizard') }] as const
  const t = position({ market: true, row, hoards: [{ red: 1 }, { silver: 1 }] })
  const offer = [
    { from: ana, to: ben, what: { red: 1 } },
    { from: ben, to: ana, what: { silver: 1 } },
  ]
  t.answer(ana, 'market', { offer }).answer(ben, 'market', { accept: 1 })
  expect(t.hoards).toEqual([{ silver: 1 }, { red: 1 }, {}])
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R4.6 when the pile of objects is empty the used ones become the pile', () => {
  const t = fight(bensWizard, { red: 1 }, { objects: [], discards: ['keenBlade', 'wardstone'] }).wait()
  t.rolls(1).deal({ [ben]: { red: 1 } })
  expect(t.hands).toEqual([[], ['wardstone'], []])
  expect(t.state.objects.discards).toEqual([])
  expect(t.state.objects.size).toBe(1)
  t.close()
})

test('R4.6 the used ones stay used while there is an object in the pile', () => {
  const t = fight(twoWizards, { red: 2 }, { objects: ['dawnLantern'], discards: ['keenBlade'] }).wait()
  t.deal({ [ben]: { red: 1 }, [cleo]: { red: 1 } })
  expect(t.hands).toEqual([[], ['keenBlade'], ['dawnLantern']])
  t.close()
})

test('R4.6 without any object in the pile or used, none is taken', () => {
  const t = fight(bensWizard, { red: 1 }, { objects: [] })
    .wait()
    .deal({ [ben]: { red: 1 } })
  expect(t.hoards).toEqual([{}, { red: 1 }, {}])
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R4.7 advanced: if the bargain fails red tokens are lost with the rest and nobody takes an object', () => {
  const t = fight(bensWizard, { red: 1, gold: 1 }).wait().wait()
  expect(t.happened).toContain('talksFailed')
  expect(t.hoards).toEqual([{}, {}, {}])
  expect(t.lost).toEqual({ red: 1, gold: 1 })
  expect(t.hands).toEqual([[], [], []])
  t.close()
})

test('R12.5 perRed: one object for each red token in the share', () => {
  const given = { options: { perRed: true }, objects: ['keenBlade', 'wardstone', 'dawnLantern'] } as const
  const t = fight(bensWizard, { red: 3 }, given).wait()
  t.rolls(0, 0).deal({ [ana]: { red: 1 }, [ben]: { red: 2 } })
  expect(t.hands).toEqual([[], ['keenBlade', 'wardstone'], []])
  t.close()
})

test('R12.5 perRed: no more objects than there are', () => {
  const given = { options: { perRed: true }, objects: ['keenBlade'], discards: ['wardstone'] } as const
  const t = fight(bensWizard, { red: 3 }, given)
    .wait()
    .deal({ [ben]: { red: 3 } })
  expect(t.hands).toEqual([[], ['keenBlade', 'wardstone'], []])
  t.close()
})

const first = { options: { wizardFirst: true }, objects: ['keenBlade'] } as const

test('R12.6 wizardFirst: the only Wizard claims the red tokens, and the object comes at once', () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, first)
  expect(t.hoards).toEqual([{}, { red: 2 }, {}])
  expect(t.hands).toEqual([[], ['keenBlade'], []])
  t.close()
})

test('R12.6 wizardFirst: tokens and object are kept if the bargain fails', () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, first).wait().wait()
  expect(t.lost).toEqual({ gold: 1 })
  expect(t.hoards).toEqual([{}, { red: 2 }, {}])
  expect(t.hands).toEqual([[], ['keenBlade'], []])
  t.close()
})

test('R12.6 wizardFirst: the claim brings one object, and a deal over the rest no other', () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, { ...first, discards: ['wardstone'] })
  t.wait().deal({ [ben]: { gold: 1 } })
  expect(t.hands).toEqual([[], ['keenBlade'], []])
  t.close()
})

test('R12.6 wizardFirst and perRed: an object for each claimed token', () => {
  const given = { ...first, options: { wizardFirst: true, perRed: true }, discards: ['wardstone'] } as const
  const t = fight(bensWizard, { red: 2, gold: 1 }, given).wait().wait()
  expect(t.hands).toEqual([[], ['keenBlade', 'wardstone'], []])
  t.close()
})

test('R12.6 wizardFirst: with two Wizards there is no first claim, but objects as usual', () => {
  const t = fight(twoWizards, { red: 2 }, first)
  expect(t.hoards).toEqual([{}, {}, {}])
  t.wait().deal({ [ana]: { red: 1 }, [ben]: { red: 1 } })
  expect(t.hands).toEqual([[], ['keenBlade'], []])
  t.close()
})

test('R12.6 wizardFirst without magic: the red tokens, but no object', () => {
  const t = fight(bensWizard, { red: 2, gold: 1 }, { options: { wizardFirst: true, magic: false } })
  t.wait().deal({ [ana]: { gold: 1 } })
  expect(t.hoards).toEqual([{ gold: 1 }, { red: 2 }, {}])
  expect(t.hands).toEqual([[], [], []])
  t.close()
})
