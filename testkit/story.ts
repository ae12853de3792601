import { expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import type { Asks, GameEvent } from '#kernel/game'
import type { Entry } from '#kernel/match'
import type { Story } from '#ui/story'
import { randomGame } from './words.ts'

/** Tests that a game's story adds up, with a random match of this many seats. */
export function storyHolds<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  box: Boxed<S, E, A, O>,
  seats: number,
  storyOf: (entries: readonly Entry<E>[], view: S) => Story,
): void {
  test('the lines of a story end at the points of the result, and it says why', () => {
    let stories = 0
    randomGame(box, seats, {}, { seed: 'story' }, ({ view, viewer, told }) => {
      const result = box.game.result(view)
      if (result === null || viewer !== 'table') return
      const { steps, why } = storyOf([{ seq: 0, at: 0, by: 'house', events: told }], view)
      const ends = result.points.map((_, seat) => steps.findLast(step => step.seat === seat)?.total ?? 0)
      expect(ends).toEqual(result.points)
      expect(why.length).toBeGreaterThan(1)
      stories++
    })
    expect(stories).toBe(1)
  })
}
