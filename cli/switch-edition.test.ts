import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import { temporaryFolder } from '#testkit/folder'
import { run } from './testing.ts'

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
  'switch-edition %s says that there is no such match: an id may begin with a dash',
  async (...args) => {
    const { code, stdout, stderr } = await run(['switch-edition', ...args])
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `switch-edition: there is no match ${args[0]}\n`,
    })
  },
)

test.each([[[]], [['one', 'two']]])('switch-edition %j wants the id of one match', async args => {
  const { code, stderr } = await run(['switch-edition', ...args])
  expect([code, stderr]).toEqual([2, 'switch-edition: expected the id of one match: the last part of its address\n'])
})

test('switch-edition lists its flags', async () => {
  const { code, stderr } = await run(['switch-edition', 'abcdefghijkl', '--jsn'])
  expect([code, stderr]).toEqual([2, "switch-edition: Unknown option '--jsn'; expected --json\n"])
})

test('switch-edition creates no house where there is none', async () => {
  const before = process.env.DATA
  process.env.DATA = temporaryFolder()
  const { code, stderr } = await run(['switch-edition', 'abcdefghijkl'])
  expect([code, stderr]).toEqual([
    2,
    `switch-edition: there is no house in ${process.env.DATA}: set DATA to its folder\n`,
  ])
  expect(readdirSync(process.env.DATA)).toEqual([])
  process.env.DATA = before
})
