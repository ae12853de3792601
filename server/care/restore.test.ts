import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '#cli/testing'
import type { SearchAnswer } from '#protocol/board'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { HouseProcess } from '#trials/chaos/house-process'
import { writer } from '../board/testing.ts'
import { type Config, configFrom } from '../config.ts'
import { type House, openHouse } from '../house.ts'
import { backUp } from './backup.ts'
import { examine } from './doctor.ts'
import { FolderInUse } from './lock.ts'
import { restore } from './restore.ts'

const configIn = (DATA: string): Config => ({ ...configFrom({ DATA, LOG: 'silent' }), port: 0 })

/** A guest enters and is identified by the cookie. */
async function enters(house: House, name: string): Promise<string> {
  const reply = await fetch(`${house.address}/api/people/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
const whoIs = async (house: House, cookie: string): Promise<string | null> => {
  const reply = await fetch(`${house.address}/api/people/me`, { headers: { cookie } })
  return ((await reply.json()) as { person: { name: string } | null }).person?.name ?? null
}

test('a backup is restored: people who came later are gone, and the old house is kept', async () => {
  const config = configIn(temporaryFolder())
  const copy = join(temporaryFolder(), 'copy.db')
  const house = await openHouse(config)
  const ana = await enters(house, 'Ana')
  await backUp(config.database, copy)
  const ben = await enters(house, 'Ben')
  await expect(restore(copy, config, new Date())).rejects.toThrow(FolderInUse)
  await house.close()

  const kept = (await restore(copy, config, new Date())) ?? ''
  expect(readdirSync(join(copy, '..'))).toEqual(['copy.db'])
  const [database, old] = ['wyrmtavern.db', basename(kept)]
  expect(readdirSync(config.data).sort()).toEqual(
    ['in-use', 'secret', database, `${database}-sums`, old, `${old}-sums`].sort(),
  )
  const again = await openHouse(config)
  expect([await whoIs(again, ana), await whoIs(again, ben)]).toEqual(['Ana', null])
  await again.close()
  await restore(kept, config, new Date())
  const before = await openHouse(config)
  expect([await whoIs(before, ana), await whoIs(before, ben)]).toEqual(['Ana', 'Ben'])
  await before.close()
})

test('notes of the board are restored and found; later ones are gone', async () => {
  const config = configIn(temporaryFolder())
  const copy = join(temporaryFolder(), 'copy.db')
  const house = await openHouse(config)
  const ana = await writer(house, 'Ana')
  const { thread } = (await ana.begin({ text: 'The ghosts of yesterday' })).body
  await backUp(config.database, copy)
  await ana.answer(thread.id, 'The ghosts of tomorrow')
  const found = async (address: string): Promise<number> => {
    const reply = await fetch(`${address}/api/board/search?words=ghost`)
    return ((await reply.json()) as SearchAnswer).found.length
  }
  expect(await found(house.address)).toBe(2)
  await house.close()
  await restore(copy, config, new Date())
  expect((await examine(config)).find(({ what }) => what === 'database')?.tells).toMatch(/^whole: .*, 17 notes$/)
  const again = await openHouse(config)
  expect(await found(again.address)).toBe(1)
  await again.close()
})

test('anything but a backup is refused, and changes nothing', async () => {
  const config = configIn(temporaryFolder())
  await (await openHouse(config)).close()
  const changed = join(temporaryFolder(), 'changed.db')
  await backUp(config.database, changed)
  const [before, files] = [readFileSync(config.database), readdirSync(config.data)]
  const wrong = join(temporaryFolder(), 'wrong.db')
  writeFileSync(wrong, 'this is no database at all, though it is long enough to look at'.repeat(20))
  await expect(restore(wrong, config, new Date())).rejects.toThrow('is not a complete backup of a house')
  const torn = join(temporaryFolder(), 'torn.db')
  writeFileSync(torn, before.subarray(0, before.length / 2))
  await expect(restore(torn, config, new Date())).rejects.toThrow('is not a complete backup of a house')
  const bytes = readFileSync(changed)
  bytes[bytes.indexOf('CREATE TABLE "people"') + 'CREATE TABLE "pe'.length] = 'a'.charCodeAt(0)
  writeFileSync(changed, bytes)
  await expect(restore(changed, config, new Date())).rejects.toThrow('pages that differ from what was written: 1 of')
  await expect(restore(join(temporaryFolder(), 'none.db'), config, new Date())).rejects.toThrow('there is no backup')
  expect(readFileSync(config.database).equals(before)).toBe(true)
  expect(readdirSync(config.data)).toEqual(files)
})

test('a damaged house is moved aside unchanged', async () => {
  const config = configIn(temporaryFolder())
  const copy = join(temporaryFolder(), 'copy.db')
  await (await openHouse(config)).close()
  await backUp(config.database, copy)
  writeFileSync(config.database, 'damaged')
  const kept = await restore(copy, config, new Date())
  expect(readFileSync(kept ?? '', 'utf8')).toBe('damaged')
  await (await openHouse(config)).close()
})

test('restore is a command', async () => {
  const nothing = await run(['restore'])
  expect([nothing.code, nothing.stderr]).toEqual([2, 'restore: expected the file of a backup\n'])
  const nowhere = await run(['restore', '/nowhere.db'])
  expect([nowhere.code, nowhere.stderr]).toEqual([2, 'restore: there is no backup at /nowhere.db\n'])
})

test('two houses never use one folder; a killed one no longer holds it', async () => {
  const config = configIn(temporaryFolder())
  const one = new HouseProcess(config.data, await freePort())
  const other = new HouseProcess(config.data, await freePort())
  expect(await one.open()).toBe(true)
  await expect(other.open()).rejects.toThrow(/code 2\nserve: DATA=.* is in use by a house: close it first, or set DATA/)
  await expect(openHouse(config)).rejects.toThrow(FolderInUse)
  const copy = join(temporaryFolder(), 'copy.db')
  await backUp(config.database, copy)
  expect(existsSync(copy)).toBe(true)
  expect((await examine(config)).filter(({ ok }) => !ok)).toEqual([])
  await one.kill()
  expect(await other.open()).toBe(true)
  expect(await other.close()).toBe(true)
  const house = await openHouse(config)
  await house.close()
})
