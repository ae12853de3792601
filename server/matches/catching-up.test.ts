import { expect, test } from 'vitest'
import type { Waiting } from '#client/messages'
import { shelfEditions } from '#editions/editions'
import type { Follower } from '#engine/engine'
import { superstitious } from '#engine/testing'
import { ana, ben } from '#testkit/table'
import { memoryStore } from '../storage/memory.ts'
import type { MatchStore, NewerLines } from '../storage/port.ts'
import { LiveMatches } from './live-matches.ts'
import type { Pace } from './pace.ts'

/** Called with what was read, before the reader gets it. */
type OnRead = (newer: NewerLines | null) => Promise<void>

/** A match on two nodes. What the first one reads of the second can be held up. */
async function onTwoNodes(pace: Pace = { kind: 'untimed' }) {
  const store = memoryStore().matches
  const around: { read: OnRead; lines: () => void } = { read: async () => {}, lines: () => {} }
  const slow: MatchStore = {
    ...store,
    async newer(match, from) {
      const newer = await store.newer(match, from)
      await around.read(newer)
      return newer
    },
    async lines(...which) {
      const lines = await store.lines(...which)
      around.lines()
      return lines
    },
  }
  const clock = { ahead: 0 }
  const now = (): number => Date.now() + clock.ahead
  const failures: unknown[] = []
  const failed = (_what: string, error: unknown): void => void failures.push(error)
  const editions = shelfEditions({ auction: superstitious })
  const node = (its: MatchStore) => new LiveMatches({ store: its, editions, now, asked: () => {}, failed })
  const [here, there] = [node(slow), node(store)]
  const live = await here.begin({
    table: 't',
    game: 'auction',
    options: { gold: 20, lots: 60, hammer: 0 },
    names: ['Ana', 'Ben'],
    words: [],
    sitters: [{ person: 'a' }, { person: 'b' }],
    pace,
  })
  const twin = (await there.find(live.id)) ?? expect.fail()
  const close = () => Promise.all([here.close(), there.close()])
  return { live, twin, around, clock, failures, close }
}
const bid = (id: string, asked: number) => ({ id, asked, name: 'bid', answer: 1 })

test('what is heard while a node reads is read, too', async () => {
  const { live, twin, around, failures, close } = await onTwoNodes()
  await twin.answer(ana, bid('a', 0))
  let second: Promise<void> | null = null
  around.read = async () => {
    if (second !== null) return
    await twin.answer(ben, bid('b', 1))
    second = live.catchUp(twin.version)
  }
  await live.catchUp(twin.version)
  await second
  expect([live.next, live.version]).toEqual([twin.next, twin.version])
  expect(failures).toEqual([])
  await close()
})

test('what could not be read is read when the match is heard of again', async () => {
  const { live, twin, around, failures, close } = await onTwoNodes()
  await twin.answer(ana, bid('a', 0))
  around.read = () => Promise.reject(new Error('the cable'))
  await expect(live.catchUp(twin.version)).rejects.toThrow('the cable')
  around.read = async () => {}
  await live.catchUp(0)
  expect([live.next, live.version]).toEqual([twin.next, twin.version])
  expect(failures).toHaveLength(1)
  await close()
})

test('somebody who was given more time at another node is not overdue here', async () => {
  const { live, twin, clock, failures, close } = await onTwoNodes({ kind: 'live', bank: 10, increment: 0, cap: 10 })
  await twin.mind(ana, 'left')
  await twin.mind(ben, 'left')
  clock.ahead = 60_000
  await twin.mind(ana, null)
  await live.wake()
  expect([live.next, live.version, failures]).toEqual([1, twin.version, []])
  clock.ahead = 80_000
  await live.wake()
  expect(live.next).toBeGreaterThan(1)
  await close()
})

test('whom the table waits for is never told before the entries that say so', async () => {
  const { live, twin, around, failures, close } = await onTwoNodes()
  const told: string[] = []
  const attend = ({ minded }: Waiting): void =>
    void told.push(minded.includes('left') ? 'somebody left' : 'all are here')
  await live.follow({ viewer: 'table', tell: ({ seq }) => void told.push(`entry ${seq}`), attend }, live.next - 1)
  const another: Follower = { viewer: 'table', tell: () => {}, attend: () => {} }
  await live.follow(another, live.next - 1)
  await twin.answer(ben, bid('b', 0))
  await twin.mind(ben, 'left')
  told.length = 0
  around.lines = () => live.unfollow(another)
  await live.answer(ana, bid('a', 0))
  expect(told.slice(0, 3)).toEqual(['all are here', 'entry 1', 'somebody left'])
  expect(failures).toEqual([])
  await close()
})
