import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#server/storage/postgres'
import { openSqlite } from '#server/storage/sqlite'
import { freePort } from '#testkit/free-port'
import { HouseProcess } from '#trials/chaos/house-process'
import { openMany } from '#trials/many/many-house'

/** A house that can be killed, in one process or in many. */
export interface Killable {
  readonly url: string
  /** Kills one of its processes, another one each time, and opens it again. */
  kill(): Promise<void>
  /** These people have proved that an address is theirs. */
  verify(addresses: ReadonlyMap<string, string>): Promise<void>
  readonly complaints: () => readonly string[]
  remove(): Promise<void>
}
type Env = Readonly<Record<string, string>>

export async function oneProcess(env: Env): Promise<Killable> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-told-'))
  const port = await freePort()
  const house = new HouseProcess(folder, port, { env })
  await house.open()
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      await house.kill()
      await house.open()
    },
    async verify(addresses) {
      await house.close()
      const database = openSqlite(join(folder, 'wyrmtavern.db'))
      const proved = database.prepare('INSERT INTO account_mail (address, looks, person, since) VALUES (?, ?, ?, 0)')
      for (const [person, address] of addresses) proved.run(address, address, person)
      database.committed()
      database.close()
      await house.open()
    },
    complaints: () => house.complaints,
    async remove() {
      await house.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function manyProcesses(env: Env): Promise<Killable> {
  const house = await openMany({ nodes: 2, workers: 2, env: { ...env, TRUST_PROXY: 'yes' } })
  const machines = [...house.nodes, ...house.workers]
  let next = 0
  return {
    url: house.url,
    async kill() {
      const machine = machines[next++ % machines.length]
      await machine?.process.kill()
      await machine?.process.open()
    },
    async verify(addresses) {
      const { pool, db } = openPostgres(house.database)
      for (const [person, address] of addresses) {
        const connection = await pool.connect()
        const text = 'INSERT INTO account_mail (address, looks, person, since) VALUES ($1, $1, $2, 0)'
        await connection.query({ name: 'verify', text }, [[address], [person]].flat() as never)
        connection.release()
      }
      await db.destroy()
    },
    complaints: () => machines.flatMap(({ process }) => process.complaints),
    remove: () => house.remove(),
  }
}
