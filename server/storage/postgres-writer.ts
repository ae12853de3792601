import { DatabaseError } from 'pg'
import { MaybeWritten } from '#engine/maybe-written'
import type { Appended } from './port.ts'
import type { Connection, PostgresPool } from './postgres-pool.ts'
import type { SqlEngine } from './sql-store.ts'

/**
 * Writes what many matches append, at most one item for each match. Rows are locked in the order of their ids, so that
 * two processes never wait for each other, and compared once they are locked.
 */
const APPEND = {
  name: 'append',
  text: `
WITH wanted AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::text[], $7::int[], $8::text[], $9::bigint[])
    AS w (id, before, last, version, due, attendance, over, winners, ended)
), held AS MATERIALIZED (
  SELECT id, last, version FROM matches WHERE id = ANY ($1) ORDER BY id FOR UPDATE
), followed AS (
  UPDATE matches SET due = w.due, attendance = w.attendance, over = w.over, last = w.last, version = w.version, claimed = 0,
    winners = coalesce(w.winners, matches.winners)
  FROM wanted w, held
  WHERE matches.id = held.id AND held.id = w.id AND held.last = w.before AND held.version = w.version - 1
  RETURNING matches.id
), written AS (
  INSERT INTO entries (match, seq, line, command)
  SELECT e.* FROM unnest($10::text[], $11::int[], $12::text[], $13::text[]) AS e (match, seq, line, command), followed
  WHERE followed.id = e.match
), ended AS (
  UPDATE players SET ended = w.ended, place = o.place, fault = o.fault, settled = coalesce(o.settled, 0)
  FROM wanted w JOIN followed ON w.id = followed.id JOIN players p ON p.match = w.id
    LEFT JOIN jsonb_to_recordset($20::jsonb) AS o (match text, person text, place int, fault text, settled int)
      ON o.match = p.match AND o.person = p.person
  WHERE players.match = p.match AND players.person = p.person AND w.over = 1
), met AS (
  INSERT INTO encounters (person, rival, match, ahead)
  SELECT m.person, m.rival, m.match, m.ahead
  FROM jsonb_to_recordset($21::jsonb) AS m (person text, rival text, match text, ahead int), followed
  WHERE followed.id = m.match
), kept AS (
  INSERT INTO snapshots (match, next, snapshot)
  SELECT p.* FROM unnest($14::text[], $15::int[], $16::text[]) AS p (match, next, snapshot), followed
  WHERE followed.id = p.match
  ON CONFLICT (match) DO UPDATE SET next = excluded.next, snapshot = excluded.snapshot
), noted AS (
  INSERT INTO thoughts (match, seq, thought)
  SELECT t.* FROM unnest($17::text[], $18::int[], $19::text[]) AS t (match, seq, thought), followed
  WHERE followed.id = t.match
)
SELECT id FROM followed`,
}

/** Everything in one statement, or in one transaction if a match appends more than once. */
export function postgresWriter(pool: PostgresPool): SqlEngine['writeAll'] {
  return async batch => {
    const rounds = roundsOf(batch)
    const connection = await pool.connect()
    try {
      const write = () => writeRounds(connection, rounds)
      const written = rounds.length > 1 ? await inTransaction(connection, write) : await decisive(write)
      return batch.map(item => written.has(item))
    } finally {
      connection.release()
    }
  }
}

/** The first item of each match, then the second of each that has one, and so on. */
function roundsOf(batch: readonly Appended[]): readonly (readonly Appended[])[] {
  const rounds: Appended[][] = []
  const counts = new Map<string, number>()
  for (const item of batch) {
    const count = counts.get(item.match) ?? 0
    counts.set(item.match, count + 1)
    rounds[count] = [...(rounds[count] ?? []), item]
  }
  return rounds
}

async function writeRounds(
  connection: Connection,
  rounds: readonly (readonly Appended[])[],
): Promise<ReadonlySet<Appended>> {
  const written = new Set<Appended>()
  for (const round of rounds) {
    const { rows } = await connection.query(APPEND, valuesOf(round))
    const ids = new Set((rows as readonly { readonly id: string }[]).map(({ id }) => id))
    for (const item of round) if (ids.has(item.match)) written.add(item)
  }
  return written
}

/** All is written with its answer. If the connection ends before that, it may be written or not, or be on its way still. */
async function decisive<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const isAnswered = error instanceof DatabaseError && error.severity !== 'FATAL'
    throw isAnswered ? error : new MaybeWritten(error)
  }
}

async function inTransaction<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await connection.query('BEGIN')
  try {
    const done = await work()
    await decisive(() => connection.query('COMMIT'))
    return done
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => {}) // then the connection is not used again
    throw error
  }
}

function valuesOf(round: readonly Appended[]): readonly unknown[] {
  const outcomes = round.flatMap(({ match, ending }) =>
    (ending?.outcomes ?? []).map(it => ({ match, ...it, settled: 1 })),
  )
  const encounters = round.flatMap(({ match, ending }) => (ending?.encounters ?? []).map(it => ({ match, ...it })))
  const entries = round.flatMap(({ match, entries }) => entries.map(entry => ({ match, ...entry })))
  const thoughts = entries.filter(({ thought }) => thought !== undefined)
  const pages = round.flatMap(({ match, page }) => (page === undefined ? [] : [{ match, page }]))
  return [
    round.map(({ match }) => match),
    round.map(({ entries }) => entries[0].seq - 1),
    round.map(({ entries }) => entries[0].seq - 1 + entries.length),
    round.map(({ version }) => version),
    round.map(({ due }) => due),
    round.map(({ attendance }) => attendance),
    round.map(({ over }) => Number(over)),
    round.map(({ winners }) => (winners === undefined ? null : JSON.stringify(winners))),
    round.map(({ over, entries }) => (over ? timeOf(entries.at(-1)?.line) : null)),
    entries.map(({ match }) => match),
    entries.map(({ seq }) => seq),
    entries.map(({ line }) => line),
    entries.map(({ command }) => command),
    pages.map(({ match }) => match),
    pages.map(({ page }) => page.next),
    pages.map(({ page }) => JSON.stringify(page)),
    thoughts.map(({ match }) => match),
    thoughts.map(({ seq }) => seq),
    thoughts.map(({ thought }) => thought),
    JSON.stringify(outcomes),
    JSON.stringify(encounters),
  ]
}

const timeOf = (line = '{}'): number | null => (JSON.parse(line) as { readonly at?: number }).at ?? null
