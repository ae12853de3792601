import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import type { GameScreen } from '#ui/screen'
import { drawn } from '#ui/testing.tsx'
import type { Moment } from '../use-moment.ts'
import { type Venue, VenueContext } from '../venue.ts'
import { Result } from './result.tsx'

const screen = { Explained: () => null } as unknown as GameScreen

/** What the result says about the viewer's own place. */
function ownPlace(me: Seat | null, ranking: readonly number[]): string | null {
  const result = { ranking, points: [9, 7, 0] }
  const html = drawn(
    {},
    {
      result,
      me,
      screen,
      live: { entries: [], view: null },
      motion: 0,
      introduction: { crests: [], header: { commitment: '', names: ['Ana', 'Ben', 'Cleo'] } },
    },
    <VenueContext value={{ file: () => '' } as unknown as Venue}>
      <Result moment={{} as Moment} close={() => undefined} />
    </VenueContext>,
  )
  return /<p class="winner-me">(.*?)<\/p>/.exec(html)?.[1] ?? null
}

test('the result tells players who have not won how they did, and nothing to spectators', () => {
  expect(ownPlace(1 as Seat, [1, 2, 3])).toBe('You came 2nd with 7 points')
  expect(ownPlace(2 as Seat, [1, 1, 3])).toBe('You came 3rd with 0 points')
  expect(ownPlace(1 as Seat, [1, 2, 2])).toBe('You share 2nd place with 7 points')
  expect(ownPlace(0 as Seat, [1, 2, 3])).toBe(null)
  expect(ownPlace(1 as Seat, [1, 1, 3])).toBe(null)
  expect(ownPlace(null, [1, 2, 3])).toBe(null)
})
