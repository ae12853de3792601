import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pressed } from '#editions/press'
import { type PostgresServer, startPostgres } from '#testkit/postgres'
import { type RedisServer, startRedis } from '#testkit/redis'
import { until } from '../chaos/until.ts'
import { Balancer } from './balancer.ts'
import { Machine } from './machine.ts'

export interface ManyParams {
  readonly nodes: number
  readonly workers: number
  /** More settings of every node and worker. */
  readonly env?: Readonly<Record<string, string>>
  /** Where the sources of a node are, by its number, if they are not these. */
  readonly sources?: (node: number) => string | undefined
}

/** How long the nodes may take until they are ready, in milliseconds. */
const PATIENCE = 60_000

interface Parts {
  readonly nodes: readonly Machine[]
  readonly workers: readonly Machine[]
  readonly postgres: PostgresServer
  readonly redis: RedisServer
  readonly balancer: Balancer
  /** The address of the database, without a relay. */
  readonly database: string
}

/** A house on many machines. Each is a process on this one, and everything else is real. */
export interface ManyHouse extends Parts {
  /** Where people find it. */
  readonly url: string
  /** Whether all nodes became ready in time. */
  isReady(): Promise<boolean>
  /** Ends everything at once and removes its files. */
  remove(): Promise<void>
}

/** Starts everything; resolves when every node is ready. */
export async function openMany({ nodes, workers, env = {}, sources }: ManyParams): Promise<ManyHouse> {
  await pressed() // once, not by every node
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-many-'))
  const ends: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })]
  const remove = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    const postgres = await startPostgres({ fsync: true })
    ends.push(postgres.stop)
    const redis = await startRedis()
    ends.push(redis.stop)
    const database = await postgres.makeDatabase()
    const balancer = await Balancer.open()
    ends.push(() => balancer.close())
    const common = { SECRET: randomBytes(32).toString('hex'), PUBLIC_URL: balancer.url, ...env }
    const cluster = { folder, database, redis: redis.url, env: common }
    const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n + 1)
    const parts = {
      nodes: await Promise.all(numbers(nodes).map(n => Machine.install(cluster, 'serve', n, sources?.(n)))),
      workers: await Promise.all(numbers(workers).map(n => Machine.install(cluster, 'worker', n))),
    }
    const all = [...parts.nodes, ...parts.workers]
    ends.push(async () => void (await Promise.all(all.map(machine => machine.remove()))))
    balancer.serve(parts.nodes.map(({ port }) => port))
    const isReady = (): Promise<boolean> => until(() => balancer.ready === nodes, PATIENCE)
    const [first, ...others] = all
    const opened = [await first?.process.open()] // it prepares the database
    opened.push(...(await Promise.all(others.map(machine => machine.process.open()))))
    if (opened.includes(false) || !(await isReady())) throw new Error('not every node becomes ready')
    return { ...parts, postgres, redis, balancer, database, url: balancer.url, isReady, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
