import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { hoardOf } from '../../cards/tokens.ts'
import { fight, on, position } from '../../position.ts'
import { rivalIn, worthToMe } from './value.ts'

const party = [...on(ben, 'knight'), ...on(ana, 'knight', 'wizard')]

test('what is fixed counts, gems by the chance of the most, an object a little', () => {
  const t = fight(party, { gold: 2, red: 1, green: 2 }).wait()
  const value = (share: Parameters<typeof hoardOf>[0]) => worthToMe(t.state, ana, hoardOf(share), t.events)
  expect(value({ gold: 2 })).toMatchObject({ points: 6, steps: [], objects: 0, isCursed: false })
  expect(value({ red: 1 })).toMatchObject({ points: 4, objects: 1 })
  expect(value({ green: 2 }).points).toBe(5)
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
    expect(steps).toEqual([
      { gem: 'green', before: 1, after: 3, rival: display === 'ledger' ? 0 : null, isInReach: true },
    ])
    t.close()
  }
})

test('R9.2 a colour is worth its prize or nothing: what can hardly be led or no longer counts nothing', () => {
  const given = { options: { game: 'basic', display: 'ledger' }, row: [{ dragon: 'deepcoil' }] } as const
  const t = fight([...on(ben, 'knight'), ...on(cleo, 'knight')], { blue: 6, gold: 1 }, given).wait()
  t.deal({ [ben]: { blue: 6 }, [cleo]: { gold: 1 } })
  const value = (blue: number) => worthToMe(t.state, ana, hoardOf({ blue }), t.events)
  expect(value(1)).toMatchObject({ points: 0, parts: [], steps: [{ after: 1, rival: 6, isInReach: true }] })
  expect(value(6).points).toBeGreaterThan(10)
  const far = fight([...on(ben, 'knight'), ...on(cleo, 'knight')], { blue: 7, gold: 1 }, given).wait()
  far.deal({ [ben]: { blue: 7 }, [cleo]: { gold: 1 } })
  const all = { ...far.state, lost: hoardOf({ blue: 3 }) }
  expect(worthToMe(all, ana, hoardOf({ blue: 1 }), far.events).steps[0]?.isInReach).toBe(false)
})

test('R5.19 who has left is nobody’s rival', () => {
  const t = fight(
    [...on(ben, 'knight'), ...on(cleo, 'knight')],
    { green: 3 },
    { options: { display: 'ledger' } },
  ).wait()
  t.deal({ [ben]: { green: 1 }, [cleo]: { green: 2 } })
  expect(rivalIn(t.state, ana, 'green', t.heard(ana))).toBe(2)
  t.leaves(cleo)
  expect(rivalIn(t.state, ana, 'green', t.heard(ana))).toBe(1)
})

test('R4.6, R12.5 as many objects as there are for the red tokens', () => {
  const objectsFor = (red: number, given: Parameters<typeof fight>[2] = {}) => {
    const t = fight(party, { red: 3, silver: 1 }, given).wait()
    const { objects, points } = worthToMe(t.state, ana, hoardOf({ red }), t.events)
    t.close()
    return [objects, points]
  }
  expect(objectsFor(3)).toEqual([1, 6])
  expect(objectsFor(3, { options: { perRed: true } })).toEqual([3, 11])
  expect(objectsFor(3, { options: { perRed: true }, objects: ['wardstone'], hands: [] })).toEqual([1, 6])
  expect(objectsFor(3, { objects: [] })).toEqual([0, 3])
  expect(objectsFor(0)).toEqual([0, 0])
})

test('R12.3 where every set counts, the next one is worth something, too', () => {
  const all = { blue: 1, green: 1, purple: 1, yellow: 1, white: 1 }
  const worth = (setBonus: 'once' | 'perSet', own: object) => {
    const { state, events } = position({ options: { setBonus }, hoards: [own] })
    return worthToMe(state, ana, hoardOf(all), events).points
  }
  expect(worth('perSet', {})).toBe(worth('once', {}))
  expect(worth('perSet', all)).toBe(worth('once', all) + 5)
})

test('a value says what it is made of, in whole points that add up', () => {
  const t = fight(party, { gold: 1, silver: 1, red: 1, green: 2, black: 1 }, { hoards: [{ blue: 3, green: 1 }] }).wait()
  const value = (share: Parameters<typeof hoardOf>[0]) => worthToMe(t.state, ana, hoardOf(share), t.events)
  expect(value({ gold: 1, silver: 1 }).parts).toEqual([
    { of: 'silver', points: 1 },
    { of: 'gold', points: 3 },
  ])
  expect(value({ red: 1 }).parts.map(({ of }) => of)).toEqual(['red', 'object'])
  expect(value({ green: 2, black: 1 }).parts.map(({ of }) => of)).toEqual(['black', 'curse'])
  for (const share of [{ green: 2 }, { gold: 1, red: 1, green: 1 }, { black: 1 }]) {
    const { points, parts } = value(share)
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points)
  }
  t.close()
})
