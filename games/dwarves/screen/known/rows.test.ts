import { expect, test } from 'vitest'
import type { Mutable } from '#kernel/game'
import { redact } from '#kernel/redact'
import type { Viewer } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import type { DwarvesEvent } from '../../events.ts'
import { blank, evolve } from '../../evolve.ts'
import { battle, type DwarvesTable } from '../../position.ts'
import type { State } from '../../types.ts'
import { battleTold } from './battle-told.ts'
import { rowsOf } from './rows.ts'
import { runEnd, throwIn } from './throws.ts'

function rows(t: DwarvesTable, viewer: Viewer) {
  return rowsAt(t.heard(viewer), redact(t.state, viewer), viewer, [], 0)
}

function rowsAt(
  heard: readonly DwarvesEvent[],
  view: State,
  viewer: Viewer,
  showing: readonly DwarvesEvent[],
  settled: number,
) {
  const told = battleTold(heard)
  if (told === null) throw new Error('no battle')
  return rowsOf(view, told, throwIn(view, showing, settled), viewer)
}

/** The table as it was after this many events. */
function viewAt(events: readonly DwarvesEvent[]): State {
  const state = blank()
  for (const event of events) evolve(state as Mutable<State>, event)
  return state
}

test('R6.5 strength and treasure count a die when it lies still, and are nothing before', () => {
  const t = battle('ford', [6, 2, 3, 1, 4], { groups: [['goblin', 'dwarf'], ['dwarf'], []], hands: [['boo']] })
  const first = t.events.findIndex(({ type }) => type === 'creatureRolled')
  const run = t.events.slice(first, runEnd(t.events, first))
  const before = t.events.slice(0, first)
  const anas = (settled: number) => {
    const row = rowsAt(before, viewAt(before), ben, run, settled).find(({ seat }) => seat === ana)
    return [row?.strength, row?.treasure]
  }
  expect([0, 1, 2, 3].map(anas)).toEqual([
    [null, 0],
    [6, 0],
    [8, 1],
    [11, 1],
  ])
  expect(rows(t, ben).map(({ seat, strength, treasure }) => [seat, strength, treasure])).toEqual([
    [cleo, null, 0],
    [ana, 11, 1],
    [ben, 5, 1],
  ])
})

test('R6.8 until a rerolled die lies still, sum and finds stay as they were', () => {
  const t = battle('duel', [1, 5], { groups: [['elf'], ['goblin']], hands: [['boo']], seats: 2 })
  t.dice(6, 3).answer(ana, 'reroll', { die: 1 })
  const at = t.events.findIndex(({ type }) => type === 'dieRerolled')
  const [before, run] = [t.events.slice(0, at), t.events.slice(at, runEnd(t.events, at))]
  const anas = (settled: number) => rowsAt(before, viewAt(before), ben, run, settled)[0]
  expect(anas(0)).toMatchObject({ strength: 6, treasure: 1 })
  expect(anas(1)).toMatchObject({ strength: 11, treasure: 0 })
})

test('R7.3 a card face down is a card face down to others', () => {
  const t = battle('duel', [6, 3], { groups: [['goblin'], ['goblin']], hands: [['boo'], ['elf']], seats: 2 })
  t.answer(ana, 'lay', { lay: 'boo' })
  expect(rows(t, ben).map(({ up, laid }) => [up, laid !== null])).toEqual([
    [null, true],
    [null, false],
  ])
})

test('R10.2, R10.5 when it is over it tells what was won and who has fallen', () => {
  const t = battle('ford', [6, 2, 3, 1], { groups: [['dwarf', 'goblin'], ['gnome'], []], hands: [['elf']] })
  t.lays('elf')
  expect(t.state.battle).toBeNull()
  const [, cleos, anas] = rows(t, ana)
  expect(anas).toMatchObject({ isWinner: true, gained: 4, up: 'elf', strength: 11 })
  expect(anas?.fighters?.map(({ kind, hasFallen }) => [kind, hasFallen])).toEqual([
    ['goblin', false],
    ['dwarf', true],
  ])
  expect(cleos?.fighters).toBeNull()
})
