import { expect, test } from 'vitest'
import { ana } from '#testkit/table'
import { drawn } from '#ui/testing.tsx'
import { position } from '../position.ts'
import { en } from '../words/en.ts'
import { Explained } from './explained.tsx'
import { Thing } from './pieces/thing.tsx'

test('the result shows what everybody had left behind their screens, and their stones', () => {
  const table = position({
    seats: 3,
    up: 'quackWizard',
    points: [2, 0, 0],
    purses: [{ fairy: 2 }, { common: 1, silver: 4 }, {}],
    stones: [{}, { red: 2 }, {}],
  }).bids({ fairy: 1 }, {}, {})
  const at = {
    viewer: ana,
    me: ana,
    view: table.state,
    told: table.heard(ana),
    screen: { Thing },
    zoom: () => undefined,
  }
  const html = drawn(en, at, <Explained />)
  const left = [...html.matchAll(/<p class="scored-left">(.*?)<\/p>/g)].map(([, line]) =>
    (line ?? '').replaceAll(/<span aria-hidden="true">.*?<\/span><\/span>|<[^>]*>/g, ''),
  )
  expect(left).toEqual([
    'Left over: 1 fairy gold.',
    'Left over: 1 common gold and 4 silver · 2 red stones.',
    'Nothing left over.',
  ])
})
