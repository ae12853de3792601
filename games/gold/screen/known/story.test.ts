import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { storyHolds } from '#testkit/story'
import { ana, ben } from '#testkit/table'
import { box } from '../../box.ts'
import { fight, type GoldTable, on } from '../../position.ts'
import { storyOf, thinned } from './story.ts'

storyHolds(box, 4, storyOf)

const told = ({ events, state }: GoldTable) => storyOf([{ seq: 0, at: 0, by: 'house', events }], state)

test('R4.1 R12.6 red tokens claimed first are part of the story', () => {
  for (const options of [{ game: 'basic' }, { wizardFirst: true, magic: false }] as const) {
    const t = fight([...on(ben, 'knight'), ...on(ana, 'wizard')], { red: 3, gold: 1 }, { options })
    expect(told(t).steps[0]).toMatchObject({ seat: ana, total: 3, at: 1, card: 'sunbasker' })
  }
})

test('of a long match each seat keeps a step in every few dragons, and its last', () => {
  const steps = [0, 1, 2].flatMap(seat =>
    Array.from({ length: 18 }, (_, i) => ({ seat: seat as Seat, at: i + 1, total: i, seq: i, card: null })),
  )
  const fewer = thinned(steps, 18, 3)
  for (const seat of [0, 1, 2]) {
    const own = fewer.filter(step => step.seat === seat).map(({ at }) => at)
    expect(own.length).toBeLessThanOrEqual(7)
    expect(own.at(-1)).toBe(18)
  }
  for (const dragon of [4, 8, 12]) expect(fewer.filter(({ at }) => at === dragon)).toHaveLength(1)
  expect(thinned(steps.slice(0, 5), 5, 3)).toHaveLength(5)
})

test('R9.8 only the advanced game speaks of complete sets', () => {
  const made = (game: 'basic' | 'advanced') =>
    told(fight(on(ana, 'knight'), { gold: 1 }, { options: { game }, row: [] })).why[0]?.say
  expect(made('basic')).toBe('screen.story.madeBasic')
  expect(made('advanced')).toBe('screen.story.made')
})
