import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '#server/storage/port'
import { openPostgres, postgresStore } from '#server/storage/postgres'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import { freePort } from '#testkit/free-port'
import { HouseProcess } from '../chaos/house-process.ts'
import { openMany } from '../many/many-house.ts'
import { figuresOf } from './vitals.ts'

/** The house that is attacked. */
export interface Attacked {
  readonly address: string
  /** Its figures; those of many machines are added. */
  figures(): Promise<Readonly<Record<string, number>>>
  /** What it complained of. */
  complaints(): readonly string[]
  openStore(): Promise<Store>
  /** Ends it at once. */
  remove(): Promise<void>
}

/** The real house as a separate process. */
export async function oneHouse(): Promise<Attacked> {
  const data = mkdtempSync(join(tmpdir(), 'hostile-'))
  const port = await freePort()
  const house = new HouseProcess(data, port)
  await house.open()
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    figures: () => figuresOf(address),
    complaints: () => house.complaints,
    openStore: () => sqliteStore(openSqlite(join(data, 'wyrmtavern.db'))),
    async remove() {
      await house.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/**
 * The same on three nodes and a worker. Every connection comes to the next node.
 *
 * All of them share this machine with PostgreSQL and Redis. One that does not run for a second takes Redis for away,
 * says so, and counts that as a failure. Nothing may depend on Redis, so this is the one complaint that is not held
 * against it.
 */
export async function manyHouse(): Promise<Attacked> {
  const { url, nodes, workers, database, remove } = await openMany({ nodes: 3, workers: 1 })
  const isSlow = (line: string): boolean => line.includes('"Command timed out"') && line.includes('"Redis is away"')
  return {
    address: url,
    async figures() {
      const sum: Record<string, number> = {}
      for (const { port } of nodes)
        for (const [name, number] of Object.entries(await figuresOf(`http://127.0.0.1:${port}`)))
          sum[name] = (sum[name] ?? 0) + number
      const slow = nodes.flatMap(({ process }) => process.complaints.filter(isSlow)).length
      return { ...sum, house_failures_total: (sum.house_failures_total ?? 0) - slow }
    },
    complaints: () =>
      [...nodes, ...workers].flatMap(({ name, process }) =>
        process.complaints.filter(line => !isSlow(line)).map(line => `${name}: ${line}`),
      ),
    openStore: () => postgresStore(openPostgres(database)),
    remove,
  }
}
