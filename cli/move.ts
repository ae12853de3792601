import { shelf } from '#games/shelf'
import { holdFolder } from '#server/care/lock'
import { houseEditions } from '#server/editions/keeping'
import { CannotMove, moveMatch } from '#server/matches/moving'
import { openSqlite, sqliteStore } from '#server/storage/sqlite'
import type { Command } from './main.ts'
import { settings } from './serve.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run move -- <match> [--json]
Moves a match to the newest edition of its game, if it cannot be finished by the one it began with. A match keeps its edition over
every upgrade; this is for the case that its rules themselves are broken. The house must be closed. An entry in the log says so, and
npm run verify checks each part by its own edition.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
  const [match, ...more] = positionals
  if (match === undefined || more.length > 0) throw new UsageError('expected the id of one match, as its address ends')
  const { data, database } = settings(false)
  const letGo = held(data)
  const store = await sqliteStore(openSqlite(database))
  try {
    const editions = await houseEditions(store.editions, data, Object.keys(shelf), Date.now())
    const moved = await moveMatch(store.matches, editions, match, Date.now())
    const short = (name: string | null): string => name?.slice(0, 8) ?? 'an older one'
    if (values.json) console.log(JSON.stringify(moved))
    else console.log(`Moved from edition ${short(moved.from)} to ${short(moved.to)}, as entry ${moved.entry} says.`)
    return 0
  } catch (error) {
    throw error instanceof CannotMove ? new UsageError(error.message) : error
  } finally {
    await store.close()
    letGo()
  }
}

function held(data: string): () => void {
  try {
    return holdFolder(data)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export const command: Command = { help, run }
