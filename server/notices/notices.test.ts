import { expect, test } from 'vitest'
import { blocksIn } from '../friends/blocks.ts'
import { memoryStore } from '../storage/memory.ts'
import { Notices } from './notices.ts'
import type { Occasion } from './occasion.ts'

test('nobody is tapped on the shoulder for whom they blocked, or who blocked them', async () => {
  const { friends, mutes, notices: store } = memoryStore()
  await friends.block('ana', 'ben', 'Ben', 1)
  const told: string[] = []
  const changed = (people: Iterable<string>): void => void told.push(...people)
  const around = { collects: 0, hasMail: false, changed, soon: () => undefined, now: () => 1 }
  const notices = new Notices({ store, mutes, blocks: blocksIn(friends), ...around })
  const answer = (to: string, by: string): Occasion => ({ kind: 'answer', to, by, thread: 't', number: 2 })
  await notices.put([answer('ana', 'ben'), answer('ben', 'ana')])
  expect(told).toEqual([])
  await notices.put([answer('ana', 'eva')])
  expect(told).toEqual(['ana'])
})
