import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { battle, type DwarvesTable } from '../position.ts'

type Given = NonNullable<Parameters<typeof battle>[2]>

const groups = [['orc'], ['dwarf'], ['goblin']] as const
/** Everybody fights, and Ana leads 15 to 8 to 3. Nobody has found anything. */
const fray = (given: Given = {}): DwarvesTable => battle('sandwich', [5, 5, 5, 4, 4, 3], { groups, ...given })

/** The possible targets now, and who chooses. */
const targets = ({ state: { stage } }: DwarvesTable) =>
  stage?.at === 'target' ? [stage.seat, stage.targets.toSorted()] : null

test('R7.5 a target is chosen when the turn of the event comes, not when it is laid', () => {
  const t = fray({ hands: [['boo'], ['boo']] }).lays('boo', 'boo')
  expect(targets(t)).toEqual([ana, ['0.0', '1.0', '2.0']])
  t.refuses(ben, 'target', '2.0', 'R7.5').answer(ana, 'target', '1.0')
  expect(targets(t)).toBe(null)
  t.wait()
  expect(targets(t)).toEqual([ben, ['0.0', '2.0']]) // nobody is scared twice
  t.close()
})

test('R7.5 a cancelled event leaves its target to the next', () => {
  const t = fray({ hands: [['boo'], ['boo'], ['forgetIt']] }).lays('boo', 'boo', null)
  t.answer(ana, 'target', '1.0').answer(cleo, 'react', { forget: 'yes' }).wait()
  expect(targets(t)).toEqual([ben, ['0.0', '1.0', '2.0']])
  t.close()
})

/** Everyone who can be targeted, in order. Silence picks the first. */
const aims = (...options: readonly string[]) => ({ options, idle: options[0] })

test.each([
  [ana, ['1', '2', '0']],
  [ben, ['0', '2', '1']],
  [cleo, ['0', '1', '2']],
] as const)("R7.5 silence aims Fool's Gold at the strongest other seat: played by %i", (seat, order) => {
  const t = fray({ hands: [ana, ben, cleo].map(s => (s === seat ? ['foolsGold'] : [])) })
  t.answer(seat, 'lay', { lay: 'foolsGold' })
  expect(t.asked(seat)?.ask).toMatchObject(aims(...order))
  t.close()
})

test('R7.5 silence aims Wrong Banner at the strongest other seat', () => {
  const t = fray({ hands: [[], ['wrongBanner']] }).lays(null, 'wrongBanner')
  expect(t.asked(ben)?.ask).toMatchObject(aims('0', '2'))
  t.close()
})

test('R7.5 the strongest is who has the most strength when the target is chosen', () => {
  const t = fray({ hands: [['boo'], ['foolsGold']] }).lays('boo', 'foolsGold')
  t.answer(ana, 'target', '0.0').wait()
  expect(t.asked(ben)?.ask).toMatchObject(aims('2', '0', '1'))
  t.close()
})

test('R7.5 of equally strong seats silence aims at the next clockwise', () => {
  const given = { seats: 4, groups: [['goblin'], ['goblin'], ['goblin'], ['goblin']] } as const
  for (const [event, order] of [
    ['foolsGold', ['2', '3', '0', '1']],
    ['wrongBanner', ['2', '3', '0']],
    ['boo', ['2.0', '3.0', '0.0', '1.0']],
  ] as const) {
    const t = battle('sandwich', [5, 6, 5, 5], { ...given, hands: [[], [event]] }).lays(null, event)
    expect(t.asked(ben)?.ask).toMatchObject(aims(...order))
    t.close()
  }
})

test('R7.5 silence aims Boo! at the strongest other seat, and there at the fighter that rolled most', () => {
  const pair = ['goblin', 'dwarf'] as const
  const hands = [[], ['boo'], ['boo']] as const
  // Ana has 2 and 11, Ben 6 and 12, Cleo 5 and 3.
  const t = battle('ford', [2, 6, 5, 6, 6, 6, 5, 1, 2], { groups: [pair, pair, pair], hands }).lays(null, 'boo', 'boo')
  expect(t.asked(ben)?.ask).toMatchObject(aims('0.1', '0.0', '2.0', '2.1', '1.1', '1.0'))
  t.answer(ben, 'target', '0.1').wait()
  expect(t.asked(cleo)?.ask).toMatchObject(aims('1.1', '1.0', '0.0', '2.0', '2.1'))
  t.close()
})

test('R7.5 what Once More, With Feeling added was rolled, too', () => {
  const groups = [['goblin', 'dwarf'], ['goblin']] as const
  const t = battle('ford', [2, 3, 3, 5], { groups, hands: [['onceMore'], ['boo']] }).lays('onceMore', 'boo')
  t.dice(6).answer(ana, 'target', '0.0').wait()
  expect(t.asked(ben)?.ask).toMatchObject(aims('0.0', '0.1', '1.0'))
  t.close()
})

test('R7.5 where all of the strongest seat are scared, silence aims Boo! at the next strongest', () => {
  const t = fray({ hands: [['boo'], ['wrongBanner'], ['boo']] }).lays('boo', 'wrongBanner', 'boo')
  t.answer(ana, 'target', '1.0').wait().answer(ben, 'target', '0').wait()
  expect(t.tracks).toEqual([
    [0, 0],
    [15, 0],
    [3, 0],
  ])
  expect(t.asked(cleo)?.ask).toMatchObject(aims('0.0', '2.0'))
  t.close()
})

test('R7.5 silence rolls the fighter with the most dice Once More, With Feeling, abilities counted', () => {
  const groups = [['goblin', ['dwarf', 1, 'strongDwarves'], ['orc', 1, 'weakTrolls']]] as const
  const t = battle('broomMine', [6, 1, 1, 1, 5, 5], { groups, hands: [['onceMore']] }).lays('onceMore')
  expect(t.asked(ana)?.ask).toMatchObject(aims('0.1', '0.2', '0.0'))
  t.close()
})

test('R7.5 where there is only one target it is taken at once', () => {
  const hands = [['boo'], ['boo']] as const
  const t = battle('sandwich', [5, 5, 5, 4, 4], { seats: 2, groups: groups.slice(0, 2), hands }).lays('boo', 'boo')
  t.answer(ana, 'target', '1.0').wait()
  expect(t.state.battle?.playing).toEqual({ seat: ben, event: 'boo', target: '0.0', cancelled: false })
  for (const seat of [ana, ben]) expect(t.asked(seat)?.name).toBe('react')
  t.close()
})

test('R7.5 where there is none the event does nothing, and nobody needs to cancel it', () => {
  const t = fray({ hands: [['boo'], ['onceMore'], ['forgetIt']] }).lays('boo', 'onceMore', null)
  t.answer(ana, 'target', '1.0').wait() // Ben's only fighter is scared
  expect(t.told('table')).toContainEqual({ type: 'eventFizzled', seat: ben, event: 'onceMore' })
  expect(t.gold).toEqual([3, 0, 0])
  expect(t.discards).toEqual(['orc', 'boo', 'onceMore', 'sandwich'])
  t.close()
})
