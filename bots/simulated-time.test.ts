import { describe, expect, test } from 'vitest'
import { type Match, open, ring, submit } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'
import { auction } from '#testkit/auction/index'
import { ana, ben } from '#testkit/table'
import { SimulatedTime } from './simulated-time.ts'

const seated = (hammer: number): Match =>
  open(auction, { seats: 2, options: { gold: 9, lots: 3, hammer }, dice: diceOf(seedFrom('lots')) })
    .match as unknown as Match
const pace = (): SimulatedTime => new SimulatedTime(diceOf(seedFrom('pace')))
const bid = { name: 'bid', answer: 1 }

describe('simulated time', () => {
  test('stands still while no clock runs', () => {
    const time = pace()
    expect([time.next(seated(0)), time.now]).toEqual([null, 0])
  })

  test('with a clock, every seat with a question speaks after one to four seconds', () => {
    const [time, match] = [pace(), seated(60)]
    const first = time.next(match)
    expect([ana, ben]).toContain(first)
    expect(time.now).toBeGreaterThanOrEqual(1000)
    expect(time.now).toBeLessThan(4000)
    expect(time.next(match)).toBe(first)
  })

  test('a seat that has spoken takes another moment', () => {
    const [time, match] = [pace(), seated(60)]
    const first = time.next(match)
    const then = time.now
    if (first === ana || first === ben) time.spoke(first)
    for (let next = time.next(match); next !== first; next = time.next(match))
      if (next === ana || next === ben) time.spoke(next)
    expect(time.now).toBeGreaterThanOrEqual(then + 1000)
  })

  test('if nobody speaks in time, the clock acts at its own time', () => {
    const [time, match] = [pace(), seated(60)]
    for (let next = time.next(match); next !== 'clock'; next = time.next(match)) if (next !== null) time.spoke(next)
    expect(time.now).toBe(60_000)
  })

  test('nobody waits for a seat that has answered', () => {
    const [time, match] = [pace(), seated(60)]
    submit(match, ana, bid, 0)
    for (let n = 0; n < 5; n++) {
      expect(time.next(match)).toBe(ben)
      time.spoke(ben)
    }
  })

  test('never goes back, and follows another clock while its own stands still', () => {
    const time = pace()
    time.catchUp(5000)
    time.catchUp(3000)
    expect(time.now).toBe(5000)
  })

  test('with a day to think, bots think longer', () => {
    const long = open(auction, { seats: 2, options: { gold: 9, lots: 3, hammer: 600 }, dice: diceOf(seedFrom('lots')) })
    const time = pace()
    time.next(long.match as unknown as Match)
    expect(time.now).toBeGreaterThanOrEqual(10_000)
    expect(ring(long.match)).not.toBeNull()
  })
})
