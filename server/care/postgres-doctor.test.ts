import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { startRedis } from '#testkit/redis'
import { freshDatabase, hasPostgres, hasRedis } from '#testkit/servers'
import { configFrom } from '../config.ts'
import { openStore } from '../storage/opening.ts'
import { mark } from '../storage/sql-house.ts'
import { examine } from './doctor.ts'
import { within } from './opened-place.ts'
import { examineRedis } from './redis-doctor.ts'

const SECRET = 'a'.repeat(32)
const DATA = temporaryFolder()
const configOf = (DATABASE_URL: string, env: object = { SECRET }) =>
  configFrom({ DATA, PORT: '0', DATABASE_URL, ...env }, false)
const found = async (url: string, env?: object) =>
  Object.fromEntries((await examine(configOf(url, env))).map(({ what, ok, tells }) => [what, [ok, tells]]))

describe.skipIf(!hasPostgres)('the doctor of a house on PostgreSQL', () => {
  test('finds nothing wrong with an empty database or a house, and leaves nothing behind', async () => {
    const url = await freshDatabase()
    expect(await found(url)).toMatchObject({
      database: [true, expect.stringMatching(/^PostgreSQL \d+.* at postgres:\/\/127/)],
      contents: [true, expect.stringContaining('none yet')],
      writing: [true, 'possible'],
      clock: [true, expect.stringContaining(' ms ')],
      secret: [true, 'given by SECRET'],
    })
    await (await openStore(configOf(url))).close()
    expect(await found(url)).toMatchObject({
      contents: [true, 'of this version: 0 matches, 0 people, 0 notes'],
      'audit log': [true, 'whole: 0 entries'],
    })
  })

  test('finds a missing secret, a database of another version, of another place or without rights', async () => {
    const url = await freshDatabase()
    const place = { engine: 'postgres', url } as const
    await (await openStore(configOf(url))).close()
    expect((await found(url, {})).secret?.[0]).toBe(false)
    await within(place, db => mark(db, 'moving', 'data'))
    expect((await found(url)).contents).toEqual([false, expect.stringContaining('an incomplete copy of data')])
    await within(place, db => sql`insert into kysely_migration values ('999-future', '')`.execute(db))
    expect((await found(url)).contents).toEqual([false, expect.stringContaining('newer version (999-future)')])
    await within(place, db => sql`delete from kysely_migration where name > '009'`.execute(db))
    expect((await found(`${url}?options=-c%20default_transaction_read_only=on`)).writing?.[0]).toBe(false)
  })

  test('says where nothing answers, without the password', async () => {
    const all = await found(`postgres://ana:swordfish@127.0.0.1:${await freePort()}/x`)
    expect(all.database?.[0]).toBe(false)
    expect(all.contents).toBeUndefined()
    expect(JSON.stringify(all)).not.toContain('swordfish')
  })
})

test.skipIf(!hasRedis)('the doctor asks whether Redis answers', async () => {
  const redis = await startRedis()
  expect(await examineRedis(redis.url)).toMatchObject({ what: 'redis', ok: true })
  await redis.stop()
  const ill = await examineRedis(redis.url)
  expect(ill).toMatchObject({ what: 'redis', ok: false })
  expect(ill.tells).toContain('ECONNREFUSED')
})
