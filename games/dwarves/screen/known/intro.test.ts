import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { introOf } from './intro.ts'

const { text } = speaker('en', en)
const aim = (options: NonNullable<NonNullable<Parameters<typeof position>[0]>['options']>) => {
  const [first] = introOf(position({ options, hands: [['boo']] }).state)
  return first && text(first)
}

test('R12.1, R12.2 the aim, as this table plays', () => {
  expect(aim({})).toBe('Fight for gold: the first with 15 wins.')
  expect(aim({ goldToWin: 10 })).toBe('Fight for gold: the first with 10 wins.')
  expect(aim({ suddenDeath: true })).toBe(
    'Fight for gold: the first with 15 wins, or whoever has most after 60 rounds.',
  )
})
