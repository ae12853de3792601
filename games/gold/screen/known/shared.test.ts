import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { fight, on } from '../../position.ts'
import { sharesSeen } from './shared.ts'

const party = [...on(ben, 'knight'), ...on(cleo, 'knight'), ...on(ana, 'thief')]

test('R3.8 what everybody got is seen until the party goes home, also while a thief chooses', () => {
  const t = fight(party, { gold: 2, silver: 1 }).wait()
  expect(sharesSeen(t.state, t.events)).toEqual([])
  t.deal({ [ben]: { gold: 1 }, [cleo]: { gold: 1 }, [ana]: { silver: 1 } })
  expect(t.state.stage?.at).toBe('victim')
  const seen = sharesSeen(t.state, t.heard('table'))
  expect(seen.map(({ seat, share }) => [seat, share.gold])).toEqual([
    [ben, 1],
    [cleo, 1],
    [ana, 0],
  ])
  t.answer(ana, 'victim', ben)
  expect(sharesSeen(t.state, t.events)).toEqual([])
})

test('R5.8 of loot that was lost nobody got anything', () => {
  const t = fight(party, { gold: 1 }, { hoards: [{}, { gold: 1 }, { gold: 1 }] })
    .wait()
    .wait()
  expect(t.state.stage?.at).toBe('victim')
  expect(sharesSeen(t.state, t.events)).toEqual([])
  t.close()
})
