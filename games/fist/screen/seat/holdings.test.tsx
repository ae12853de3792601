import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { drawn } from '#ui/testing.tsx'
import { position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { Heap } from '../prompts/heap.tsx'
import { Holdings } from './holdings.tsx'

const { hints } = en.screen

/** What screen readers hear as descriptions. */
const described = (html: string): readonly string[] =>
  [...html.matchAll(/aria-description="([^"]*)"/g)].map(([, text]) => text ?? '')

function heldBy(given: Omit<Parameters<typeof position>[0], 'up'>): string {
  const table = position({ up: 'thief', ...given })
  return drawn(en, { viewer: ana, view: table.state, told: table.heard(ana) }, <Holdings seat={ben} />)
}

test('screen readers hear once what each kind of thing a seat holds is good for', () => {
  const html = heldBy({ stones: [{}, { red: 2, blue: 1 }], amulets: [0, 1], spent: [0, 2] })
  expect(described(html)).toEqual([[hints.stones, hints.spent, hints.amulet].join(' ')])
})

test('nothing is explained to screen readers that a seat does not hold', () => {
  expect(described(heldBy({ options: { coinCounts: 'hidden' } }))).toEqual([])
})

test('a heap of coins is described by its hint, and its name stays short', () => {
  const heap = <Heap kind="fairy" left={3} chosen={1} canAdd barredBy={null} digit={1} add={() => undefined} />
  const html = drawn(en, {}, heap)
  expect(described(html)).toEqual([hints.fairy])
  expect(html.replace(/<[^>]*>/g, '')).not.toContain(hints.fairy)
})
