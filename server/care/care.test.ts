import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { ConfigProblem, configFrom } from '../config.ts'
import { openHouse } from '../house.ts'
import { smallHouse } from '../testing.ts'
import { backUp } from './backup.ts'
import { examine } from './doctor.ts'
import { readiness } from './readiness.ts'

const quiet = { LOG: 'silent', PORT: '0' }

describe('the environment', () => {
  test('empty, gives a house for this machine only, with a secret that only its owner can read', () => {
    const DATA = join(temporaryFolder(), 'data')
    const config = configFrom({ DATA })
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
    })
    expect(config.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(configFrom({ DATA }).secret).toBe(config.secret)
    expect(statSync(join(DATA, 'secret')).mode & 0o777).toBe(0o600)
  })

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ PUBLIC_URL: 'tavern' }, 'PUBLIC_URL'],
    [{ LOG: 'loud' }, 'LOG'],
    [{ BOT_THREADS: '0' }, 'BOT_THREADS'],
    [{ PORT: '' }, 'PORT'],
    [{ SOCKET_RATE: '1e3' }, 'SOCKET_RATE'],
    [{ SOCKETS_PER_ADDRESS: '-1' }, 'SOCKETS_PER_ADDRESS'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ HOST: '' }, 'HOST'],
    [{ DATABASE_URL: 'mysql://tavern' }, 'DATABASE_URL'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
    [{ REDIS_URL: 'redis://localhost' }, 'REDIS_URL'],
    [{ DATABASE_URL: 'postgres://localhost/tavern' }, 'SECRET'],
  ])('%o is refused by its name', (env, name) => {
    expect(() => configFrom({ DATA: temporaryFolder(), ...env })).toThrow(ConfigProblem)
    expect(() => configFrom({ DATA: temporaryFolder(), ...env })).toThrow(name)
  })

  test('every invalid variable gets one sentence: what it is, what was given and what was expected', () => {
    const wrong = { PORT: 'http', LOG: 'loud', SECRET: 'swordfish', PUBLIC_URL: 'ftp://tavern.example' }
    expect(() => configFrom({ DATA: temporaryFolder(), ...wrong })).toThrow(
      new ConfigProblem(
        [
          'PORT, the port it listens at, is "http": expected a whole number from 0 to 65535.',
          'PUBLIC_URL, the address people use, is "ftp://tavern.example": expected http:// or https://, a name and nothing after it, such as https://tavern.example.',
          'SECRET, the key that signs cookies, is of length 9: expected at least 32 characters, or nothing to have one created, where there is no DATABASE_URL.',
          'LOG, how much is logged, is "loud": expected one of fatal, error, warn, info, debug, silent.',
        ].join(' '),
      ),
    )
    expect(() => configFrom({ DATA: temporaryFolder(), DATABASE_URL: 'pg://ana:swordfish@db/house' })).toThrow(
      'DATABASE_URL, where PostgreSQL is, is of length 27: expected postgres://',
    )
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(() => configFrom({ DATA: file })).toThrow(
      `DATA, the folder with everything that must survive, is "${file}": expected a folder that can be made and written.`,
    )
  })
})

test('whether a house can write is found out by writing, at most once a second however often it is asked', async () => {
  let [time, writes, isFull] = [0, 0, false]
  const isReady = readiness(
    async () => {
      writes++
      if (isFull) throw new Error('full')
    },
    () => time,
  )
  const asked = (): Promise<boolean[]> => Promise.all(Array.from({ length: 100 }, isReady))
  expect(new Set(await asked())).toEqual(new Set([true]))
  isFull = true
  time = 999
  expect([(await asked())[0], writes]).toEqual([true, 1])
  time = 1000
  expect([(await asked())[99], writes]).toEqual([false, 2])
})

test('a house that waits too long for its database is not ready', async () => {
  expect(await readiness(() => new Promise(() => {}), Date.now, 20)()).toBe(false)
})

describe('a backup', () => {
  test('of a running house is complete, and a house opens from it', async () => {
    const house = await smallHouse()
    const live = await house.begin('auction', ['Ana', 'Ben'])
    await live.answer(live.seats[0] ?? failing(), { id: 'a', asked: 0, name: 'bid', answer: 1 })
    const copy = join(temporaryFolder(), 'copy.db')
    await backUp(house.file, copy)
    await house.close()
    const again = await smallHouse(copy)
    expect((await again.liveMatches.find(live.id))?.next).toBe(2)
    await again.close()
  })

  test('overwrites nothing, and needs a house', async () => {
    const there = join(temporaryFolder(), 'there.db')
    writeFileSync(there, 'precious')
    const house = await smallHouse()
    await expect(backUp(house.file, there)).rejects.toThrow('overwrites nothing')
    await expect(backUp(join(temporaryFolder(), 'none.db'), join(temporaryFolder(), 'b.db'))).rejects.toThrow(
      'no house',
    )
    await house.close()
  })
})

describe('the doctor', () => {
  const ill = async (env: object): Promise<readonly string[]> =>
    (await examine(configFrom({ ...quiet, ...env }))).filter(({ ok }) => !ok).map(({ what }) => what)

  test('finds nothing wrong with a new house or a running one', async () => {
    const DATA = join(temporaryFolder(), 'data')
    expect(await ill({ DATA })).toEqual([])
    const config = configFrom({ ...quiet, DATA })
    const house = await openHouse(config)
    const findings = await examine({ ...config, port: Number(new URL(house.address).port) })
    expect(findings.find(({ what }) => what === 'door')?.tells).toContain('a house answers')
    expect(findings.find(({ what }) => what === 'database')?.tells).toContain('0 matches')
    await house.close()
  })

  test('finds a secret that others can read, and a damaged database', async () => {
    const DATA = temporaryFolder()
    configFrom({ ...quiet, DATA })
    chmodSync(join(DATA, 'secret'), 0o644)
    writeFileSync(
      join(DATA, 'wyrmtavern.db'),
      'this is no database at all, though it is long enough to look at'.repeat(20),
    )
    expect(existsSync(join(DATA, 'wyrmtavern.db'))).toBe(true)
    expect(await ill({ DATA })).toEqual(['secret', 'database'])
  })
})

function failing(): never {
  throw new Error('a match has seats')
}
