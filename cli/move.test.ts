import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import { run, temporaryFolder } from './testing.ts'

const { DATA } = process.env
beforeAll(async () => {
  process.env.DATA = temporaryFolder()
  await (await sqliteStore(openSqlite(join(process.env.DATA, 'wyrmtavern.db')))).close()
})
afterAll(() => {
  if (DATA === undefined) delete process.env.DATA
  else process.env.DATA = DATA
})

test.each([['abcdefghijkl'], ['-NcJoOfAhGo6'], ['--JoOfAhGo6x', '--json']])(
  'move %s says that there is no such match: an id may begin with a dash',
  async (...args) => {
    const { code, stdout, stderr } = await run(['move', ...args])
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `move: there is no match ${args[0]}\n` })
  },
)

test.each([[[]], [['one', 'two']]])('move %j wants the id of one match', async args => {
  const { code, stderr } = await run(['move', ...args])
  expect([code, stderr]).toEqual([2, 'move: expected the id of one match: the last part of its address\n'])
})

test('move lists its flags', async () => {
  const { code, stderr } = await run(['move', 'abcdefghijkl', '--jsn'])
  expect([code, stderr]).toEqual([2, "move: Unknown option '--jsn'; expected --json\n"])
})

test('move creates no house where there is none', async () => {
  const before = process.env.DATA
  process.env.DATA = temporaryFolder()
  const { code, stderr } = await run(['move', 'abcdefghijkl'])
  expect([code, stderr]).toEqual([2, `move: there is no house in ${process.env.DATA}: set DATA to its folder\n`])
  expect(readdirSync(process.env.DATA)).toEqual([])
  process.env.DATA = before
})
