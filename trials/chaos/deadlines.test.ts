import { expect, test } from 'vitest'
import { expire, isRefusal, type Match, open } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Attendance } from '#server/matches/attendance'
import { auction } from '#testkit/auction/index'
import { ana, ben } from '#testkit/table'
import { Deadlines } from './deadlines.ts'

const live = { kind: 'live', bank: 10, increment: 0, cap: 10 } as const
const open24 = [{ opened: 0, ended: 1_000_000 }]
const nobodyAsked: Attendance = { asked: [null, null], bank: [0, 0], missed: [0, 0], minded: [null, null] }
/** Ana was asked at once and has ten seconds. */
const anaAsked: Attendance = { ...nobodyAsked, asked: [{ since: 0, at: 0 }, null], bank: [10_000, 10_000] }

const seated = (hammer: number): Match =>
  open(auction, { seats: 2, options: { gold: 9, lots: 3, hammer }, dice: diceOf(seedFrom('lots')) })
    .match as unknown as Match
const entryAt = (at: number) => ({ seq: 1, at, by: 'clock', events: [] }) as const
const silent = { silent: ana } as const

test('a clock that rings when it is due is counted, and nothing is wrong', () => {
  const [it, match] = [new Deadlines(live, open24), seated(60)]
  it.before(match, nobodyAsked, entryAt(60_020), 'clock')
  const entry = expire(match, 60_020)
  expect(isRefusal(entry)).toBe(false)
  it.after(match)
  it.end(match, nobodyAsked, 60_500)
  expect(it).toMatchObject({ rules: 1, seats: 0, missed: 0, twice: 0, early: 0, slowest: 20, whileDown: 0 })
})

test('one that rings twice, and one that rings too early', () => {
  const [it, match] = [new Deadlines(live, open24), seated(60)]
  it.before(match, nobodyAsked, entryAt(59_000), 'clock')
  it.before(match, nobodyAsked, entryAt(60_000), 'clock')
  expect(it).toMatchObject({ rules: 2, early: 1, twice: 1 })
})

test('a seat runs out of time twice for one question, or while a clock of the rules runs', () => {
  const [it, match] = [new Deadlines(live, open24), seated(0)]
  it.before(match, anaAsked, entryAt(10_000), silent)
  expect(it).toMatchObject({ seats: 1, early: 0, twice: 0 })
  it.before(match, anaAsked, entryAt(10_000), silent)
  expect(it.twice).toBe(1)
  it.before(seated(60), { ...anaAsked, asked: [null, { since: 0, at: 0 }] }, entryAt(10_000), { silent: ben })
  expect(it.early).toBe(1)
})

test('a clock that has not rung although the house was open for long is missed; while it was down nothing is', () => {
  const lives = [
    { opened: 0, ended: 5000 },
    { opened: 90_000, ended: 100_000 },
  ]
  const [it, match] = [new Deadlines(live, lives), seated(60)]
  it.end(match, nobodyAsked, 92_000)
  expect(it).toMatchObject({ missed: 0, slowest: 2000 })
  it.end(match, nobodyAsked, 100_000)
  expect(it).toMatchObject({ missed: 1, slowest: 10_000 })
  it.before(match, nobodyAsked, entryAt(90_010), 'clock')
  expect(it.whileDown).toBe(1)
})
