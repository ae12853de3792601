import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import type { Story } from '#ui/story'
import { drawn } from '#ui/testing.tsx'
import { Chart } from './chart.tsx'

const [ana, ben] = [0 as Seat, 1 as Seat]
const story = {
  title: { say: 'title', with: {} },
  parts: [],
  length: 2,
  steps: [
    { seat: ana, at: 1, total: 1, seq: 3, card: null },
    { seat: ben, at: 2, total: 2, seq: 5, card: null },
  ],
  why: [],
} as unknown as Story

/** What the chart calls the players at the end of their lines and at its steps. */
function calledFor(me: Seat | null): readonly string[] {
  const html = drawn(
    { title: 'Points' },
    { me, viewer: me ?? 'table' },
    <Chart story={story} winner={ben} watch={() => undefined} />,
  )
  const ends = [...html.matchAll(/<span>([^<]*)<\/span><\/li>/g)]
  const steps = [...html.matchAll(/aria-label="([^:"]*):/g)]
  return [...ends, ...steps].map(([, name]) => name ?? '')
}

test('the chart calls its reader “You”, and everybody by name to spectators', () => {
  expect(calledFor(ana)).toEqual(['Ben', 'You', 'Cleo', 'You', 'Ben'])
  expect(calledFor(null)).toEqual(['Ben', 'Ana', 'Cleo', 'Ana', 'Ben'])
})
