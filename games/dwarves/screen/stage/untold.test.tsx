import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Mutable } from '#kernel/game'
import { redact } from '#kernel/redact'
import { ana, ben } from '#testkit/table'
import type { Beat, SceneSeen } from '#ui/scenes'
import { drawn } from '#ui/testing.tsx'
import type { DwarvesEvent } from '../../events.ts'
import { blank, evolve } from '../../evolve.ts'
import { battle, type DwarvesTable, position } from '../../position.ts'
import type { State } from '../../types.ts'
import { en } from '../../words/en.ts'
import { battleTold } from '../known/battle-told.ts'
import { scene } from '../scenes.ts'
import { BattleBoard } from './battle-board.tsx'
import { CardsTurning } from './cards-turning.tsx'

/* What has not been told yet is nowhere on the stage: not in a label, not in a hidden text, not in an attribute. */

interface Moment {
  readonly beat: Beat
  readonly seen: SceneSeen<DwarvesEvent>
  readonly told: readonly DwarvesEvent[]
  readonly html: (children: ReactNode) => string
}

/** Every beat of what is done next, as Ben sees it. */
function momentsOf(table: DwarvesTable, act: (table: DwarvesTable) => DwarvesTable): readonly Moment[] {
  const before = table.heard(ben)
  const entry = act(table).heard(ben).slice(before.length)
  return scene(entry).map(beat => {
    const { name, step = 0, lasts, told: n, shown = n } = beat
    const told = [...before, ...entry.slice(0, n)]
    const seen = { name, step, lasts, showing: entry.slice(n, shown) }
    const view = blank()
    for (const event of told) evolve(view as Mutable<State>, event)
    const at = { viewer: ben, view: redact(view, ben), told, scene: seen, motion: 250 }
    return { beat, seen, told, html: (children: ReactNode) => drawn(en, at, children) }
  })
}

test('R6.5 a die has no face, and its army no strength, before it lies still', () => {
  const t = position({ seats: 2, groups: [['dwarf'], ['goblin']], hands: [['duel', 'boo']] })
  const moments = momentsOf(t.dice(6, 4, 5), it => it.answer(ana, 'turn', { battle: 'duel' }))
  const seen = moments
    .filter(({ beat }) => beat.name === 'throw' || beat.name === 'settle')
    .map(({ html }) => {
      const board = html(<BattleBoard />)
      const strengths = [...board.matchAll(/Strength (\d+)/g)].map(([, n]) => Number(n))
      return { tumbling: board.split('data-tumbles').length - 1, pips: board.split('data-pip').length - 1, strengths }
    })
  expect(seen).toEqual([
    { tumbling: 2, pips: 0, strengths: [] },
    { tumbling: 1, pips: 6, strengths: [6] },
    { tumbling: 0, pips: 10, strengths: [10] },
    { tumbling: 1, pips: 0, strengths: [10] },
    { tumbling: 0, pips: 5, strengths: [10, 5] },
  ])
})

test('R7.4 a laid card is named when it has turned', () => {
  const hands = [['elf'], ['goblin']] as const
  const t = battle('duel', [6, 2, 4], { seats: 2, groups: [['dwarf'], ['gnome']], hands }).answer(ana, 'lay', {
    lay: 'elf',
  })
  const turned = momentsOf(t, it => it.answer(ben, 'lay', { lay: 'goblin' }))
    .filter(({ beat }) => beat.name === 'turn')
    .map(({ html, seen, told }) => {
      const battleSeen = battleTold(told)
      return battleSeen === null ? '' : html(<CardsTurning told={battleSeen} scene={seen} />)
    })
  expect(turned.map(html => ['Elf', 'Goblin'].filter(name => html.includes(name)))).toEqual([
    [],
    ['Elf'],
    ['Elf', 'Goblin'],
  ])
})
