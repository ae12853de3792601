import { describe, expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import { botGame } from '#testkit/playthrough'
import { ana, ben } from '#testkit/table'
import { lengthOf } from '#ui/scenes'
import { box } from '../box.ts'
import type { DwarvesEvent } from '../events.ts'
import { battle, type DwarvesTable, position } from '../position.ts'
import { scene } from './scenes.ts'

/** The events of what is done next at a table. */
function eventsOf(table: DwarvesTable, act: (table: DwarvesTable) => DwarvesTable): readonly DwarvesEvent[] {
  const before = table.events.length
  return act(table).events.slice(before)
}
/** Each beat with its step and the last event told by then. */
const beatsIn = (events: readonly DwarvesEvent[]) =>
  scene(events).map(({ name, told, step }) =>
    [name, ...(step === undefined ? [] : [step]), events[told - 1]?.type ?? 'nothing'].join(' '),
  )
const namesIn = (events: readonly DwarvesEvent[]) => scene(events).map(({ name }) => name)

test('R6.5 fighters step forward, dice settle one by one, and a sum is told when the last lies still', () => {
  const t = position({ seats: 2, groups: [['dwarf'], ['goblin']], hands: [['duel', 'boo']] })
  const events = eventsOf(t.dice(6, 2, 4), it => it.answer(ana, 'turn', { battle: 'duel' }))
  const beats = beatsIn(events)
  expect(namesIn(events)).toEqual([
    ...['call', 'march', 'march'],
    ...['throw', 'settle', 'settle', 'still'],
    ...['throw', 'settle', 'still'],
  ])
  expect(beats.filter(it => it.startsWith('settle')).map(it => it.split(' ')[1])).toEqual(['1', '2', '1'])
  expect(beats.filter(it => it.startsWith('still'))).toEqual(['still creatureRolled', 'still creatureRolled'])
})

test('R6.8 a reroll is thrown alone', () => {
  const t = battle('duel', [1, 5], { seats: 2, groups: [['elf'], ['goblin']], hands: [['boo']] })
  const events = eventsOf(t.dice(6, 3), it => it.answer(ana, 'reroll', { die: 1 }))
  expect(namesIn(events).slice(0, 3)).toEqual(['throw', 'settle', 'still'])
})

test('R7.4, R10.1 laid cards turn one by one; then the banner, and gold after it', () => {
  const hands = [['elf'], ['goblin']] as const
  const t = battle('duel', [6, 2, 4], { seats: 2, groups: [['dwarf'], ['goblin']], hands }).answer(ana, 'lay', {
    lay: 'elf',
  })
  const events = eventsOf(t, it => it.answer(ben, 'lay', { lay: 'goblin' }))
  expect(beatsIn(events).slice(-2)).toEqual(['banner battleWon', 'gold spoilsPaid'])
  const turns = scene(events).slice(0, -2)
  expect(turns.map(({ name, step = 0 }) => [name, step])).toEqual([
    ['turn', 0],
    ['turn', 1],
    ['turn', 2],
  ])
  for (const { told, shown } of turns)
    expect(events.slice(told, shown).map(({ type }) => type)).toEqual(['cardsTurnedUp'])
})

test.each([
  ['standard', 520],
  ['none', 1200],
] as const)('R8.3 with the clock %s, turning two cards before a window takes %d ms', (clock, lasts) => {
  const t = battle('duel', [6, 2, 4], {
    seats: 2,
    groups: [['dwarf'], ['goblin']],
    hands: [['richVein'], ['elf']],
    options: { clock },
  })
  const events = eventsOf(t.answer(ana, 'lay', { lay: 'richVein' }), it => it.answer(ben, 'lay', { lay: 'elf' }))
  expect(events).toContainEqual(expect.objectContaining({ type: 'stageOpened' }))
  expect(scene(events).reduce((sum, beat) => sum + beat.lasts, 0)).toBe(lasts)
})

test('R11.1 the gold that ends the game has a beat of its own', () => {
  const t = battle('duel', [6, 2, 4], { seats: 2, groups: [['dwarf'], ['goblin']], hands: [['elf']], gold: [14, 0] })
  const events = eventsOf(t, it => it.answer(ana, 'lay', { none: 'yes' }))
  expect(namesIn(events)).toEqual(['banner', 'gold', 'last'])
})

test('R4.3 a creature comes before those leave whom it drives off', () => {
  const t = position({ seats: 2, groups: [['orc', 'goblin'], ['orc']], hands: [['dwarf', 'troll']] })
  const events = eventsOf(t, it => it.answer(ana, 'turn', { creature: 'dwarf' }))
  expect(beatsIn(events)).toEqual(['come aversionFelt', 'leave creaturesLeft'])
})

test('R2.1 a creature that drives off nobody is told at once', () => {
  const t = position({ seats: 2, groups: [['goblin'], []], hands: [['dwarf', 'troll']] })
  expect(scene(eventsOf(t, it => it.answer(ana, 'turn', { creature: 'dwarf' })))).toEqual([])
})

describe('whole games', () => {
  const entries = [2, 3, 4].flatMap(seats => botGame(box as unknown as Boxed, 'greedy@1', seats, `scenes ${seats}`))
  const scenes = entries
    .map(({ events }) => events as readonly DwarvesEvent[])
    .map(events => ({ events, beats: scene(events) }))
    .filter(({ beats }) => beats.length > 0)

  test('nothing is untold again, and nothing beyond the entry is shown', () => {
    for (const { events, beats } of scenes) {
      const told = beats.map(beat => beat.told)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
      for (const { told, shown = told } of beats) expect([told <= shown, shown <= events.length]).toEqual([true, true])
    }
  })

  test('no roll, card or winner is told before the beat that shows it', () => {
    const beatOf = { creatureRolled: 'still', dieRerolled: 'still', fighterRolledAgain: 'still', battleWon: 'banner' }
    for (const { events, beats } of scenes)
      for (const [i, { type }] of events.entries()) {
        const name = beatOf[type as keyof typeof beatOf]
        if (name === undefined) continue
        expect(beats.find(({ told }) => told > i)?.name).toBe(name)
        const early = beats.find(({ shown = 0 }) => shown > i)?.name
        expect(type === 'battleWon' ? 'banner' : 'throw').toBe(early)
      }
  })

  test('a seat takes about a second, however many dice it has', () => {
    for (const { beats } of scenes) {
      const rolling = beats.filter(({ name }) => ['throw', 'settle', 'still'].includes(name))
      const throws = beats.filter(({ name }) => name === 'throw').length
      if (throws > 0) expect(lengthOf(rolling) / throws).toBeLessThan(1200)
    }
  })
})
