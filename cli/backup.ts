import { backUp } from '#server/care/backup'
import { shown } from '#server/care/house-place'
import { backUpPostgres } from '#server/care/postgres-backup'
import { readConfig } from './config.ts'
import type { CliCommand } from './perform.ts'
import { placeOf } from './places.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run backup -- [file] [--json]
Copies everything a house stores into one file, whether it is running or not. npm run restore restores it. The file is of the
same kind with DATABASE_URL, and can be restored with and without it.
The secret that signs cookies (data/secret) is not included: keep it too, or everybody must sign in again.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
  process.umask(0o077)
  const { database, databaseUrl } = readConfig(false)
  const [name = `wyrmtavern-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`, ...more] = positionals
  if (more.length > 0) throw new UsageError(`${more.join(' ')}: expected one file`)
  const to = placeOf(name)
  try {
    await (databaseUrl === null ? backUp(database, to) : backUpPostgres(databaseUrl, to))
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
  const from = databaseUrl === null ? database : shown({ engine: 'postgres', url: databaseUrl })
  console.log(values.json ? JSON.stringify({ from, to }) : `Copied ${from} to ${to}.`)
  return 0
}

export const command: CliCommand = { help, run }
