import { expect, test } from 'vitest'
import type { BoardAnswer, ThreadsAnswer } from '#protocol/board'
import { temporaryFolder } from '#testkit/folder'
import { startRedis } from '#testkit/redis'
import { freshDatabase, hasPostgres, hasRedis } from '#testkit/servers'
import { configFrom } from '../config.ts'
import { openHouse } from '../house.ts'
import { line, wholeHouse } from '../http/testing.ts'
import { writer } from './testing.ts'

const listed = async (address: string, query: string): Promise<ThreadsAnswer> =>
  (await (await fetch(`${address}/api/board/threads?${query}`)).json()) as ThreadsAnswer

test('a fresh house explains its board in four languages: once for every game, and once for the tavern', async () => {
  const data = temporaryFolder()
  for (const _ of ['when it first opens', 'and again']) {
    const house = await wholeHouse({ DATA: data })
    const { threads } = await listed(house.address, '')
    expect(threads).toHaveLength(16)
    for (const language of ['en', 'it', 'de', 'ru']) {
      const own = threads.filter(thread => thread.language === language)
      expect(own.map(({ topic, game }) => `${topic} ${game}`).toSorted()).toEqual([
        'house null',
        'strategy dwarves',
        'strategy fist',
        'strategy gold',
      ])
      expect(own.every(({ by, excerpt }) => by === null && excerpt !== '')).toBe(true)
    }
    await house.close()
  }
})

test.skipIf(!hasPostgres || !hasRedis)(
  'nodes that open at once write the first notes once, and whoever listens at one hears of notes at the other, and a ban holds at both',
  async () => {
    const redis = await startRedis()
    const env = { DATABASE_URL: await freshDatabase(), REDIS_URL: redis.url, SECRET: 'x'.repeat(32), LOG: 'error' }
    const config = { ...configFrom({ ...env, DATA: temporaryFolder(), JUDGE: 'no' }), port: 0 }
    const nodes = await Promise.all([openHouse(config), openHouse(config)])
    const [here, there] = nodes
    expect((await listed(there.address, '')).threads).toHaveLength(16)
    const ana = await writer(here, 'Ana')
    const { thread } = (await ana.begin()).body
    const ear = await line(there, { cookie: ana.cookie() })
    ear.says({ t: 'threads', threads: [thread.id] })
    await ear.hears(it => it.t === 'thread' && it.version === 1)
    const notes = [ana.answer(thread.id, 'x', { draft: 'x' })]
    notes.push(writer(there, 'Ben').then(ben => ben.answer(thread.id, 'y')))
    expect((await Promise.all(notes)).map(({ body }) => body.note.number).toSorted()).toEqual([2, 3])
    expect(await ear.hears(it => it.t === 'thread' && it.notes === 3)).toMatchObject({ thread: thread.id, version: 3 })
    const twice = await fetch(`${there.address}/api/board/threads/${thread.id}/notes`, {
      method: 'POST',
      headers: { cookie: ana.cookie(), 'content-type': 'application/json' },
      body: JSON.stringify({ draft: 'x', text: 'x' }),
    })
    expect(twice.status).toBe(200)
    const board = (await (await fetch(`${there.address}/api/board`)).json()) as BoardAnswer
    expect(board.topics.reduce((sum, { notes: all }) => sum + all, 0)).toBe(19)
    // Who is banned at one node writes at no other, neither in person nor by a program.
    const { token } = (await ana.send<{ token: string }>('POST', '/api/people/tokens', { name: 'bot' })).body
    const subject = { kind: 'name', id: ana.id } as const
    await here.desk.decide(null, { subject, measures: [{ kind: 'ban', until: Date.now() + 60_000 }], reason: 'no' })
    for (const known of [{ cookie: ana.cookie() }, { authorization: `Bearer ${token}` }]) {
      const refused = await fetch(`${there.address}/api/board/threads/${thread.id}/notes`, {
        method: 'POST',
        headers: { ...known, 'content-type': 'application/json' },
        body: JSON.stringify({ draft: 'z', text: 'z' }),
      })
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'muted' }])
    }
    ear.close()
    await Promise.all(nodes.map(node => node.close()))
    await redis.stop()
  },
)
