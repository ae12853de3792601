import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { type GoldTable, position } from '../position.ts'

const teamOf = (t: GoldTable, seat: number) => t.state.sides[seat]?.team
const toAttack = (t: GoldTable) => (t.state.stage?.at === 'attack' ? t.state.stage.seat : t.state.stage?.at)

/** A dragon of this strength with a gold token, another that nobody slays, and no Wardstone. */
const facing = (strength: number, given: Parameters<typeof position>[0] = {}): GoldTable =>
  position({
    row: [{ dragon: 'sunbasker', draught: strength - 8, tokens: { gold: 1 } }, { dragon: 'theHoarder' }],
    discards: ['wardstone'],
    ...given,
  })

test('R10.10 Keen Blade: the adventurer placed with it counts three more', () => {
  const t = facing(5, { hands: [['keenBlade']] }).answer(ana, 'attack', { keenBlade: 'thief@0' })
  expect(t.happened).toContain('dragonSlain')
  expect([t.hoards[ana], t.hands[ana], t.state.objects.discards]).toEqual([{ gold: 1 }, [], ['wardstone', 'keenBlade']])
  t.close()
})

test('R10.10 Keen Blade: three more and not four', () => {
  const t = facing(6, { hands: [['keenBlade']] }).answer(ana, 'attack', { keenBlade: 'thief@0' })
  expect(t.happened).not.toContain('dragonSlain')
  expect([teamOf(t, ana)?.thief, t.hands[ana]]).toEqual(['away', []])
  t.close()
})

test('R10.10 Keen Blade counts for as long as the adventurer is on that dragon', () => {
  const t = facing(6, { hands: [['keenBlade']] }).answer(ana, 'attack', { keenBlade: 'thief@0' })
  t.place(ben, 'wizard', 0)
  expect(t.happened).toContain('dragonSlain')
  t.close()
})

test('R10.10 Keen Blade strengthens nobody but the one placed with it', () => {
  const t = facing(10, { hands: [['keenBlade']] }).answer(ana, 'attack', { keenBlade: 'thief@0' })
  t.place(ben, 'dame', 0).place(cleo, 'wizard', 0)
  expect(t.state.kill).toBe(null) // 2 + 3 + 3 + 1
  t.place(ana, 'wizard', 0)
  expect(t.happened).toContain('dragonSlain')
  t.close()
})

test('R10.10 Keen Blade does not count on another dragon that comes to that spot', () => {
  const t = facing(8, { hands: [['keenBlade'], ['swapPowder']] })
  t.answer(ana, 'attack', { keenBlade: 'dame@1' }).answer(ben, 'magic', { swapPowder: '0+1' }).wait()
  t.place(ben, 'dame', 1)
  expect(t.state.row[1]?.dragon).toBe('sunbasker')
  expect(t.happened).not.toContain('dragonSlain') // 6 of 8; with the Blade it were 9
  t.close()
})

test('R10.10 Keen Blade does not count where its adventurer goes with the Boots', () => {
  const t = facing(6, { hands: [['keenBlade', 'sevenLeagueBoots']] })
  t.answer(ana, 'attack', { keenBlade: 'dame@1' }).answer(ana, 'magic', { sevenLeagueBoots: 'dame@0' }).wait()
  expect(t.state.attackers[0]).toHaveLength(1)
  expect(t.happened).not.toContain('dragonSlain') // 3 of 6
  t.close()
})

test('R10.10 Keen Blade is played with a placement that could be made without it, by who holds one', () => {
  const t = facing(5, { hands: [['keenBlade']], resting: [['knight']] })
  t.refuses(ana, 'attack', { keenBlade: 'knight@0' }, 'R10.10') // resting
  t.refuses(ana, 'attack', { keenBlade: 'thief@2' }, 'R10.10') // no dragon
  t.place(ana, 'wizard', 1).wait().refuses(ben, 'attack', { keenBlade: 'thief@0' }, 'not an answer')
  t.close()
})

/** Ana plays the Keen Blade against a dragon of five; Ben may answer. */
const blade = () =>
  facing(5, { hands: [['keenBlade'], ['wardstone']], discards: [] }).answer(ana, 'attack', { keenBlade: 'thief@0' })

test('R10.4 Keen Blade cancelled by the Wardstone: the adventurer is placed all the same, without it', () => {
  const t = blade()
  expect([t.state.stage?.at, teamOf(t, ana)?.thief]).toEqual(['window', 'ready'])
  t.answer(ben, 'magic', { wardstone: 'yes' }).wait()
  expect(t.state.attackers[0]).toEqual([{ seat: ana, adventurer: 'thief', blade: null }])
  expect([teamOf(t, ana)?.thief, t.hands, t.state.objects.discards]).toEqual([
    'away',
    [[], [], []],
    ['wardstone', 'keenBlade'],
  ])
  expect(toAttack(t)).toBe(ben)
  t.close()
})

test('R10.4 Keen Blade cancelled: the next placement has no Blade either', () => {
  const t = blade().answer(ben, 'magic', { wardstone: 'yes' }).wait().place(ben, 'thief', 0)
  expect(t.happened).not.toContain('dragonSlain') // 4 of 5
  t.close()
})

test('R10.4 Keen Blade not answered: placed with it when the window has closed', () => {
  const t = blade().wait()
  expect([t.state.slain, t.hands]).toEqual([['sunbasker'], [[], ['wardstone'], []]])
  t.close()
})

test('R10.10 Keen Blade whose player leaves before it is placed: nobody else has it', () => {
  const t = blade().leaves(ana).wait().wait().place(ben, 'thief', 0)
  expect(t.state.attackers[0]).toEqual([{ seat: ben, adventurer: 'thief', blade: null }])
  t.close()
})

test('R10.1 Dawn Lantern: all your resting adventurers become ready, and then you place one', () => {
  const t = facing(10, { hands: [['dawnLantern']], resting: [['knight', 'thief'], ['dame']] })
  t.refuses(ana, 'attack', { place: 'knight@0' }, 'R3.1').answer(ana, 'attack', { dawnLantern: 'yes' })
  expect(teamOf(t, ana)).toEqual({ knight: 'ready', dame: 'ready', thief: 'ready', wizard: 'ready' })
  expect(teamOf(t, ben)?.dame).toBe('resting')
  expect([toAttack(t), t.state.objects.discards]).toEqual([ana, ['wardstone', 'dawnLantern']])
  t.place(ana, 'knight', 0)
  expect(toAttack(t)).toBe(ben)
  t.close()
})

test('R10.1 Dawn Lantern: those on dragons stay there', () => {
  const row = [{ dragon: 'theHoarder', attackers: [[ana, 'knight']] }] as const
  const t = position({ row, hands: [['dawnLantern']], resting: [['dame']] }).answer(ana, 'attack', {
    dawnLantern: 'yes',
  })
  expect(teamOf(t, ana)).toEqual({ knight: 'away', dame: 'ready', thief: 'ready', wizard: 'ready' })
  t.close()
})

test('R10.5 Dawn Lantern: with nobody resting it cannot be played', () => {
  const t = facing(10, { hands: [['dawnLantern']] })
  t.refuses(ana, 'attack', { dawnLantern: 'yes' }, 'R10.5').place(ana, 'knight', 0).wait()
  expect(t.hands[ana]).toEqual(['dawnLantern'])
  t.close()
})

test('R10.4 Dawn Lantern cancelled by the Wardstone: they go on resting, and Ana places what is ready', () => {
  const t = facing(10, { hands: [['dawnLantern'], ['wardstone']], resting: [['knight']], discards: [] })
  t.answer(ana, 'attack', { dawnLantern: 'yes' }).answer(ben, 'magic', { wardstone: 'yes' }).wait()
  expect([toAttack(t), teamOf(t, ana)?.knight, t.hands]).toEqual([ana, 'resting', [[], [], []]])
  t.refuses(ana, 'attack', { place: 'knight@0' }, 'R3.1').place(ana, 'dame', 0)
  t.close()
})

test('R10.1 neither can be played in the turn of another', () => {
  const t = facing(10, { hands: [[], ['keenBlade', 'dawnLantern']], resting: [[], ['dame']] })
  t.refuses(ben, 'attack', { dawnLantern: 'yes' }, 'not asked').place(ana, 'wizard', 0)
  t.refuses(ben, 'magic', { dawnLantern: 'yes' }, 'R10.1').refuses(ben, 'magic', { keenBlade: 'thief@0' }, 'R10.1')
  t.close()
})

test('R10.3 told: everybody hears with which placement a Blade was played', () => {
  const t = blade()
  for (const viewer of [ana, ben, cleo, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'objectPlayed', seat: ana, object: 'keenBlade', target: 'thief@0' })
  t.close()
})

test('R5.19 Dawn Lantern whose player leaves before it shines: the turn goes on to the next', () => {
  const t = facing(10, { hands: [['dawnLantern'], ['keenBlade']], resting: [['knight']], discards: [] })
  t.answer(ana, 'attack', { dawnLantern: 'yes' }).leaves(ana).wait().wait()
  expect(toAttack(t)).toBe(ben)
  t.place(ben, 'wizard', 0)
  t.close()
})

test('R10.3 one object in a turn: after the Dawn Lantern no Keen Blade', () => {
  const t = position({ hands: [['dawnLantern', 'keenBlade']], resting: [['thief']], discards: ['wardstone'] })
  t.answer(ana, 'attack', { dawnLantern: 'yes' })
  t.refuses(ana, 'attack', { keenBlade: 'knight@0' }, 'R10.3').place(ana, 'thief', 0)
  expect(t.hands[ana]).toEqual(['keenBlade'])
  t.close()
})
