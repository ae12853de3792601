import { expect, test } from 'vitest'
import { SlowQueue } from './slow-queue.ts'

const here = () => false

test('the lowest rank goes first, among equals the last to arrive, and nobody is forgotten', async () => {
  const queue = new SlowQueue(5)
  const came: string[] = []
  const waits = async (name: string, rank: number, isGone = here) => {
    if (await queue.wait('ana', rank, isGone)) came.push(name)
  }
  await Promise.all([waits('guesser', 3), waits('early', 0), waits('gone', 0, () => true), waits('late', 0)])
  expect(came).toEqual(['late', 'early', 'guesser'])
  await waits('again', 9)
  expect(came.at(-1)).toBe('again')
})

test('if there are too many, the one with the most guesses loses its place, not the newcomer', async () => {
  const queue = new SlowQueue(1)
  const strangers = Array.from({ length: 50 }, (_, n) => queue.wait('ana', n === 7 ? 1 : 0, here))
  const ana = queue.wait('ana', 0, here)
  expect(await strangers[7]).toBe(false)
  expect(await ana).toBe(true)
  expect((await Promise.all(strangers)).filter(may => may)).toHaveLength(49)
})

test('names do not wait for each other', async () => {
  const queue = new SlowQueue(5)
  const slow = queue.wait('ana', 0, here)
  void queue.wait('ana', 0, here)
  expect(await Promise.race([slow.then(() => slow), queue.wait('ben', 0, here)])).toBe(true)
})
