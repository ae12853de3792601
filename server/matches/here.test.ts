import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shelfEditions } from '#editions/editions'
import { superstitious } from '#engine/testing'
import type { Viewer } from '#kernel/seat'
import { temporaryFolder } from '#testkit/folder'
import { hasRedis } from '#testkit/servers'
import { ana, ben } from '#testkit/table'
import { News } from '../news/news.ts'
import { redisBroker } from '../news/redis-broker.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { LEASE, nodesForTests, until } from '../nodes/testing.ts'
import { openSqlite, sqliteStore } from '../storage/sqlite.ts'
import type { Follower, LiveMatch } from './live-match.ts'
import { LiveMatches } from './live-matches.ts'

/** Somebody who follows a match, and what they were told last: who is present, and whether there is a screen. */
function follower(viewer: Viewer, isScreen = false): Follower & { last: string } {
  return {
    viewer,
    isScreen,
    last: '',
    tell: () => {},
    attend({ present, screen }) {
      this.last = `${present.map(is => (is ? 'x' : '-')).join('')}${screen ? ' screen' : ''}`
    },
  }
}

describe.skipIf(!hasRedis)('who is here, on two nodes', () => {
  const { nodes, connect, redis, closing } = nodesForTests()

  async function houseOf(node: Nodes, file: string): Promise<LiveMatches> {
    const store = await sqliteStore(openSqlite(file))
    const failed = (what: string, error: unknown): void => expect.fail(`${what}: ${error}`)
    const news = new News(redisBroker(await connect(), await connect()), async () => new Map(), failed)
    const liveMatches = new LiveMatches({
      store: store.matches,
      editions: shelfEditions({ auction: superstitious }),
      presence: node.presence(news),
      now: Date.now,
      asked: () => {},
      failed,
    })
    closing.push(async () => {
      await liveMatches.close()
      await news.close()
      await store.close()
    })
    return liveMatches
  }

  /** The same match on two nodes. */
  async function twice(): Promise<{ all: readonly [Nodes, Nodes, ...Nodes[]]; one: LiveMatch; other: LiveMatch }> {
    const all = await nodes()
    const file = join(temporaryFolder(), 'house.db')
    const one = await (await houseOf(all[0], file)).begin({
      table: 't',
      game: 'auction',
      options: { gold: 20, lots: 60, hammer: 0 },
      names: ['Ana', 'Ben'],
      words: [],
      sitters: [{ person: 'a' }, { person: 'b' }],
      pace: { kind: 'untimed' },
    })
    const other = (await (await houseOf(all[1], file)).find(one.id)) ?? expect.fail()
    return { all, one, other }
  }

  test('is told to all of them, and who goes is told too', async () => {
    const { one, other } = await twice()
    const [here, there, screen] = [follower(ana), follower(ben), follower('table', true)]
    await one.follow(here, -1)
    expect(here.last).toBe('x-')
    await other.follow(there, -1)
    await until(() => here.last === 'xx' && there.last === 'xx', 1000)
    await other.follow(screen, -1)
    await until(() => here.last === 'xx screen', 1000)
    other.unfollow(there)
    await until(() => here.last === 'x- screen', 1000)
    one.unfollow(here)
    await until(() => screen.last === '-- screen', 1000)
    other.unfollow(screen)
    await one.follow(here, -1)
    expect(here.last).toBe('x-')
  })

  test('a killed node shows nobody after a while', async () => {
    const { all, one, other } = await twice()
    const [here, there] = [follower(ana), follower(ben)]
    await Promise.all([one.follow(here, -1), other.follow(there, -1)])
    await until(() => here.last === 'xx')
    all[1].redis.close()
    await until(() => here.last === 'x-', LEASE + 4000)
  })

  test('without Redis only those of the own node are shown, until it is back', async () => {
    const { one, other } = await twice()
    const [here, there] = [follower(ana), follower(ben)]
    await Promise.all([one.follow(here, -1), other.follow(there, -1)])
    await until(() => here.last === 'xx' && there.last === 'xx')
    await redis().kill('SIGKILL')
    await until(() => here.last === 'x-' && there.last === '-x')
    await redis().start()
    await until(() => here.last === 'xx' && there.last === 'xx')
  })
})
