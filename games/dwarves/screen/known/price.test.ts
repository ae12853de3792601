import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { ana } from '#testkit/table'
import type { Kind } from '../../cards/kinds.ts'
import { battle, type DwarvesTable, position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { leftAfter, pricesOf } from './price.ts'

const { text } = speaker('en', en)
type Given = NonNullable<Parameters<typeof position>[0]>

const prices = (groups: NonNullable<Given['groups']>[0], ...sent: readonly Kind[]) => {
  const { state } = position({ groups: [groups], hands: [['boo']] })
  return pricesOf(state, ana, sent).map(saying => text(saying, [], ana))
}

test('R10.5, R10.6, R5.12 the strongest falls if the battle is won, but none that flies', () => {
  expect(prices(['orc', 'goblin'], 'orc', 'goblin')).toEqual(['If you win you lose an orc.'])
  expect(prices(['dwarf', 'elf'], 'dwarf', 'elf')).toEqual(['If you win you lose one of your strongest.'])
  expect(prices([['dwarf', 2, 'flyingDwarves']], 'dwarf')).toEqual(['If you win you lose nobody.'])
})

test('R5.14, R10.8 Peaceful! fighters leave, won or lost, and cost no more than that', () => {
  const peaceful = ['dwarf', 3, 'peacefulDwarves'] as const
  expect(prices([peaceful, 'goblin'], 'dwarf', 'dwarf')).toEqual(['Won or lost, your 2 dwarves leave afterwards.'])
  expect(prices([peaceful, 'orc'], 'dwarf', 'orc')).toEqual([
    'If you win you lose an orc.',
    'Won or lost, your dwarf leaves afterwards.',
  ])
  expect(prices([peaceful, 'elf'], 'dwarf', 'elf')).toEqual([
    'If you win you lose one of your strongest.',
    'Won or lost, your dwarf leaves afterwards.',
  ])
})

test('R10.7, R5.14 what is left when this one falls', () => {
  const left = (t: DwarvesTable, kind: Kind) => text(leftAfter(t.state, ana, kind))
  const groups = [
    [
      ['dwarf', 2],
      ['elf', 3, 'peacefulDwarves'],
      ['orc', 1, 'weakTrolls'],
    ],
  ] as const
  const t = battle('reallyBigOne', [6, 6, 6, 6, 6, 6, 6, 6, 6, 6], { groups })
  t.answer(ana, 'fighters', { dwarf: 2, elf: 2, orc: 1 })
  for (let asked = t.asked(ana); asked?.name === 'reroll'; asked = t.asked(ana))
    t.answer(ana, 'reroll', { keep: 'yes' })
  expect(t.asked(ana)?.name).toBe('loss')
  expect(left(t, 'dwarf')).toBe('1 of 2 stay.')
  expect(left(t, 'orc')).toBe('Your last of this kind: Weak! goes, too.')
  expect(left(t, 'elf')).toBe('Both that fought leave after the battle anyway: Peaceful!')
})
