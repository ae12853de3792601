import { expect, test } from 'vitest'
import { ana, ben } from '#testkit/table'
import { fight, on, position } from '../../position.ts'
import { newsOf } from './news.ts'
import { isShared } from './sharing.ts'

test('the news is the last thing that the log tells', () => {
  const t = position().place(ana, 'wizard', 1)
  expect(newsOf(t.heard('table'))?.event.type).toBe('adventurerPlaced')
  expect(newsOf([])).toBeNull()
})

test('of loot that is lost it is told why', () => {
  const t = fight([...on(ben, 'knight'), ...on(ana, 'dame')], { gold: 1 })
    .wait()
    .wait()
  const news = newsOf(t.heard('table'))
  expect([news?.since?.type, news?.event.type]).toEqual(['talksFailed', 'lootLost'])
})

const party = [...on(ben, 'knight'), ...on(ana, 'dame')]

test('what is said in a bargain is told at the desk', () => {
  const t = fight(party, { gold: 1, silver: 2 }).wait().answer(ana, 'bargain', { say: 'fair?' })
  expect(newsOf(t.heard('table'))?.event.type).toBe('sandRan')
})

test('how the loot was shared is no news while the shares are on the table', () => {
  const told = fight(party, { gold: 1 })
    .wait()
    .deal({ 0: { gold: 1 } })
    .heard('table')
  const upToShares = told.slice(0, told.findLastIndex(({ type }) => type === 'sharesTaken') + 1)
  expect(newsOf(upToShares)?.event.type).toBe('sharesTaken')
  expect(newsOf(upToShares, true)).toBeNull()
})

test('loot is shared from the moment it is shown until it is divided', () => {
  const t = fight(party, { gold: 1 })
  expect(isShared(t.state)).toBe(true)
  t.wait()
  expect(isShared(t.state)).toBe(true)
  t.deal({ 0: { gold: 1 } })
  expect(isShared(t.state)).toBe(false)
  expect(isShared(position().state)).toBe(false)
  expect(isShared(fight(on(ana, 'knight'), { gold: 1 }).state)).toBe(false)
})
