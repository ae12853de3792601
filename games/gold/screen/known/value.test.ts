import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { fight, on } from '../../position.ts'
import { hoardOf } from '../../tokens.ts'
import { worthToMe } from './value.ts'

const party = [...on(ben, 'knight'), ...on(ana, 'knight', 'wizard')]

test('what is fixed counts, gems by the prize for the most, an object a little', () => {
  const t = fight(party, { gold: 2, red: 1, green: 2 }).wait()
  const value = (share: Parameters<typeof hoardOf>[0]) => worthToMe(t.state, ana, hoardOf(share), t.events)
  expect(value({ gold: 2 })).toEqual({ points: 6, steps: [], findsObject: false, isCursed: false })
  expect(value({ red: 1 })).toMatchObject({ points: 4, findsObject: true })
  expect(value({ green: 2 }).points).toBe(6)
  t.close()
})

test('R9.5 the black diamond takes what gems would bring', () => {
  const t = fight(party, { black: 1, green: 1 }, { hoards: [{ green: 3 }] }).wait()
  const taken = worthToMe(t.state, ana, hoardOf({ black: 1, green: 1 }), t.events)
  expect(taken.isCursed).toBe(true)
  expect(taken.points).toBeLessThan(7)
  t.close()
})

test('R11.4 only a ledger reminds of what others have', () => {
  for (const display of ['memory', 'ledger'] as const) {
    const t = fight(party, { green: 2 }, { options: { display }, hoards: [{ green: 1 }] }).wait()
    const { steps } = worthToMe(t.state, ana, hoardOf({ green: 2 }), t.events)
    expect(steps).toEqual([{ gem: 'green', before: 1, after: 3, rival: display === 'ledger' ? 0 : null }])
    t.close()
  }
})
