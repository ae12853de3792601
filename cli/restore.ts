import { shown } from '#server/care/house-place'
import { restoreToPostgres } from '#server/care/postgres-backup'
import { restore } from '#server/care/restore'
import { readConfig } from './config.ts'
import type { CliCommand } from './perform.ts'
import { placeOf } from './places.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run restore -- file [--json]
Restores a backup. The house must be closed. The file is checked first, and the old database is kept beside the new one.
With DATABASE_URL it is restored into that database, which must be empty; if it is interrupted, run it again.
The secret that signs cookies (data/secret) is not in a backup: restore it too, or everybody must sign in again.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
  process.umask(0o077)
  const [name, ...more] = positionals
  if (name === undefined) throw new UsageError('expected the file of a backup')
  if (more.length > 0) throw new UsageError(`${more.join(' ')}: expected one file`)
  const from = placeOf(name)
  const place = readConfig(false)
  const { databaseUrl } = place
  const restored = databaseUrl === null ? restore(from, place, new Date()) : restoreToPostgres(from, databaseUrl)
  const kept = await restored.catch(error => {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  })
  const to = databaseUrl === null ? place.database : shown({ engine: 'postgres', url: databaseUrl })
  const old = kept === null ? '' : ` The old one is kept as ${kept}.`
  console.log(values.json ? JSON.stringify({ from, to, kept }) : `Restored ${from} to ${to}.${old}`)
  return 0
}

export const command: CliCommand = { help, run }
