import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { hoardOf } from '../cards/tokens.ts'
import { fight, type GoldTable } from '../position.ts'

type Party = Parameters<typeof fight>[0]
type Loot = Parameters<typeof fight>[1]
type Given = NonNullable<Parameters<typeof fight>[2]>

const three: Party = [
  [ben, 'knight'],
  [cleo, 'knight'],
  [ana, 'knight'],
]
const two: Party = [
  [ben, 'knight'],
  [ana, 'knight'],
]
/** No Wardstone is about unless a test says so. */
const kill = (party: Party, loot: Loot, given: Given): GoldTable =>
  fight(party, loot, { discards: ['wardstone'], ...given })
const waitedFor = (t: GoldTable) => (t.state.stage?.at === 'window' ? t.state.stage.when : t.state.stage?.at)
const bell = (t: GoldTable) => t.state.bargain?.bell

const apart = { [ana]: { gold: 1 }, [ben]: { blue: 1 }, [cleo]: { silver: 1 } }

test('R10.11 Ring of Confusion: the shares of two others of the party are swapped before they are taken', () => {
  const t = kill(three, { gold: 1, blue: 1, silver: 1 }, { hands: [[], [], ['ringOfConfusion']] })
    .wait()
    .deal(apart)
  expect([waitedFor(t), t.hoards]).toEqual(['deal struck', [{}, {}, {}]])
  t.answer(cleo, 'magic', { ringOfConfusion: '0+1' }).wait()
  expect(t.hoards).toEqual([{ blue: 1 }, { gold: 1 }, { silver: 1 }])
  expect(t.state.objects.discards).toEqual(['wardstone', 'ringOfConfusion'])
  t.close()
})

test('R10.11 Ring of Confusion: two others, not yourself', () => {
  const t = kill(three, { gold: 1, blue: 1, silver: 1 }, { hands: [[], [], ['ringOfConfusion']] })
    .wait()
    .deal(apart)
  for (const pair of ['0+2', '1+2', '1+1']) t.refuses(cleo, 'magic', { ringOfConfusion: pair }, 'R10.1')
  t.wait()
  expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, { silver: 1 }])
  t.close()
})

test('R10.11 Ring of Confusion: who is not of the party may swap the shares of the two who are', () => {
  const t = kill(two, { gold: 2, silver: 1 }, { hands: [['keenBlade'], [], ['ringOfConfusion']] }).wait()
  t.deal({ [ana]: { gold: 2 }, [ben]: { silver: 1 } })
  t.refuses(ana, 'magic', { pass: 'yes' }, 'not asked').answer(cleo, 'magic', { ringOfConfusion: '0+1' }).wait()
  expect(t.hoards).toEqual([{ silver: 1 }, { gold: 2 }, {}])
  t.close()
})

test('R10.11 Ring of Confusion: an empty share is swapped like another', () => {
  const t = kill(two, { gold: 2 }, { hands: [[], [], ['ringOfConfusion']] })
  t.wait()
    .deal({ [ana]: { gold: 2 } })
    .answer(cleo, 'magic', { ringOfConfusion: '0+1' })
    .wait()
  expect(t.hoards).toEqual([{}, { gold: 2 }, {}])
  t.close()
})

test('R10.5 Ring of Confusion: two equal shares cannot be swapped, that would do nothing', () => {
  const t = kill(two, { gold: 2 }, { hands: [[], [], ['ringOfConfusion']] })
  t.wait().deal({ [ana]: { gold: 1 }, [ben]: { gold: 1 } })
  t.refuses(cleo, 'magic', { ringOfConfusion: '0+1' }, 'R10.5').wait()
  t.close()
})

test('R10.11 the final shares count for red tokens: who gets one by the Ring takes an object, who loses it does not', () => {
  const wizards: Party = [
    [ben, 'wizard'],
    [ana, 'wizard'],
  ]
  const given: Given = { hands: [[], [], ['ringOfConfusion']], objects: ['hornOfRecall'] }
  const t = kill(wizards, { red: 1, silver: 1 }, given)
    .wait()
    .deal({ [ana]: { red: 1 }, [ben]: { silver: 1 } })
  t.answer(cleo, 'magic', { ringOfConfusion: '0+1' }).wait()
  expect([t.hoards[ben], t.hands]).toEqual([{ red: 1 }, [[], ['hornOfRecall'], []]])
  t.close()
})

test('R10.11 told: all see whose shares were swapped, and what everybody then gets', () => {
  const t = kill(three, { gold: 1, blue: 1, silver: 1 }, { hands: [[], [], ['ringOfConfusion']] })
    .wait()
    .deal(apart)
  t.answer(cleo, 'magic', { ringOfConfusion: '0+1' }).wait()
  for (const viewer of [ana, ben, cleo, 'table'] as const) {
    expect(t.told(viewer)).toContainEqual({ type: 'sharesSwapped', seats: [ana, ben] })
    expect(t.told(viewer)).toContainEqual({
      type: 'sharesTaken',
      party: [ben, cleo, ana],
      shares: [hoardOf({ gold: 1 }), hoardOf({ silver: 1 }), hoardOf({ blue: 1 })],
    })
  }
  t.close()
})

test('R10.4 Ring of Confusion cancelled: everybody gets what was agreed', () => {
  const t = kill(
    three,
    { gold: 1, blue: 1, silver: 1 },
    { hands: [['wardstone'], [], ['ringOfConfusion']], discards: [] },
  )
  t.wait().deal(apart)
  t.answer(cleo, 'magic', { ringOfConfusion: '0+1' }).wait().answer(ana, 'magic', { wardstone: 'yes' }).wait()
  expect(t.hoards).toEqual([{ gold: 1 }, { blue: 1 }, { silver: 1 }])
  t.close()
})

test('R10.1 where there is no deal the Ring has nothing to swap: no window', () => {
  const t = kill(two, { gold: 2 }, { hands: [[], [], ['ringOfConfusion']] }).wait()
  t.answer(ana, 'bargain', { noDeal: 'yes' }).answer(ben, 'bargain', { noDeal: 'yes' })
  expect([waitedFor(t), t.lost.gold]).toEqual(['between turns', 2])
  t.close()
})

/** Ana has the Second Sand; the last five seconds of a bargain have begun. */
const lastSeconds = (given: Given = {}): GoldTable =>
  kill(two, { gold: 2 }, { hands: [['secondSand']], options: { freeze: true }, ...given })
    .wait()
    .wait()

test('R10.12 Second Sand: the sand begins anew with the full time', () => {
  const t = lastSeconds()
  expect(bell(t)).toBe(67_200)
  t.answer(ana, 'bargain', { secondSand: 'yes' })
  expect([bell(t), t.state.objects.discards]).toEqual([122_200, ['wardstone', 'secondSand']])
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }).answer(ben, 'bargain', { accept: 1 })
  expect(t.state.bargain?.closing).toEqual({ number: 1, closes: 63_200 }) // neither frozen nor in haste
  t.wait()
  expect(t.hoards[ana]).toEqual({ gold: 2 })
  t.close()
})

test('R10.12 Second Sand gives the full time of this clock', () => {
  const t = lastSeconds({ options: { freeze: true, clock: 'blitz' } }).answer(ana, 'bargain', { secondSand: 'yes' })
  expect(bell(t)).toBe(2200 + 30_000 + 30_000)
  t.close()
})

test('R10.12 Second Sand: offers and acceptances stay', () => {
  const t = kill(three, { gold: 2 }, { hands: [['secondSand']] }).wait()
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2 } } }).answer(ana, 'bargain', { accept: 1 })
  t.answer(ana, 'bargain', { secondSand: 'yes' }).answer(cleo, 'bargain', { accept: 1 }).wait()
  expect(t.hoards[ben]).toEqual({ gold: 2 })
  t.close()
})

test('R10.12 Second Sand while a deal closes: the closing begins anew too', () => {
  const t = kill(two, { gold: 2 }, { hands: [['secondSand'], ['keenBlade']], discards: [] }).wait()
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2 } } }).answer(ana, 'bargain', { accept: 1 })
  t.answer(ana, 'bargain', { secondSand: 'yes' }).wait()
  expect(t.state.bargain?.closing).toEqual({ number: 1, closes: 13_200 })
  t.answer(ana, 'bargain', { withdraw: 'acceptance' })
  expect(t.state.bargain?.closing).toBe(null)
  t.close()
})

/** … and Cleo, who is not of the party, may answer it with the Wardstone. */
const sandAnswered = () =>
  lastSeconds({ hands: [['secondSand'], [], ['wardstone']], discards: [] }).answer(ana, 'bargain', {
    secondSand: 'yes',
  })

test('R10.12 while the answer to the Second Sand is awaited the sand stands still', () => {
  const t = sandAnswered()
  expect([waitedFor(t), t.state.stage?.closes, t.state.bargain?.left]).toEqual(['answer', 67_200, 5000])
  t.refuses(ben, 'bargain', { noDeal: 'yes' }, 'not asked').wait()
  expect([waitedFor(t), bell(t)]).toEqual(['bargain', 127_200])
  t.close()
})

test('R10.4 Second Sand cancelled: what was left of the sand runs on', () => {
  const t = sandAnswered().answer(cleo, 'magic', { wardstone: 'yes' }).wait()
  expect([waitedFor(t), bell(t), t.hands]).toEqual(['bargain', 72_200, [[], [], []]])
  t.close()
})

test('R12.12 Second Sand cancelled in the last five seconds: offers are still frozen', () => {
  const t = sandAnswered().answer(cleo, 'magic', { wardstone: 'yes' }).wait()
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }, 'R12.12')
  t.close()
})

test('R10.1 Second Sand is for the party: who is not of it has nothing to say in the bargain', () => {
  const t = kill(two, { gold: 2 }, { hands: [[], [], ['secondSand']] }).wait()
  t.refuses(cleo, 'bargain', { secondSand: 'yes' }, 'not asked')
  t.refuses(ben, 'bargain', { secondSand: 'yes' }, 'not an answer').close()
})

test('R10.15 Silver Tongue: one other of the party need not agree', () => {
  const t = kill(three, { gold: 2, silver: 1 }, { hands: [['silverTongue']] })
  expect(waitedFor(t)).toBe('loot shown')
  t.answer(ana, 'magic', { silverTongue: '1' }).wait()
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { silver: 1 }, [cleo]: { gold: 1 } } })
  expect(t.state.bargain?.closing).toBe(null) // Cleo must
  t.answer(cleo, 'bargain', { accept: 1 }).wait()
  expect(t.hoards).toEqual([{ gold: 1 }, { silver: 1 }, { gold: 1 }])
  t.close()
})

test('R10.15 Silver Tongue in a party of two: its player alone decides', () => {
  const t = kill(two, { gold: 2, silver: 1 }, { hands: [[], ['silverTongue']] })
  t.answer(ben, 'magic', { silverTongue: '0' }).wait()
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2 }, [ana]: { silver: 1 } } }).wait()
  expect(t.hoards).toEqual([{ silver: 1 }, { gold: 2 }, {}])
  t.close()
})

test('R10.15 every offer must give that seat a token, whoever makes it', () => {
  const t = kill(two, { gold: 2 }, { hands: [['silverTongue']] })
  t.answer(ana, 'magic', { silverTongue: '1' }).wait()
  t.refuses(ana, 'bargain', { offer: { [ana]: { gold: 2 } } }, 'R10.15')
  t.refuses(ben, 'bargain', { offer: { [ana]: { gold: 2 } } }, 'R10.15')
  t.answer(ben, 'bargain', { offer: { [ben]: { gold: 2 } } }) // the others may get nothing
  t.close()
})

test('R10.15 if that seat says no deal it stops nobody', () => {
  const t = kill(two, { gold: 2 }, { hands: [['silverTongue']] })
  t.answer(ana, 'magic', { silverTongue: '1' }).wait().answer(ben, 'bargain', { noDeal: 'yes' })
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { gold: 1 } } }).wait()
  expect(t.hoards).toEqual([{ gold: 1 }, { gold: 1 }, {}])
  t.close()
})

test('R10.15 when all the others say no deal the loot is lost, whatever that seat says', () => {
  const t = kill(three, { gold: 2 }, { hands: [['silverTongue']] })
  t.answer(ana, 'magic', { silverTongue: '1' }).wait()
  t.answer(ana, 'bargain', { noDeal: 'yes' })
  expect(waitedFor(t)).toBe('bargain')
  t.answer(cleo, 'bargain', { noDeal: 'yes' })
  expect(t.happened).toContain('lootLost')
  t.close()
})

test('R10.15 Silver Tongue: another of the party, not yourself, and only if you are of it', () => {
  const t = kill(two, { gold: 2 }, { hands: [['silverTongue'], [], ['silverTongue']] })
  t.refuses(ana, 'magic', { silverTongue: '0' }, 'R10.1').refuses(ana, 'magic', { silverTongue: '2' }, 'R10.1')
  t.refuses(cleo, 'magic', { silverTongue: '1' }, 'not asked').close()
})

test('R10.15 Silver Tongue is for this kill: at the next all must agree', () => {
  const row = [{ dragon: 'oldBoaster', tokens: { gold: 1 }, draught: -3, attackers: [[ana, 'wizard']] }] as const
  const t = kill(two, { gold: 1 }, { hands: [['silverTongue']], row })
  t.answer(ana, 'magic', { silverTongue: '1' }).wait()
  t.answer(ana, 'bargain', { offer: { [ben]: { gold: 1 } } })
    .wait()
    .place(ben, 'dame', 1)
    .wait()
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 1 } } })
  expect(t.state.bargain?.closing).toBe(null)
  t.close()
})

test('R10.4 Silver Tongue cancelled: everybody must agree', () => {
  const t = kill(two, { gold: 2 }, { hands: [['silverTongue'], ['wardstone']], discards: [] })
  t.answer(ana, 'magic', { silverTongue: '1' }).wait().answer(ben, 'magic', { wardstone: 'yes' }).wait()
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 } } })
  expect(t.state.bargain?.closing).toBe(null)
  t.close()
})
