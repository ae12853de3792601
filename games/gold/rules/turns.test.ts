import { expect, test } from 'vitest'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import { type GoldTable, on, position } from '../position.ts'
import type { Readiness } from '../types.ts'

/** Knight, Dame, Thief, Wizard. */
const team = (t: GoldTable, seat: Seat): readonly Readiness[] => adventurers.map(a => of(t.state.sides, seat).team[a])
const ready = ['ready', 'ready', 'ready', 'ready']
const away = ['away', 'away', 'away', 'away']

test('R2.1 with none ready at home all who rest there become ready when the turn begins, not before', () => {
  const row = [{ dragon: 'theHoarder', attackers: on(ana, 'thief') }] as const
  const t = position({ row, resting: [['knight', 'dame']] })
  t.place(ana, 'wizard', 0)
  expect(team(t, ana)).toEqual(['resting', 'resting', 'away', 'away'])
  t.place(ben, 'wizard', 0)
  expect(team(t, ana)).toEqual(['resting', 'resting', 'away', 'away'])
  t.place(cleo, 'wizard', 0)
  expect(team(t, ana)).toEqual(['ready', 'ready', 'away', 'away'])
  t.close()
})

test('R2.1 while one is still ready nobody becomes ready', () => {
  const t = position({ turn: cleo, resting: [['knight', 'dame', 'thief']] }).place(cleo, 'wizard', 0)
  expect(team(t, ana)).toEqual(['resting', 'resting', 'resting', 'ready'])
  t.refuses(ana, 'attack', { place: 'knight@0' }, 'R3.1')
  t.close()
})

test("R2.1 when a turn begins nobody else's adventurers become ready", () => {
  const t = position({ turn: cleo, resting: [adventurers, adventurers] }).place(cleo, 'wizard', 0)
  expect(team(t, ana)).toEqual(ready)
  expect(team(t, ben)).toEqual(['resting', 'resting', 'resting', 'resting'])
  t.close()
})

test('R2.2 the last ready one, placed a moment ago, comes home to rest; all become ready at the next turn', () => {
  const row = [{ dragon: 'sunbasker', draught: -7 }, { dragon: 'theHoarder' }] as const
  const t = position({ row, resting: [['knight', 'dame', 'thief']] }).place(ana, 'wizard', 0)
  expect(t.happened).toContain('partyWentHome')
  expect(team(t, ana)).toEqual(['resting', 'resting', 'resting', 'resting'])
  t.place(ben, 'wizard', 1).place(cleo, 'wizard', 1)
  expect(team(t, ana)).toEqual(ready)
  t.close()
})

test('R2.2 who comes home rests while the others are still ready', () => {
  const t = position({ row: [{ dragon: 'sunbasker', draught: -7 }, { dragon: 'theHoarder' }] })
  t.place(ana, 'wizard', 0)
  expect(team(t, ana)).toEqual(['ready', 'ready', 'ready', 'resting'])
  t.close()
})

test('R2.2 those still on dragons stay there when the others become ready', () => {
  const row = [{ dragon: 'theHoarder', attackers: on(ana, 'knight', 'thief') }] as const
  const t = position({ turn: cleo, row, resting: [['dame', 'wizard']] }).place(cleo, 'wizard', 0)
  expect(team(t, ana)).toEqual(['away', 'ready', 'away', 'ready'])
  expect(t.state.attackers[0]).toHaveLength(3)
  t.close()
})

test('R2.3 with all four on dragons the turn is skipped, and it costs nothing', () => {
  const row = [{ dragon: 'theHoarder', draught: 9, attackers: on(ben, ...adventurers) }] as const
  const t = position({ row, hoards: [{}, { gold: 1 }] }).place(ana, 'wizard', 0)
  expect(t.told('table')).toContainEqual({ type: 'turnSkipped', seat: ben })
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: cleo })
  expect(team(t, ben)).toEqual(away)
  expect(t.hoards).toEqual([{}, { gold: 1 }, {}])
  t.close()
})

test('R2.3 with three on dragons and one resting the turn is not skipped', () => {
  const row = [{ dragon: 'theHoarder', draught: 9, attackers: on(ben, 'knight', 'dame', 'thief') }] as const
  const t = position({ row, resting: [[], ['wizard']] }).place(ana, 'wizard', 0)
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
  expect(team(t, ben)).toEqual(['away', 'away', 'away', 'ready'])
  t.close()
})

test('R2.4 nobody may pass, nor wait until the turn is over', () => {
  const t = position()
  t.refuses(ana, 'attack', { pass: 'yes' }, 'R2.4').refuses(ana, 'attack', {}, 'R2.4')
  expect(() => t.wait()).toThrow('refused')
  t.close()
})

test('R2.4 only the seat whose turn it is attacks', () => {
  const t = position()
  t.refuses(ben, 'attack', { place: 'knight@0' }, 'R2.4')
  t.place(ana, 'knight', 0).refuses(ana, 'attack', { place: 'dame@0' }, 'R2.4')
  t.close()
})

test('R2.5 an adventurer on a dragon cannot be taken back, nor placed on another', () => {
  const t = position({ row: [{ dragon: 'theHoarder', attackers: on(ana, 'knight') }, { dragon: 'emberking' }] })
  t.refuses(ana, 'attack', { place: 'knight@1' }, 'R3.1').refuses(ana, 'recall', 'knight', 'R2.6')
  t.close()
})

/** All adventurers are on a dragon that is too strong for them, except these of Ana's; and it is Ana's turn. */
function crowd(seats: number, ...home: readonly Adventurer[]): GoldTable {
  const all = seatsOf(seats).flatMap(seat => on(seat, ...adventurers))
  const attackers = all.filter(([seat, name]) => seat !== ana || !home.includes(name))
  return position({ seats, row: [{ dragon: 'theHoarder', draught: 90, attackers }] })
}
const skipped = (t: GoldTable): number => t.happened.filter(type => type === 'turnSkipped').length

test.each([3, 4])('R2.6 after %i skips in a row by as many seats each seat is asked whom to call home', seats => {
  const t = crowd(seats, 'knight').place(ana, 'knight', 0)
  expect(skipped(t)).toBe(seats)
  for (const seat of seatsOf(seats)) expect(t.asked(seat)?.name).toBe('recall')
  t.close()
})

test('R2.6 one skip less is no lock', () => {
  const t = crowd(3, 'knight', 'dame').place(ana, 'knight', 0)
  expect(skipped(t)).toBe(2)
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ana })
  t.close()
})

test('R2.6 skips before a placement are no longer in a row', () => {
  const t = crowd(3, 'knight', 'dame').place(ana, 'knight', 0).place(ana, 'dame', 0)
  expect(skipped(t)).toBe(3)
  expect(t.state.stage?.at).toBe('recall')
  t.close()
})

test('R2.6 the called ones rest at home, the others stay, and play goes on with the next seat', () => {
  const t = crowd(3, 'knight').place(ana, 'knight', 0)
  t.answer(cleo, 'recall', 'dame').answer(ana, 'recall', 'thief').answer(ben, 'recall', 'knight')
  expect(t.state.stage).toMatchObject({ at: 'attack', seat: ben })
  expect(team(t, ana)).toEqual(['away', 'away', 'resting', 'away'])
  expect(team(t, ben)).toEqual(['ready', 'away', 'away', 'away'])
  expect(team(t, cleo)).toEqual(['away', 'resting', 'away', 'away'])
  expect(t.state.attackers[0]).toHaveLength(9)
  t.close()
})

test('R2.6 after 20 seconds who says nothing calls the weakest', () => {
  const t = crowd(3, 'knight').place(ana, 'knight', 0).answer(ben, 'recall', 'knight')
  expect(() => t.expire(19_999)).toThrow('too early')
  t.expire(20_000)
  expect(team(t, ana)).toEqual(['away', 'away', 'away', 'resting'])
  expect(team(t, ben)).toEqual(['ready', 'away', 'away', 'away'])
  expect(team(t, cleo)).toEqual(['away', 'away', 'away', 'resting'])
  t.close()
})

test('R2.6 after a full lock play may lock again, and the skips are counted anew', () => {
  const t = crowd(3, 'knight').place(ana, 'knight', 0).wait()
  t.place(ben, 'wizard', 0).place(cleo, 'wizard', 0).place(ana, 'wizard', 0)
  expect(skipped(t)).toBe(3)
  expect(t.state.stage?.at).toBe('recall')
  t.close()
})

test('R2.6 a pick once made stands', () => {
  const t = crowd(3, 'knight').place(ana, 'knight', 0).answer(ben, 'recall', 'knight')
  t.refuses(ben, 'recall', 'dame', 'R2.6')
  t.close()
})

test('R2.6 told: a pick is secret until all are shown together', () => {
  const t = crowd(3, 'knight').place(ana, 'knight', 0).answer(ben, 'recall', 'knight')
  const picked = { type: 'homePicked', seat: ben }
  expect(t.told(ben)).toEqual([{ ...picked, adventurer: { only: [ben], is: 'knight' } }])
  for (const viewer of [ana, cleo, 'table'] as const)
    expect(t.told(viewer)).toEqual([{ ...picked, adventurer: { only: [ben] } }])
  t.answer(ana, 'recall', 'dame').answer(cleo, 'recall', 'wizard')
  const picks = [
    { seat: ana, adventurer: 'dame' },
    { seat: ben, adventurer: 'knight' },
    { seat: cleo, adventurer: 'wizard' },
  ]
  for (const viewer of [ana, ben, 'table'] as const)
    expect(t.told(viewer)).toContainEqual({ type: 'calledHome', picks })
  t.close()
})
