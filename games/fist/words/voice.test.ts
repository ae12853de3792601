import { expect, test } from 'vitest'
import { seatsOf } from '#kernel/seat'
import { ana } from '#testkit/table'
import { doubler, type FistTable, position } from '../position.ts'
import { english } from './voice.ts'

const names = ['Ana', 'Ben', 'Cleo']

function asked(t: FistTable): string {
  const question = t.asked(ana)
  if (question === null) throw new Error('Ana is not asked')
  return english.question(question, t.state, ana, names)
}
const said = (t: FistTable) => t.heard('table').flatMap(event => english.event(event, names) ?? [])

test('E50 the prompt names the character that would be doubled, also one reached through another', () => {
  const t = position({ up: 'ghost', before: ['witch', 'redDragon'], kept: [[doubler]] }).anaWins()
  expect(asked(t)).toBe('Ghost: you have the Doppelganger; spend it to use this power twice?')
  t.answer(ana, 'twice', 'once').answer(ana, 'character', 'redDragon')
  expect(asked(t)).toBe('Red Dragon: you have the Doppelganger; spend it to use this power twice?')
})

test('R4.10 unused black coins are given back aloud', () => {
  const t = position({ up: 'redDragon', unseen: [], black: [1, 2, 0] })
    .rolls(0, 0)
    .anaWins()
  expect(said(t)).toEqual(expect.arrayContaining(['Ana gives back 1 black coin.', 'Ben gives back 2 black coins.']))
})

test('2.8 brigandAmount: where all are told, they are told of nothing too', () => {
  const purses = seatsOf(3).map(() => ({ fairy: 2 }))
  const t = position({ up: 'brigand', purses, options: { brigandAmount: 'public' } }).anaWins()
  t.answer(ana, 'rival', seatsOf(3)[1] ?? ana)
  expect(said(t)).toContain('Ana takes nothing from Ben.')
})

test('E35 the prompt of the Necromancer tells the price, and that of an optional Quack does not speak of bids', () => {
  const t = position({ up: 'necromancer' }).bids(4, 0, 0)
  expect(asked(t)).toBe(
    'Necromancer: give up the fairy gold you bid and score 1 point; you bid 4 fairy gold; do you want to?',
  )
  const quack = position({ up: 'quackWizard', options: { quackCompulsory: false } }).anaWins()
  expect(asked(quack)).toBe('Quack Wizard: give all your stones (even none) for 1 point; do you want to?')
})
