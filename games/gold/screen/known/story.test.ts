import { expect, test } from 'vitest'
import type { Entry } from '#kernel/match'
import { randomGame } from '#testkit/words'
import { box } from '../../box.ts'
import { storyOf } from './story.ts'

test('the lines of a story end at the points of the result, and it says why', () => {
  let stories = 0
  randomGame(box, 4, {}, { seed: 'story' }, ({ view, viewer, told }) => {
    const result = box.game.result(view)
    if (result === null || viewer !== 'table') return
    const entries: readonly Entry<(typeof told)[number]>[] = [{ seq: 0, at: 0, by: 'house', events: told }]
    const { steps, why } = storyOf(entries, view)
    const ends = result.points.map((_, seat) => steps.findLast(step => step.seat === seat)?.total ?? 0)
    expect(ends).toEqual(result.points)
    expect(why.length).toBeGreaterThan(1)
    stories++
  })
  expect(stories).toBe(1)
})
