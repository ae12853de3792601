import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { Unjudged } from '../storage/gallery-port.ts'
import { memoryStore } from '../storage/memory.ts'
import type { Judge } from './judge.ts'
import { Judging, type JudgingParams } from './judging.ts'

const verdict = { verdict: 'fair' as const, games: 12 }
let open: Judging[] = []
afterEach(async () => {
  await Promise.all(open.map(each => each.close()))
  open = []
})

async function wall(...names: readonly string[]) {
  const { gallery } = memoryStore()
  for (const [at, id] of names.entries())
    await gallery.cards.publish({
      id,
      game: 'fist',
      kind: 'character',
      maker: id,
      makerName: id,
      version: 1,
      hash: id,
      content: `{"id":"${id}"}`,
      language: 'en',
      story: '',
      madeFrom: null,
      at,
      looks: [id],
      words: '',
    })
  return gallery
}
/** A judge for as many processes as there are, and what it was asked. */
function slow(work: (card: Unjudged, stop: AbortSignal) => Promise<void>) {
  const asked: string[] = []
  let [now, most] = [0, 0]
  const judge: Judge = {
    terms: game => (game === 'fist' ? { rules: 1, bot: 'knight@1' } : null),
    async judge(card, stop) {
      asked.push(card.hash)
      most = Math.max(most, ++now)
      await work(card, stop).finally(() => now--)
      return verdict
    },
  }
  return { judge, asked, most: () => most }
}
const process = (terms: Pick<JudgingParams, 'store' | 'judge'> & Partial<JudgingParams>): Judging => {
  const judging = new Judging({ games: ['fist', 'gold'], now: Date.now, failed: () => {}, every: 5, ...terms })
  open.push(judging)
  judging.open()
  return judging
}

test('three processes judge every card once, one at a time, the longest waiting first', async () => {
  const { verdicts, cards } = await wall('a', 'b', 'c', 'd')
  const { judge, asked, most } = slow(() => pause(10))
  for (const _ of [1, 2, 3]) process({ store: verdicts, judge })
  await expect.poll(async () => (await verdicts.find(['a', 'b', 'c', 'd'])).size).toBe(4)
  expect(asked.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(most()).toBe(1)
  expect(JSON.parse((await verdicts.find(['a'])).get('a') ?? '')).toEqual(verdict)
  expect(await cards.list({ order: 'new', words: [], alsoTaken: false, verdict: 'fair' }, null, 9)).toHaveLength(4)
})

test('a card that is hung up later is judged soon; where others should come first, only after they had time', async () => {
  const { verdicts, cards } = await wall()
  const { judge, asked } = slow(async () => {})
  const judging = process({ store: verdicts, judge, patience: 150 })
  await pause(20)
  const later = await (await wall('late')).cards.find('late')
  await cards.publish({ ...(later ?? expect.fail()), at: 1, looks: ['late'], words: '' })
  await judging.hung('fist')
  await pause(60)
  expect(asked).toEqual([])
  await expect.poll(() => asked).toEqual(['late'])
})

test('a claim is kept while somebody works on it, and free again when the house closes', async () => {
  const { verdicts } = await wall('a')
  const never = (_: Unjudged, stop: AbortSignal) =>
    new Promise<void>((_, reject) => stop.addEventListener('abort', () => reject(new Error('stopped'))))
  const first = slow(never)
  const closing = process({ store: verdicts, judge: first.judge, held: 250 })
  await expect.poll(() => first.asked).toEqual(['a'])
  const second = slow(async () => {})
  process({ store: verdicts, judge: second.judge, held: 250 })
  await pause(800) // more than three times as long as a claim lasts
  expect(second.asked).toEqual([])
  await closing.close()
  await expect.poll(() => second.asked).toEqual(['a'])
})

test('a card that takes too long keeps no other from being judged', async () => {
  const { verdicts } = await wall('a', 'b')
  const failures: string[] = []
  const { judge, asked } = slow(async ({ hash }, stop) => {
    if (hash === 'a') await new Promise((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)))
  })
  process({ store: verdicts, judge, longest: 40, failed: what => failures.push(what) })
  await expect.poll(async () => [...(await verdicts.find(['a', 'b'])).keys()]).toEqual(['b'])
  expect([asked, failures]).toEqual([['a', 'b'], ['judging card a']])
})

test('what is to be judged by other rules is left to those who have them', async () => {
  const { verdicts } = await wall('a')
  await verdicts.want('fist', 2, 'knight@1', 0)
  const { judge, asked } = slow(async () => {})
  process({ store: verdicts, judge })
  await expect.poll(async () => (await verdicts.find(['a'])).size).toBe(1)
  await pause(30)
  expect(asked).toEqual(['a'])
  const terms = [{ game: 'fist', rules: 2, bot: 'knight@1' }]
  expect(await verdicts.claim(terms, Date.now(), Date.now(), 0)).toMatchObject({ hash: 'a', rules: 2 })
})

test('a card that cannot be judged keeps no other from it, and is said to the operator', async () => {
  const { verdicts } = await wall('a', 'b')
  const failures: string[] = []
  const { judge, asked } = slow(async ({ hash }) => {
    if (hash === 'a') throw new Error('broken')
  })
  process({ store: verdicts, judge, failed: what => failures.push(what) })
  await expect.poll(async () => [...(await verdicts.find(['a', 'b'])).keys()]).toEqual(['b'])
  await pause(30)
  expect([asked, failures]).toEqual([['a', 'b'], ['judging card a']])
})
