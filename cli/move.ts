import type { CopiedTable } from '#server/care/copying'
import { type HousePlace, placeFrom } from '#server/care/house-place'
import { moveHouse } from '#server/care/moving-house'
import { readConfig } from './config.ts'
import type { CliCommand } from './perform.ts'
import { placeOf } from './places.ts'
import { progress } from './progress.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run move -- --to postgres://… [--from sqlite:FOLDER] [--keep] [--json]
npm run move -- --to sqlite:FOLDER [--from postgres://…] [--keep] [--json]
Moves a whole house from SQLite to PostgreSQL, or back: everything is copied and compared, table by table, by SHA-256. The house must
be closed, with all its nodes and workers. The target must be empty. If it is interrupted, run it again: it goes on.
--from is the house of DATABASE_URL or DATA if it is not given. Afterwards the old house does not open any more and says where to go;
--keep leaves it as it is (never open both). The secret that signs cookies is not moved: set SECRET to the old one (data/secret).`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    to: { type: 'string' },
    from: { type: 'string' },
    keep: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0)
    throw new UsageError(`${positionals.join(' ')}: expected flags only; npm run switch-edition is for one match`)
  if (values.to === undefined) throw new UsageError('expected --to postgres://… or --to sqlite:FOLDER')
  process.umask(0o077) // files of the house are for their owner only
  const [from, to] = [values.from === undefined ? ownPlace() : placeIn('from', values.from), placeIn('to', values.to)]
  const moved = await moveHouse(from, to, values.keep, progressOfRows()).catch(error => {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  })
  const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0)
  if (values.json) console.log(JSON.stringify({ ...moved, rows }))
  else {
    for (const table of moved.tables) console.log(lineOf(table))
    const result = moved.isIdentical ? 'identical' : 'NOT identical: run it again, or with an empty target'
    console.log(`${moved.from} → ${moved.to}: ${rows} rows, ${result}.`)
  }
  return moved.isIdentical ? 0 : 1
}

const lineOf = ({ table, rows, from, to }: CopiedTable): string =>
  `${table.padEnd(16)} ${String(rows).padStart(9)} rows  ${from}${from === to ? '' : ` ≠ ${to}`}`

function placeIn(flag: string, text: string): HousePlace {
  const place = placeFrom(text)
  if (place === null) throw new UsageError(`--${flag}: expected postgres://… or sqlite:FOLDER`)
  return place.engine === 'sqlite' ? { ...place, folder: placeOf(place.folder) } : place
}

/** Where the environment says that the house is. */
function ownPlace(): HousePlace {
  const { data, databaseUrl } = readConfig(false)
  return databaseUrl === null ? { engine: 'sqlite', folder: data } : { engine: 'postgres', url: databaseUrl }
}

function progressOfRows() {
  let bar = progress('moving', 1)
  let left = 0
  return {
    begin: (rows: number) => {
      bar = progress('moving', rows)
      left = rows
    },
    copied: (rows: number) => {
      bar.step(rows)
      left -= rows
      if (left <= 0) bar.end()
    },
  }
}

export const command: CliCommand = { help, run }
