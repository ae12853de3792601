import { type Kysely, sql } from 'kysely'
import { versionIn } from '../storage/migrations.ts'
import { openPostgres } from '../storage/postgres.ts'
import type { Schema } from '../storage/schema.ts'
import { marksIn, touchIn } from '../storage/sql-house.ts'
import { examineAuditOf } from './audit-doctor.ts'
import type { Finding } from './finding.ts'
import { shown } from './house-place.ts'
import { hasHouse } from './opened-place.ts'

/** The oldest version of PostgreSQL that has everything our queries use. */
const OLDEST = 12
/** In milliseconds. Deadlines are computed from the clocks of the nodes. */
const CLOCKS_MAY_DIFFER = 1000

/** Checks a database of PostgreSQL. If it cannot be reached, nothing else is checked. */
export async function examinePostgres(url: string): Promise<readonly Finding[]> {
  const place = shown({ engine: 'postgres', url })
  const { db } = openPostgres(url, { size: 1 })
  try {
    const version = await versionOf(db)
    const isNew = Number.parseInt(version, 10) >= OLDEST
    const tells = isNew ? `PostgreSQL ${version} at ${place}` : `PostgreSQL ${version}: ${OLDEST} or newer is needed`
    return [
      { what: 'database', ok: isNew, tells },
      await checked('contents', () => contents(db, place)),
      ...(await examineAuditOf(db).then(
        finding => [finding],
        () => [], // there is none yet
      )),
      await checked('writing', () => writing(db)),
      await checked('clock', () => clock(db)),
    ]
  } catch (error) {
    const tells = `${place} cannot be reached (${textOf(error)}): check DATABASE_URL and the server`
    return [{ what: 'database', ok: false, tells }]
  } finally {
    await db.destroy()
  }
}

const textOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || String(code)
}

type Checked = readonly [ok: boolean, tells: string]

async function checked(what: string, check: () => Promise<Checked>): Promise<Finding> {
  const [ok, tells] = await check().catch((error): Checked => [false, `cannot be checked (${textOf(error)})`])
  return { what, ok, tells }
}

async function versionOf(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ readonly server_version: string }>`show server_version`.execute(db)
  return rows[0]?.server_version ?? ''
}

async function contents(db: Kysely<Schema>, place: string): Promise<Checked> {
  if (!(await hasHouse(db))) return [true, 'none yet: the tables are made when a house opens']
  const { newer, lacks } = await versionIn(db)
  if (newer !== null) return [false, `migrated by a newer version (${newer}): run that version, or a newer one`]
  const { moving, moved } = await marksIn(db).catch(() => ({ moving: undefined, moved: undefined }))
  if (moving !== undefined) return [false, `an incomplete copy of ${moving}: run npm run move or npm run restore again`]
  if (moved !== undefined) return [false, `the house was moved from ${place} to ${moved}`]
  if (lacks !== null) return [true, `of an older version: opening a house changes it (${lacks} and what follows)`]
  const { rows } = await sql<{ readonly matches: number; readonly people: number; readonly notes: number }>`
    select (select count(*) from matches) as matches, (select count(*) from people) as people,
      (select count(*) from board_notes) as notes`.execute(db)
  return [true, `of this version: ${rows[0]?.matches} matches, ${rows[0]?.people} people, ${rows[0]?.notes} notes`]
}

class Undone extends Error {}

/** Writes as a house would, and takes it back. */
async function writing(db: Kysely<Schema>): Promise<Checked> {
  const isHouse = await hasHouse(db)
  const work = db.transaction().execute(async trial => {
    await (isHouse ? touchIn(trial) : sql`create table wyrmtavern_trial (id int)`.execute(trial))
    throw new Undone()
  })
  return work.catch(
    (error): Checked =>
      error instanceof Undone
        ? [true, 'possible']
        : [false, `not possible (${textOf(error)}): check the rights of the user, and that the server is no replica`],
  )
}

async function clock(db: Kysely<Schema>): Promise<Checked> {
  const before = Date.now()
  const query = sql<{ readonly at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`
  const { rows } = await query.execute(db)
  const differs = Math.round(Number(rows[0]?.at) - (before + Date.now()) / 2)
  const text = `${Math.abs(differs)} ms ${differs < 0 ? 'behind' : 'ahead of'} the clock of this machine`
  const ok = Math.abs(differs) <= CLOCKS_MAY_DIFFER
  return [
    ok,
    ok ? `the database is ${text}` : `the database is ${text}: keep all machines in time, for example with NTP`,
  ]
}
