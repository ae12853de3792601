import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { isThere } from './installing.ts'
import { ensurePostgres, type PostgresServer, startPostgres } from './postgres.ts'
import { ensureRedis } from './redis.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly hasPostgres: boolean
    readonly hasRedis: boolean
    /** A POST there answers with the address of a new, empty PostgreSQL database. */
    readonly databases: string
  }
}

/** Before all tests: one PostgreSQL server for all of them, which starts when the first test wants a database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | null = null
  const door = createServer(async (_, response) => {
    try {
      postgres ??= startPostgres()
      response.end(await (await postgres).makeDatabase())
    } catch (reason) {
      response.writeHead(500).end(String(reason))
    }
  })
  await new Promise<void>(done => door.listen(0, '127.0.0.1', done))
  project.provide('databases', `http://127.0.0.1:${(door.address() as AddressInfo).port}/`)
  project.provide('hasPostgres', isThere('the suites about PostgreSQL', ensurePostgres))
  project.provide('hasRedis', isThere('the suites about Redis', ensureRedis))
  return async () => {
    door.close()
    await (await postgres)?.stop()
  }
}
