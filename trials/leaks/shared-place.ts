import { Redis } from 'ioredis'
import type { Store } from '#server/storage/port'
import { openPostgres, postgresStore } from '#server/storage/postgres'
import { startPostgres } from '#testkit/postgres'
import { startRedis } from '#testkit/redis'
import { type Evidence, Findings } from './evidence.ts'

/** Where several nodes are one house: PostgreSQL, and Redis, of which every command is recorded. */
export interface SharedPlace {
  readonly nodes: number
  readonly env: Readonly<Record<string, string>>
  readonly openStore: () => Promise<Store>
  /** What Redis was told that nobody may read there: it carries numbers and names, and no contents. */
  readonly betrayed: (evidence: Evidence) => Findings
  readonly close: () => Promise<void>
}

/** What belongs to people or to the game, and is long enough not to be found by chance. */
const LEAST = 8

export async function openSharedPlace(nodes: number): Promise<SharedPlace> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const url = await postgres.makeDatabase()
  let commands = ''
  const connection = new Redis(redis.url)
  const spy = await connection.monitor()
  spy.on('monitor', (_time: string, args: readonly string[]) => {
    commands += `${told(args).join(' ')}\n`
  })
  return {
    nodes,
    env: { DATABASE_URL: url, REDIS_URL: redis.url },
    openStore: () => postgresStore(openPostgres(url)),
    betrayed({ kept, lines, canaries }) {
      const found = new Findings()
      found.count('redis.bytes', commands.length)
      found.count('redis.news', commands.split(`match ${kept.id}`).length - 1)
      for (const { what, text } of canaries)
        if (commands.includes(text)) found.leak('Redis', `match ${kept.id}: ${what}`)
      for (const text of new Set([...kept.header.names, ...textsIn(lines)]))
        if (text.length >= LEAST && commands.includes(text)) found.leak('Redis', `match ${kept.id}: ${text}`)
      return found
    },
    async close() {
      for (const each of [spy, connection]) each.disconnect()
      await redis.stop()
      await postgres.stop()
    },
  }
}

/** Without the source of a script, which is the same for every house and has any words. */
const told = ([command = '', ...rest]: readonly string[]): readonly string[] =>
  command.toLowerCase() === 'eval' ? rest.slice(1) : [command, ...rest]

/** Every text in the log: types of events, names of cards, questions. */
const textsIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap(line => [...line.matchAll(/"([^"\\]{8,})"/g)].map(([, text]) => text ?? ''))
