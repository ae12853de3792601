import { expect, test } from 'vitest'
import { ana, cleo } from '#testkit/table'
import { position } from '../../position.ts'
import { mayBeStolen } from './calls.ts'

test('R10.14 in the first window between turns nothing can have been taken yet', () => {
  const t = position({ turn: cleo, hands: [['wardstone'], ['invisibleHand']] })
  t.place(cleo, 'wizard', 0)
  expect(t.state.stage?.at).toBe('window')
  expect(mayBeStolen(t.state)).toBe(false)
  t.wait().place(ana, 'wizard', 1)
  expect(t.state.stage?.at).toBe('window')
  expect(mayBeStolen(t.state)).toBe(true)
  t.close()
})
