import type { Kysely } from 'kysely'
import type { Header } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import type { Seed } from '#kernel/seed'
import { GroupCommit } from './group-commit.ts'
import type { Appended, MatchStore, Move, StoredMatch, StoredSnapshot } from './port.ts'
import type { Schema } from './schema.ts'

/** Writes what many matches append, in one transaction. Returns for each whether it was written. */
export type WriteAll = (batch: readonly Appended[]) => Promise<readonly boolean[]>

export function sqlMatches(db: Kysely<Schema>, writeAll: WriteAll, epoch: string): MatchStore {
  const commits = new GroupCommit<Appended, boolean>(writeAll)
  return {
    epoch,
    async begin(record, first) {
      await db.transaction().execute(async trx => {
        const { id, table, seed, began } = record
        const [sitters, pace, header] = [record.sitters, record.pace, record.header].map(it => JSON.stringify(it)) as [
          string,
          string,
          string,
        ]
        const [{ seq: last }] = first.entries
        const kept = { id, tavern_table: table, sitters, pace, header, seed, began, last, moves: '[]', winners: null }
        await trx
          .insertInto('matches')
          .values({ ...kept, due: first.due, attendance: first.attendance, over: Number(first.over) })
          .execute()
        await trx
          .insertInto('entries')
          .values(first.entries.map(entry => ({ match: id, ...entry })))
          .execute()
        const people = new Set(record.sitters.flatMap(sitter => ('person' in sitter ? [sitter.person] : [])))
        const players = [...people].map(person => ({ match: id, person, ended: null }))
        if (players.length > 0) await trx.insertInto('players').values(players).execute()
        const { edition = '' } = record.header
        await trx.updateTable('editions').set({ used: 1 }).where('name', '=', edition).where('used', '=', 0).execute()
      })
    },
    append: entries => commits.add(entries),
    async move(entry, edition) {
      const { match, due, attendance } = entry
      const [{ seq, line, command }] = entry.entries
      return db.transaction().execute(async trx => {
        const row = await trx.selectFrom('matches').select(['last', 'moves']).where('id', '=', match).executeTakeFirst()
        if (row?.last !== seq - 1) return false
        const moves = JSON.stringify([...(JSON.parse(row.moves) as readonly Move[]), { from: seq, edition }])
        const query = trx.updateTable('matches').set({ due, attendance, last: seq, moves }).where('id', '=', match)
        if ((await query.where('last', '=', seq - 1).executeTakeFirst()).numUpdatedRows === 0n) return false
        await trx.insertInto('entries').values({ match, seq, line, command }).execute()
        await trx.updateTable('editions').set({ used: 1 }).where('name', '=', edition).execute()
        return true
      })
    },
    async attend(match, last, attendance, due) {
      const query = db.updateTable('matches').set({ attendance, due }).where('id', '=', match).where('last', '=', last)
      return (await query.executeTakeFirst()).numUpdatedRows > 0n
    },
    async find(match) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst()
      return row === undefined ? null : keptOf(row)
    },
    async findAll(matches) {
      if (matches.length === 0) return []
      const rows = await db.selectFrom('matches').selectAll().where('id', 'in', matches).execute()
      return rows.map(keptOf)
    },
    async lines(match, from, most) {
      const rows = await db
        .selectFrom('entries')
        .select('line')
        .where('match', '=', match)
        .where('seq', '>=', from)
        .orderBy('seq')
        .$if(most !== undefined, query => query.limit(most ?? 0))
        .execute()
      return rows.map(row => row.line)
    },
    async commands(match, most) {
      const rows = await db
        .selectFrom('entries')
        .select(['command', 'seq'])
        .where('match', '=', match)
        .where('command', 'is not', null)
        .orderBy('seq', 'desc')
        .limit(most)
        .execute()
      return rows.reverse().flatMap(({ command, seq }) => (command === null ? [] : [{ command, seq }]))
    },
    async finished(person, most) {
      const rows = await db
        .selectFrom('players')
        .innerJoin('matches', 'matches.id', 'players.match')
        .selectAll('matches')
        .select('players.ended')
        .where('players.person', '=', person)
        .where('players.ended', 'is not', null)
        .orderBy('players.ended', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ ended, ...row }) => ({
        match: keptOf(row),
        ended: Number(ended),
        winners: row.winners === null ? null : (JSON.parse(row.winners) as readonly Seat[]),
      }))
    },
    async due(now, most) {
      const query = db.selectFrom('matches').select('id').where('due', '<=', now).orderBy('due').limit(most)
      return (await query.execute()).map(row => row.id)
    },
    async snapshot(match) {
      const row = await db.selectFrom('snapshots').select('snapshot').where('match', '=', match).executeTakeFirst()
      return row === undefined ? null : (JSON.parse(row.snapshot) as StoredSnapshot)
    },
  }
}

const keptOf = (row: Schema['matches']): StoredMatch => ({
  id: row.id,
  table: row.tavern_table,
  sitters: JSON.parse(row.sitters) as StoredMatch['sitters'],
  pace: JSON.parse(row.pace) as StoredMatch['pace'],
  header: JSON.parse(row.header) as Header,
  seed: row.seed as Seed,
  began: Number(row.began),
  due: row.due === null ? null : Number(row.due),
  attendance: row.attendance,
  over: row.over === 1,
  moves: JSON.parse(row.moves) as readonly Move[],
})
