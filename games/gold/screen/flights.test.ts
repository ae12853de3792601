import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import type { GoldEvent } from '../events.ts'
import { fight, on } from '../position.ts'
import { flights } from './flights.ts'

test('shares travel from the loot to the party, token by token', () => {
  const t = fight([...on(ben, 'knight'), ...on(ana, 'dame')], { gold: 2, blue: 1 }).wait()
  t.deal({ [ana]: { gold: 1, blue: 1 }, [ben]: { gold: 1 } })
  const told = (t.told('table') as readonly GoldEvent[]).flatMap(flights)
  expect(told).toEqual([
    { piece: { thing: 'gold' }, n: 1, from: 'loot', to: ben },
    { piece: { thing: 'gold' }, n: 1, from: 'loot', to: ana },
    { piece: { thing: 'blue' }, n: 1, from: 'loot', to: ana },
  ])
  t.close()
})

test('R6.8 a stolen token travels face down for those who may not know it', () => {
  const t = fight(
    [...on(ben, 'knight'), ...on(cleo, 'dame'), ...on(ana, 'thief')],
    {},
    { hoards: [{}, { gold: 1 }, { silver: 1 }], options: { clock: 'none' } },
  )
  t.answer(ana, 'victim', ben)
  const thing = (viewer: typeof ana | 'table') =>
    t
      .heard(viewer)
      .flatMap(flights)
      .map(({ piece, from, to }) => [piece, from, to])
  expect(thing(ana)).toContainEqual([{ thing: 'gold' }, ben, ana])
  expect(thing('table')).toContainEqual([{ thing: 'hidden' }, ben, ana])
  t.close()
})
