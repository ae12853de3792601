import { existsSync } from 'node:fs'
import { shelf } from '#games/shelf'
import { houseEditions } from '#server/editions/keeping'
import { CannotMove, moveMatch } from '#server/matches/moving'
import { openStore } from '#server/storage/opening'
import { readConfig } from './config.ts'
import { inWords } from './in-words.ts'
import type { CliCommand } from './perform.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run switch-edition -- <match> [--json]
Moves a match to the newest edition of its game. A match keeps the edition it began with through every upgrade: use this only
if its rules are broken and it cannot be finished with them. The house must be closed: with DATABASE_URL, all its nodes and workers.
An entry in the log records it, and npm run verify checks each part with its own edition.`

/** The format of match ids. An id may begin with a dash; it is not a flag then. */
const isId = (word: string): boolean => /^[\w-]{12}$/.test(word)

async function run(args: readonly string[]): Promise<number> {
  const words = [...args.filter(word => !isId(word)), '--', ...args.filter(isId)]
  const { values, positionals } = readArgs(words, { json: { type: 'boolean', default: false } })
  const [match, ...more] = positionals
  if (match === undefined || more.length > 0)
    throw new UsageError('expected the id of one match: the last part of its address')
  process.umask(0o077) // files of the house are for their owner only
  const config = readConfig(false)
  const { data, database, databaseUrl } = config
  if (databaseUrl === null && !existsSync(database))
    throw new UsageError(`there is no house in ${data}: set DATA to its folder`)
  const { store, close } = await openStore(config).catch(inWords)
  try {
    const editions = await houseEditions(store.editions, data, Object.keys(shelf), Date.now())
    const moved = await moveMatch(store.matches, editions, match, Date.now())
    const short = (name: string | null): string => name?.slice(0, 8) ?? 'an older one'
    if (values.json) console.log(JSON.stringify(moved))
    else console.log(`Switched from edition ${short(moved.from)} to ${short(moved.to)}, as entry ${moved.entry} says.`)
    return 0
  } catch (error) {
    throw error instanceof CannotMove ? new UsageError(error.message) : error
  } finally {
    await close()
  }
}

export const command: CliCommand = { help, run }
