import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { fight, on } from '../../position.ts'
import { commitmentsOf, saidLately, versionBefore } from './talks.ts'

const party = [...on(ben, 'knight'), ...on(ana, 'knight')]
const bargain = () => fight(party, { gold: 2, silver: 1 }).wait()

test('R5.15 what somebody says of an offer stays with it until the next version', () => {
  const t = bargain()
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 2 }, [ben]: { silver: 1 } } })
  t.answer(ana, 'bargain', { say: 'my last offer' })
  expect(commitmentsOf(t.events, ana, 1)).toEqual(['my last offer'])
  t.answer(ana, 'bargain', { offer: { [ana]: { gold: 1 }, [ben]: { gold: 1, silver: 1 } } })
  expect(commitmentsOf(t.events, ana, 2)).toEqual([])
  expect(versionBefore(t.events, ana, 2)?.[t.state.kill?.party.indexOf(ben) ?? 0]?.silver).toBe(1)
  t.close()
})

test('the last words of each, the latest first', () => {
  const t = bargain()
  t.answer(ana, 'bargain', { say: 'fair?' })
  t.answer(ben, 'bargain', { say: 'need gold' })
  t.answer(ana, 'bargain', { say: 'hurry' })
  expect(saidLately(t.events).map(({ seat, phrase }) => [seat, phrase])).toEqual([
    [ana, 'hurry'],
    [ben, 'need gold'],
  ])
  t.close()
})
