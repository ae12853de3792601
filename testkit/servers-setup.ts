import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
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

/** One line about what is missing, and so not tested. */
function has(title: string, ensure: () => unknown): boolean {
  try {
    ensure()
    return true
  } catch (reason) {
    console.error(`NOT RUN: the suites about ${title}. ${reason instanceof Error ? reason.message : reason}`)
    return false
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
  project.provide('hasPostgres', has('PostgreSQL', ensurePostgres))
  project.provide('hasRedis', has('Redis', ensureRedis))
  return async () => {
    door.close()
    await (await postgres)?.stop()
  }
}
