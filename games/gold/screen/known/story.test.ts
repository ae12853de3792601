import { expect, test } from 'vitest'
import { storyHolds } from '#testkit/story'
import { ana, ben } from '#testkit/table'
import { box } from '../../box.ts'
import { fight, type GoldTable, on } from '../../position.ts'
import { storyOf } from './story.ts'

storyHolds(box, 4, storyOf)

const told = ({ events, state }: GoldTable) => storyOf([{ seq: 0, at: 0, by: 'house', events }], state)

test('R4.1 R12.6 red tokens claimed first are part of the story', () => {
  for (const options of [{ game: 'basic' }, { wizardFirst: true, magic: false }] as const) {
    const t = fight([...on(ben, 'knight'), ...on(ana, 'wizard')], { red: 3, gold: 1 }, { options })
    expect(told(t).steps[0]).toMatchObject({ seat: ana, total: 3, at: 1, card: 'sunbasker' })
  }
})

test('R9.8 only the advanced game speaks of complete sets', () => {
  const made = (game: 'basic' | 'advanced') =>
    told(fight(on(ana, 'knight'), { gold: 1 }, { options: { game }, row: [] })).why[0]?.say
  expect(made('basic')).toBe('screen.story.madeBasic')
  expect(made('advanced')).toBe('screen.story.made')
})
