import { NewerDatabase } from '#server/storage/migrations'
import { NoDatabase } from '#server/storage/opening'
import { openWorker } from '#server/worker'
import { readConfig } from './config.ts'
import type { CliCommand } from './perform.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run worker
Thinks for the bots of a house on many machines, so that its nodes need not. Start as many as you like, anywhere.
Environment variables configure it, the same as for npm start: DATABASE_URL, REDIS_URL, SECRET, DATA, LOG, BOT_THREADS, DATABASE_POOL.`

async function run(args: readonly string[]): Promise<number> {
  const { positionals } = readArgs(args, {})
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: expected nothing`)
  process.umask(0o077) // files of the house are for their owner only
  const config = readConfig(false)
  const { redisUrl } = config
  if (redisUrl === null) throw new UsageError('REDIS_URL is not set: a house that is one process thinks for itself')
  const worker = await openWorker({ ...config, redisUrl }).catch((error: unknown) => {
    if (error instanceof NoDatabase || error instanceof NewerDatabase) throw new UsageError(error.message)
    throw error
  })
  const isEnough = new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done())
  })
  console.log('A worker is ready to think for bots.')
  await isEnough
  await worker.close()
  process.exit(0)
}

export const command: CliCommand = { help, run }
