import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import type { House } from '../house.ts'
import { wholeHouse } from '../http/testing.ts'

/* The commands as an operator uses them: run as processes and judged by output and exit code. */

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly told: string
}

/** Runs the command the way npm does when it is called in the folder `here`. */
function called(command: readonly string[], env: Readonly<Record<string, string>>, here = root): Promise<Ended> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...command], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG: 'silent', PORT: '0', INIT_CWD: here, ...env },
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      told += text
    })
  return new Promise(done => child.on('close', code => done({ code, told: told.trim() })))
}

const damaged = 'this is no database at all, though it is long enough to look at'.repeat(20)
let house: House
let data = ''
beforeAll(async () => {
  data = temporaryFolder()
  house = await wholeHouse({ DATA: data })
})
afterAll(() => house.close())

test('house and doctor name a damaged database in one sentence, with what to do', async () => {
  const DATA = temporaryFolder()
  const file = join(DATA, 'wyrmtavern.db')
  writeFileSync(file, damaged)
  const sentence = `${file} is damaged or not a database (file is not a database): restore a backup with npm run restore -- FILE, or set DATA to another folder`
  expect(await called(['serve'], { DATA })).toEqual({ code: 2, told: `serve: ${sentence}` })
  const { code, told } = await called(['doctor'], { DATA })
  expect(code).toBe(1)
  expect(told).toContain(`ILL   database     ${sentence}`)
})

test('an emptied database counts as damage, not as a new house', async () => {
  const DATA = temporaryFolder()
  await (await wholeHouse({ DATA })).close()
  const file = join(DATA, 'wyrmtavern.db')
  writeFileSync(file, '')
  const sentence = `${file} is empty, although there was a house here: restore a backup with npm run restore -- FILE, or delete ${file}-sums to start a new house`
  expect(await called(['serve'], { DATA })).toEqual({ code: 2, told: `serve: ${sentence}` })
  const { code, told } = await called(['doctor'], { DATA })
  expect(code).toBe(1)
  expect(told).toContain(`ILL   database     ${sentence}`)
})

test.each(['', 'short'])('a secret that is %j is named in one sentence', async secret => {
  const DATA = temporaryFolder()
  const file = join(DATA, 'secret')
  writeFileSync(file, secret, { mode: 0o600 })
  const sentence = `${file}, the key that signs cookies, has ${secret.length} characters instead of 32 or more: restore the one you kept, or delete it: a new one is created, and everybody has to sign in again.`
  expect(await called(['serve'], { DATA })).toEqual({ code: 2, told: `serve: ${sentence}` })
  expect((await called(['doctor'], { DATA })).told).toContain(`ILL   secret       ${sentence}`)
})

test('paths are relative to where npm was called', async () => {
  const here = temporaryFolder()
  mkdirSync(join(here, 'copies'))
  expect(await called(['backup', 'copies/one.db'], { DATA: data }, here)).toMatchObject({ code: 0 })
  expect(readdirSync(join(here, 'copies'))).toEqual(['one.db'])
  const { code, told } = await called(['restore', 'copies/one.db'], { DATA: 'house' }, here)
  expect([code, told]).toEqual([0, `Restored ${here}/copies/one.db to ${here}/house/wyrmtavern.db.`])
  expect(existsSync(join(here, 'house/wyrmtavern.db'))).toBe(true)
})

test('a failed backup or restore is explained in one sentence', async () => {
  const here = temporaryFolder()
  writeFileSync(join(here, 'empty.db'), '')
  const nowhere = await called(['backup', 'none/one.db'], { DATA: data }, here)
  expect(nowhere).toEqual({ code: 2, told: `backup: there is no folder ${here}/none: make it first` })
  const empty = await called(['restore', 'empty.db'], { DATA: 'house' }, here)
  expect(empty).toEqual({ code: 2, told: `restore: ${here}/empty.db is empty: expected a backup of a house` })
})

test.runIf(process.platform === 'linux')('if no folder can be made, it says so at once', async () => {
  const { code, told } = await called(['serve'], { DATA: '/proc/nope' })
  expect(code).toBe(2)
  expect(told).toMatch(/^serve: DATA, .*"\/proc\/nope": expected a folder that can be made and written\. .*$/)
})

test('an address with a path is refused, with what is expected', async () => {
  const { code, told } = await called(['serve'], { DATA: temporaryFolder(), PUBLIC_URL: 'https://example.org/tavern' })
  const expected = 'http:// or https://, a name and nothing after it, such as https://tavern.example'
  expect(code).toBe(2)
  expect(told).toBe(`serve: PUBLIC_URL, the address people use, is "https://example.org/tavern": expected ${expected}.`)
})
