import { openHouse } from '#server/house'
import { readConfig } from './config.ts'
import { inWords } from './in-words.ts'
import type { CliCommand } from './perform.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm start
Opens the house on http://localhost:3000: tables, people, bots and matches, all stored in one file under data/.
Environment variables configure it: HOST, PORT, DATA, PUBLIC_URL, SECRET, LOG, BOT_THREADS, BOT_PAUSE,
SOCKET_RATE, SOCKETS_PER_ADDRESS, TRUST_PROXY. For a house on many machines: DATABASE_URL, DATABASE_POOL, REDIS_URL.
A table in the terminal, without a house: npm run play`

async function run(args: readonly string[]): Promise<number> {
  const { positionals } = readArgs(args, {})
  if (positionals.length > 0)
    throw new UsageError(`${positionals.join(' ')}: expected nothing; npm run play is the table in the terminal`)
  process.umask(0o077) // files of the house are for their owner only
  const config = readConfig()
  const house = await openHouse(config).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new UsageError(`port ${config.port} is taken: set PORT to another`)
    if (error.code !== undefined && /^E[A-Z]+$/.test(error.code))
      throw new UsageError(`${error.message}: check HOST, PORT and DATA, or run npm run doctor`)
    return inWords(error)
  })
  const isEnough = new Promise<void>(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done()) // a second signal is harmless
  })
  console.log(`Wyrmtavern is open at ${config.publicUrl} (listening on ${house.address}).`)
  const place = config.databaseUrl === null ? config.database : 'PostgreSQL'
  console.log(`Everything is kept in ${place}. Ctrl+C closes it; nothing is lost.`)
  if (!isAlone(config.host) && process.env.PUBLIC_URL === undefined)
    console.log('Others can reach it but cannot play: set PUBLIC_URL to the address they use.')
  await isEnough
  console.log('Closing. Everybody keeps their seat.')
  await house.close()
  process.exit(0)
}

const isAlone = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host)

export const command: CliCommand = { help, run }
