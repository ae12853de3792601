import { expect, test } from 'vitest'
import type { Entry } from '#kernel/match'
import { ana, ben, cleo } from '#testkit/table'
import type { FistEvent } from '../../events.ts'
import { position } from '../../position.ts'
import { storyOf } from './story.ts'

test('a story has every point at its auction, and says what the last ones cost', () => {
  const table = position({ seats: 3, up: 'necromancer', unseen: ['witch'], points: [2, 1, 0] })
  table.answer(ana, 'bid', { fairy: 3 }).answer(ben, 'bid', { fairy: 1 }).answer(cleo, 'bid', {})
  table.answer(ana, 'may', 'use')
  const entries: readonly Entry<FistEvent>[] = [{ seq: 0, at: 0, by: 'house', events: table.events }]
  const story = storyOf(entries, table.state)
  const last = story.steps.at(-1)
  expect(last?.seat).toBe(ana)
  expect(last?.total).toBe(3)
  expect(story.why.map(({ say }) => say)).toEqual(['screen.story.last', 'screen.story.bid', 'screen.story.rivals'])
  expect(story.why[1]?.with).toMatchObject({ bid: 3, next: 1 })
})
