import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { freePort } from '#testkit/free-port'
import { wholeHouse } from '../http/testing.ts'

/* A full or read-only disk, simulated by operating-system limits on the server's process. */

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url))
let house: ChildProcess | null = null
/** Kills it without warning. */
async function end(): Promise<void> {
  if (house === null || house.exitCode !== null || house.signalCode !== null) return
  house.kill('SIGKILL')
  await once(house, 'exit')
}
afterEach(end)

/** A house started through shell commands that end in `exec "$@"`. */
async function serve(shell: readonly string[], DATA: string, PORT: number) {
  const [command = '', ...args] = [...shell, process.execPath, '--disable-warning=ExperimentalWarning', main, 'serve']
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, LOG: 'silent', TRUST_PROXY: 'yes', DATA, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  house = child
  let told = ''
  const isOpen = new Promise<boolean>(done => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        told += text
        if (told.includes('is open at')) done(true)
      })
    child.once('close', () => done(false))
  })
  return { isOpen: await isOpen, told: told.trim(), code: child.exitCode }
}

test.runIf(process.platform !== 'win32')(
  'a house that can write nothing more is not ready',
  async () => {
    const [DATA, port] = [temporaryFolder(), await freePort()]
    await (await wholeHouse({ DATA })).close() // creates what every house keeps
    const { size } = statSync(join(DATA, 'wyrmtavern.db'))
    const blocks = Math.ceil(size / 512) + 2 * 300 // no file can grow beyond this
    expect(await serve(['sh', '-c', `ulimit -f ${blocks}; exec "$0" "$@"`], DATA, port)).toMatchObject({ isOpen: true })
    const url = `http://127.0.0.1:${port}`
    const ready = async (): Promise<number> => (await fetch(`${url}/readyz`)).status
    expect(await ready()).toBe(200)
    const enter = async (n: number): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` }
      return (await fetch(`${url}/api/people/guest`, { method: 'POST', headers, body: `{"name":"Guest ${n}"}` })).status
    }
    for (let n = 0; (await enter(n)) !== 500; n++) expect(n).toBeLessThan(500)
    await expect.poll(ready, { timeout: 10_000 }).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    house?.kill('SIGKILL')
    if (house !== null) await once(house, 'exit')
    await (await wholeHouse({ DATA })).close() // everything acknowledged is there, and nothing is damaged
  },
  120_000,
)

const mounting = 'mount --bind "$DATA" "$DATA" && mount -o remount,ro,bind "$DATA" && exec "$0" "$@"'
const canMount = spawnSync('unshare', ['-rm', 'sh', '-c', mounting, 'true'], {
  env: { ...process.env, DATA: temporaryFolder() },
})

test.runIf(canMount.status === 0)(
  'a house does not open where nothing can be written',
  async () => {
    const aSecret = `SECRET=${'it is not kept there '.repeat(2)}`
    const first = await serve(['unshare', '-rm', 'sh', '-c', mounting, 'env', aSecret], temporaryFolder(), 0)
    expect(first).toMatchObject({ isOpen: false, code: 2 })
    expect(first.told).toMatch(
      /^serve: .*in-use cannot be used \(.*\): check its folder and its disk, or run npm run doctor$/,
    )
    const DATA = temporaryFolder()
    await (await wholeHouse({ DATA })).close()
    const look = new DatabaseSync(`${DATA}/wyrmtavern.db`, { readOnly: true })
    look.exec('SELECT count(*) FROM matches')
    look.close() // closing leaves everything SQLite needs to read
    const { isOpen, told, code } = await serve(['unshare', '-rm', 'sh', '-c', mounting], DATA, 0)
    expect({ isOpen, code }).toEqual({ isOpen: false, code: 2 })
    expect(told).toMatch(
      /^serve: .* cannot be used \(.*read-?only.*\): check its folder and its disk, or run npm run doctor$/,
    )
  },
  60_000,
)
