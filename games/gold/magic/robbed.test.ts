import { expect, test } from 'vitest'
import { ana, ben, cleo, dan } from '#testkit/table'
import { hoardOf } from '../cards/tokens.ts'
import { fight, type GoldTable } from '../position.ts'

type Party = Parameters<typeof fight>[0]
type Given = NonNullable<Parameters<typeof fight>[2]>

/** A kill without loot: the thieves act at once, and what lies behind the screens is theirs to take. */
const raid = (party: Party, given: Given): GoldTable => fight(party, {}, { discards: ['wardstone'], ...given })

const benRobsAna: Party = [
  [ben, 'thief'],
  [ana, 'dame'],
]
const benLooks: Party = [
  [ben, 'thief'],
  [ben, 'wizard'],
  [ana, 'dame'],
]
const waitedFor = (t: GoldTable) => (t.state.stage?.at === 'window' ? t.state.stage.when : t.state.stage?.at)

test('R10.13 Stone of Muddle: the victim picks the token the thief gets', () => {
  const t = raid(benRobsAna, { hoards: [{ silver: 1, gold: 3, white: 2 }], hands: [['stoneOfMuddle']] })
  expect(waitedFor(t)).toBe('robbed')
  t.answer(ana, 'magic', { stoneOfMuddle: 'yes' }).wait()
  t.refuses(ben, 'token', 'white', 'not asked').refuses(ana, 'token', 'blue', 'R6.6').answer(ana, 'token', 'silver')
  expect(t.hoards).toEqual([{ gold: 3, white: 2 }, { silver: 1 }, {}])
  expect([t.hands[ana], t.state.objects.discards]).toEqual([[], ['wardstone', 'stoneOfMuddle']])
  t.close()
})

test('R10.13 Stone of Muddle against a Thief with a Wizard: the victim picks all the same, and nobody looks', () => {
  const t = raid(benLooks, { hoards: [{ silver: 1, white: 1 }], hands: [['stoneOfMuddle']] })
  t.answer(ana, 'magic', { stoneOfMuddle: 'yes' }).wait()
  t.refuses(ben, 'token', 'white', 'not asked').answer(ana, 'token', 'silver')
  expect(t.hoards).toEqual([{ white: 1 }, { silver: 1 }, {}])
  t.close()
})

test('R10.13 told: with the Stone the screen stays closed to the thief; the token is known to the two', () => {
  const t = raid(benLooks, { hoards: [{ silver: 1, white: 1 }], hands: [['stoneOfMuddle']] })
  t.answer(ana, 'magic', { stoneOfMuddle: 'yes' }).wait()
  const opened = (screen: object) => ({ type: 'stageOpened', stage: expect.objectContaining({ at: 'token', screen }) })
  expect(t.told(ana)).toContainEqual(opened({ only: [ana], is: hoardOf({ silver: 1, white: 1 }) }))
  for (const viewer of [ben, cleo, 'table'] as const) expect(t.told(viewer)).toContainEqual(opened({ only: [ana] }))
  t.answer(ana, 'token', 'silver')
  const stolen = { type: 'tokenStolen', seat: ben, victim: ana }
  for (const viewer of [ana, ben])
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben], is: 'silver' } })
  for (const viewer of [cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ ...stolen, token: { only: [ana, ben] } })
  t.close()
})

test('R10.13 Stone of Muddle: a victim who does not pick in time has a token drawn', () => {
  const t = raid(benRobsAna, { hoards: [{ silver: 1, gold: 3 }], hands: [['stoneOfMuddle']] })
  t.answer(ana, 'magic', { stoneOfMuddle: 'yes' }).wait().rolls(1).wait()
  expect(t.hoards).toEqual([{ silver: 1, gold: 2 }, { gold: 1 }, {}])
  t.close()
})

test('R10.4 Stone of Muddle cancelled: a token is drawn as ever, or looked for', () => {
  const hands = [['stoneOfMuddle'], [], ['wardstone']] as const
  const hoards = [{ silver: 1, gold: 3 }]
  const t = raid(benRobsAna, { hoards, hands, discards: [] })
  t.answer(ana, 'magic', { stoneOfMuddle: 'yes' }).wait().answer(cleo, 'magic', { wardstone: 'yes' }).rolls(1).wait()
  expect([t.hoards, t.hands]).toEqual([
    [{ silver: 1, gold: 2 }, { gold: 1 }, {}],
    [[], [], []],
  ])
  t.close()

  const looks = raid(benLooks, { hoards, hands, discards: [] })
  looks.answer(ana, 'magic', { stoneOfMuddle: 'yes' }).wait().answer(cleo, 'magic', { wardstone: 'yes' }).wait()
  looks.answer(ben, 'token', 'gold')
  expect(looks.hoards[ben]).toEqual({ gold: 1 })
  looks.close()
})

test('R10.13 the Stone is for one theft: the next thief is not muddled by it', () => {
  const party: Party = [
    [ben, 'thief'],
    [cleo, 'thief'],
    [ana, 'dame'],
  ]
  const t = raid(party, { hoards: [{ silver: 1, gold: 1, white: 1 }], hands: [['stoneOfMuddle']] })
  t.answer(ana, 'magic', { stoneOfMuddle: 'yes' }).wait().answer(ana, 'token', 'silver')
  t.rolls(1).answer(cleo, 'victim', ana)
  expect(t.hoards).toEqual([{ gold: 1 }, { silver: 1 }, { white: 1 }])
  t.close()
})

test('R10.13 Shadow Cloak: the thief chooses another victim', () => {
  const party: Party = [
    [ben, 'thief'],
    [cleo, 'dame'],
    [dan, 'dame'],
    [ana, 'dame'],
  ]
  const t = raid(party, { seats: 4, hoards: [{ gold: 1 }, {}, { silver: 1 }, { red: 1 }], hands: [['shadowCloak']] })
  t.answer(ben, 'victim', ana).answer(ana, 'magic', { shadowCloak: 'yes' }).wait()
  t.refuses(ben, 'victim', ana, 'R10.13').answer(ben, 'victim', cleo)
  expect(t.hoards).toEqual([{ gold: 1 }, { silver: 1 }, {}, { red: 1 }])
  expect(t.state.objects.discards).toEqual(['wardstone', 'shadowCloak'])
  t.close()
})

test('R10.13 Shadow Cloak: nobody else to rob, nothing is stolen', () => {
  const t = raid(benRobsAna, { hoards: [{ gold: 2 }], hands: [['shadowCloak']] })
  t.answer(ana, 'magic', { shadowCloak: 'yes' }).wait()
  expect(t.happened).toContain('theftFailed')
  expect([t.hoards, t.hands]).toEqual([
    [{ gold: 2 }, {}, {}],
    [[], [], []],
  ])
  t.close()
})

test('R10.13 Shadow Cloak against a Thief with a Wizard: no token is picked and no screen shown', () => {
  const t = raid(benLooks, { hoards: [{ gold: 2 }], hands: [['shadowCloak']] })
  t.answer(ana, 'magic', { shadowCloak: 'yes' }).wait()
  expect([t.happened.includes('theftFailed'), waitedFor(t), t.hoards[ana]]).toEqual([true, 'attack', { gold: 2 }])
  t.close()
})

test('R10.13 Shadow Cloak holds against every thief of this kill', () => {
  const party: Party = [
    [ben, 'thief'],
    [cleo, 'thief'],
    [ana, 'dame'],
  ]
  const t = raid(party, { hoards: [{ gold: 2 }, {}, { silver: 1 }], hands: [['shadowCloak']] })
  t.answer(ben, 'victim', ana).answer(ana, 'magic', { shadowCloak: 'yes' }).wait()
  expect(t.hoards).toEqual([{ gold: 2 }, {}, { silver: 1 }]) // Ben robbed Cleo, Cleo robbed Ben
  t.close()
})

test('R10.13 Shadow Cloak does not hold at the next kill', () => {
  const row = [{ dragon: 'oldBoaster', draught: -2, attackers: [[ana, 'knight']] }] as const
  const party: Party = [
    [cleo, 'thief'],
    [ana, 'dame'],
  ]
  const t = raid(party, { hoards: [{ gold: 1 }], hands: [['shadowCloak']], row })
  t.answer(ana, 'magic', { shadowCloak: 'yes' }).wait()
  expect(t.happened).toContain('theftFailed')
  t.place(ben, 'thief', 1)
  expect(t.hoards).toEqual([{}, { gold: 1 }, {}])
  t.close()
})

test('R10.4 Shadow Cloak cancelled: the theft goes on', () => {
  const t = raid(benRobsAna, { hoards: [{ gold: 1 }], hands: [['shadowCloak'], ['wardstone']], discards: [] })
  t.answer(ana, 'magic', { shadowCloak: 'yes' }).wait().answer(ben, 'magic', { wardstone: 'yes' }).wait()
  expect(t.hoards).toEqual([{}, { gold: 1 }, {}])
  t.close()
})

test('R10.5 Cloak and Stone are for the victim alone', () => {
  const t = raid(benRobsAna, {
    hoards: [{ gold: 1 }],
    hands: [['keenBlade'], ['stoneOfMuddle'], ['shadowCloak', 'stoneOfMuddle']],
  })
  t.refuses(ben, 'magic', { stoneOfMuddle: 'yes' }, 'not asked')
  t.refuses(cleo, 'magic', { shadowCloak: 'yes' }, 'not asked').wait()
  expect(t.hoards).toEqual([{}, { gold: 1 }, {}])
  t.close()
})

test('R10.2 another victim named after the Cloak has a window of their own', () => {
  const party: Party = [
    [ben, 'thief'],
    [cleo, 'dame'],
    [ana, 'dame'],
  ]
  const t = raid(party, {
    hoards: [{ gold: 1 }, {}, { silver: 1, white: 1 }],
    hands: [['shadowCloak'], [], ['stoneOfMuddle']],
  })
  t.answer(ben, 'victim', ana).answer(ana, 'magic', { shadowCloak: 'yes' }).wait()
  t.answer(cleo, 'magic', { stoneOfMuddle: 'yes' }).wait().answer(cleo, 'token', 'silver')
  expect(t.hoards).toEqual([{ gold: 1 }, { silver: 1 }, { white: 1 }])
  t.close()
})
