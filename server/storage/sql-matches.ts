import type { Kysely } from 'kysely'
import { botCommand } from '#engine/remembered'
import type { Seat } from '#kernel/seat'
import { beginningOf, peopleIn } from '../history/beginning.ts'
import { GroupCommit } from './group-commit.ts'
import type { Appended, MatchStore, Move, NewerLines, StoredSnapshot } from './port.ts'
import type { Schema } from './schema.ts'
import { keptOf } from './sql-match-rows.ts'
import { sqlPlayed } from './sql-played.ts'
import type { SqlEngine, Wanted } from './sql-store.ts'

export function sqlMatches(db: Kysely<Schema>, { writeAll, readAll, isShared }: SqlEngine, epoch: string): MatchStore {
  const commits = new GroupCommit<Appended, boolean>(writeAll)
  const readings = readAll && new GroupCommit<Wanted, NewerLines | null>(readAll)
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
        const kept = { id, tavern_table: table, sitters, pace, header, seed, began, moves: '[]', winners: null }
        const { version } = first
        await trx
          .insertInto('matches')
          .values({
            ...kept,
            last,
            version,
            claimed: 0,
            due: first.due,
            attendance: first.attendance,
            over: Number(first.over),
          })
          .execute()
        await trx
          .insertInto('entries')
          .values(first.entries.map(entry => ({ match: id, ...entry })))
          .execute()
        const players = peopleIn(record).map(person => ({
          ...beginningOf(record),
          match: id,
          person,
          ended: null,
          place: null,
          fault: null,
          played: 'house',
          settled: 0,
        }))
        if (players.length > 0) await trx.insertInto('players').values(players).execute()
        if (record.pace.kind === 'slow') await trx.insertInto('notice_matches').values({ match: id, told: 0 }).execute()
        const { edition = '' } = record.header
        await trx.updateTable('editions').set({ used: 1 }).where('name', '=', edition).where('used', '=', 0).execute()
      })
    },
    append: entries => commits.add(entries),
    async move(entry, edition) {
      const { match, version, due, attendance } = entry
      const [{ seq, line, command }] = entry.entries
      return db.transaction().execute(async trx => {
        const row = await trx.selectFrom('matches').select(['last', 'moves']).where('id', '=', match).executeTakeFirst()
        if (row?.last !== seq - 1) return false
        const moves = JSON.stringify([...(JSON.parse(row.moves) as readonly Move[]), { from: seq, edition }])
        const query = trx.updateTable('matches').set({ due, attendance, last: seq, version, claimed: 0, moves })
        const following = query
          .where('id', '=', match)
          .where('last', '=', seq - 1)
          .where('version', '=', version - 1)
        if ((await following.executeTakeFirst()).numUpdatedRows === 0n) return false
        await trx.insertInto('entries').values({ match, seq, line, command }).execute()
        await trx.updateTable('editions').set({ used: 1 }).where('name', '=', edition).execute()
        return true
      })
    },
    async attend(match, version, attendance, due) {
      const query = db.updateTable('matches').set({ attendance, due, version, claimed: 0 }).where('id', '=', match)
      return (await query.where('version', '=', version - 1).executeTakeFirst()).numUpdatedRows > 0n
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
    async hasSeed(seed) {
      const found = db.selectFrom('matches').select('id').where('seed', '=', seed).limit(1)
      return (await found.executeTakeFirst()) !== undefined
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
    async newer(match, from) {
      if (readings !== undefined) return readings.add({ match, from })
      const rows = await db
        .selectFrom('matches')
        .leftJoin('entries', join => join.onRef('entries.match', '=', 'matches.id').on('entries.seq', '>=', from))
        .select(['version', 'last', 'attendance', 'seq', 'line', 'command'])
        .where('matches.id', '=', match)
        .orderBy('seq')
        .execute()
      const [first] = rows
      if (first === undefined) return null
      const lines = rows.flatMap(({ seq, line, command }) =>
        seq === null || line === null ? [] : [{ seq, line, command }],
      )
      return { version: first.version, last: first.last, attendance: first.attendance, lines }
    },
    async versions(matches) {
      if (matches.length === 0) return new Map()
      const rows = await db.selectFrom('matches').select(['id', 'version']).where('id', 'in', matches).execute()
      return new Map(rows.map(({ id, version }) => [id, version]))
    },
    async commands(match, most) {
      const last = (by: 'like' | 'not like') =>
        db
          .selectFrom('entries')
          .select(['command', 'seq'])
          .where('match', '=', match)
          .where('command', by, botCommand('%')) // not null, either
          .orderBy('seq', 'desc')
          .limit(most)
          .execute()
      const rows = [...(await last('like')), ...(await last('not like'))]
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
    async claim(now, most, until) {
      const due = db
        .selectFrom('matches')
        .select('id')
        .where('due', '<=', now)
        .where('claimed', '<=', now)
        .orderBy('due')
        .limit(most)
        .$if(isShared, query => query.forUpdate().skipLocked())
      const query = db
        .with(
          found => found('found').materialized(), // chosen once, or more than `most` could be locked
          () => due,
        )
        .updateTable('matches')
        .set({ claimed: until })
        .where('id', 'in', ({ selectFrom }) => selectFrom('found').select('found.id'))
        .returning(['id', 'due'])
      return (await query.execute()).toSorted((a, b) => Number(a.due) - Number(b.due)).map(({ id }) => id)
    },
    async untold(most) {
      const rows = await db
        .selectFrom('notice_matches as n')
        .innerJoin('matches as m', 'm.id', 'n.match')
        .select('n.match')
        .whereRef('n.told', '<', 'm.version')
        .limit(most)
        .execute()
      return rows.map(({ match }) => match)
    },
    async told(match, version, over) {
      if (over) await db.deleteFrom('notice_matches').where('match', '=', match).execute()
      else {
        const query = db.updateTable('notice_matches').set({ told: version }).where('match', '=', match)
        await query.where('told', '<', version).execute()
      }
    },
    ...sqlPlayed(db),
    thoughts: match =>
      db.selectFrom('thoughts').select(['seq', 'thought']).where('match', '=', match).orderBy('seq').execute(),
    async snapshot(match) {
      const row = await db.selectFrom('snapshots').select('snapshot').where('match', '=', match).executeTakeFirst()
      return row === undefined ? null : (JSON.parse(row.snapshot) as StoredSnapshot)
    },
  }
}
