import { beforeEach, expect, test } from 'vitest'
import { blocksIn } from '../friends/blocks.ts'
import { memoryStore } from '../storage/memory.ts'
import { Notices } from './notices.ts'
import type { Occasion } from './occasion.ts'

let kept = memoryStore()
let told: string[] = []
let notices: Notices
beforeEach(() => {
  kept = memoryStore()
  told = []
  const changed = (people: Iterable<string>): void => void told.push(...people)
  const around = { collects: 0, hasMail: false, changed, soon: () => undefined, now: () => 1 }
  notices = new Notices({ store: kept.notices, mutes: kept.mutes, blocks: blocksIn(kept.friends), ...around })
})
const answer = (to: string, by: string): Occasion => ({ kind: 'answer', to, by, thread: 't', number: 2 })
const invitation = (to: string, table: string): Occasion => ({ kind: 'invitation', to, by: 'eva', table })

test('nobody is tapped on the shoulder for whom they blocked, or who blocked them', async () => {
  await kept.friends.block('ana', 'ben', 'Ben', 1)
  await notices.put([answer('ana', 'ben'), answer('ben', 'ana'), answer('ana', 'eva')])
  expect(told).toEqual(['ana'])
})

test('of several people, each is told of all but whom they muted themselves', async () => {
  await kept.mutes.mute('ana', 'ben', 'Ben')
  await notices.put([answer('ana', 'ben'), answer('eva', 'ben'), answer('ben', 'ana')])
  expect(told).toEqual(['eva', 'ben'])
})

test('of several people, each is told of all but the tables they switched off themselves', async () => {
  await kept.notices.wishes.switchOff('ana', 't1', true)
  await notices.put([invitation('ana', 't1'), invitation('ben', 't1'), invitation('ana', 't2')])
  expect(told).toEqual(['ben', 'ana'])
})
