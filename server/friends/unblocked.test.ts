import { expect, test } from 'vitest'
import type { Occasion } from '../notices/occasion.ts'
import { memoryStore } from '../storage/memory.ts'
import { blocksIn } from './blocks.ts'
import { unblocked } from './unblocked.ts'

test('nobody is tapped on the shoulder for whom they blocked, or who blocked them', async () => {
  const { friends } = memoryStore()
  await friends.block('ana', 'ben', 'Ben', 1)
  const told: Occasion[] = []
  const tell = unblocked(async occasion => void told.push(occasion), blocksIn(friends))
  const answer = (to: string, by: string): Occasion => ({ kind: 'answer', to, by, thread: 't', number: 2 })
  const rest: readonly Occasion[] = [answer('ana', 'eva'), { kind: 'order', to: 'ana', about: 'x' }]
  for (const occasion of [answer('ana', 'ben'), answer('ben', 'ana'), ...rest]) await tell(occasion)
  expect(told).toEqual(rest)
})
