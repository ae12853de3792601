import { expect, test } from 'vitest'
import { ana } from '#testkit/table'
import type { Options } from '../../options.ts'
import { position } from '../../position.ts'
import { tagsOf } from './wants.ts'

const tags = (hoard: object, options: Partial<Options> = {}) => {
  const t = position({ market: true, options, hoards: [hoard, { silver: 1 }, { silver: 1 }] })
  return tagsOf(t.state, ana, t.events)
}

test('the colour one has most of is wanted, a lone gem is to spare', () => {
  expect(tags({ blue: 3, green: 1 })).toMatchObject({ blue: 'want', green: 'spare', white: null })
})

test('near a set nothing of it is to spare, and what is missing is wanted', () => {
  expect(tags({ blue: 2, green: 1, purple: 1 })).toMatchObject({ green: null, yellow: 'want', white: 'want' })
})

test('R9.5 with the black diamond gems are of no use', () => {
  expect(tags({ blue: 3, black: 1 })).toMatchObject({ blue: 'spare', white: null })
})

test('R12.3 where every set counts, a second one is looked for, too', () => {
  const hoard = { blue: 2, green: 2, purple: 3, yellow: 1, white: 1 }
  expect(tags(hoard)).toMatchObject({ blue: 'spare', yellow: null, white: null })
  expect(tags(hoard, { setBonus: 'perSet' })).toEqual({
    blue: null,
    green: null,
    purple: 'want',
    yellow: 'want',
    white: 'want',
  })
})
