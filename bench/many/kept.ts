import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { headerOf, lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import { seedFrom } from '#kernel/seed'
import { snapshotOf } from '#kernel/snapshot'
import { newAttendance } from '#server/matches/attendance'
import type { Appended, MatchStore } from '#server/storage/port'
import { openPostgres, postgresStore } from '#server/storage/postgres'

/** What a finished match leaves in PostgreSQL, on average. */
export interface KeptMatch {
  readonly moves: number
  readonly rowBytes: number
  readonly indexBytes: number
}

const MATCHES = 60
const SEATS = 4
const tables = ['matches', 'players', 'entries', 'snapshots'] as const

/** Writes whole matches, as bots play them, into an empty database. */
export async function keptOf(box: Boxed, url: string): Promise<KeptMatch> {
  const postgres = openPostgres(url)
  const store = await postgresStore(postgres)
  let moves = 0
  for (let n = 0; n < MATCHES; n++) moves += await writeMatch(store.matches, box, n)
  const connection = await postgres.pool.connect()
  const sizes: { rows: number; indexes: number }[] = []
  for (const table of tables) {
    await connection.query(`VACUUM FULL ${table}`)
    const { rows } = await connection.query(
      `SELECT pg_table_size('${table}') AS rows, pg_indexes_size('${table}') AS indexes`,
    )
    sizes.push(rows[0])
  }
  connection.release()
  await store.close()
  const sum = (key: 'rows' | 'indexes'): number => Math.round(sizes.reduce((all, it) => all + it[key], 0) / MATCHES)
  return { moves: Math.round(moves / MATCHES), rowBytes: sum('rows'), indexBytes: sum('indexes') }
}

async function writeMatch(store: MatchStore, box: Boxed, n: number): Promise<number> {
  const options = defaultsOf(box.game.options)
  const lines: string[] = []
  const bots = Array.from({ length: SEATS }, () => 'greedy@1')
  const match = playBots(box, { options, bots, seed: `kept ${n}` }, entry => lines.push(lineOf(entry)))
  const [first = '', ...rest] = lines
  const [id, seed, names] = [`match number ${n}`, seedFrom(`kept ${n}`), bots.map((_, seat) => `Person ${seat}`)]
  const header = headerOf(box.game, { edition: `${box.game.id} edition`, names, options, words: [], seed })
  const pace = { kind: 'untimed' } as const
  const sitters = names.map((_, seat) => ({ person: `person number ${n} ${seat}` }))
  const written = { match: id, due: null, attendance: JSON.stringify(newAttendance(SEATS, pace)), over: false }
  await store.begin(
    { id, table: `table number ${n}`, sitters, pace, header, seed, began: Date.now() },
    { ...written, version: 1, entries: [{ seq: 0, line: first, command: null }] },
  )
  const entries = rest.map((line, i) => ({ seq: i + 1, line, command: `${i % SEATS} command ${i}` }))
  const all = entries as unknown as Appended['entries']
  await store.append({ ...written, version: 2, over: true, winners: [], entries: all, page: snapshotOf(match) })
  return entries.length
}
