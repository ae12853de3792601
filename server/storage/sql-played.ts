import type { Kysely } from 'kysely'
import type { Header } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import { seatOf } from '../matches/eyes.ts'
import type { MatchSitter, MatchStore } from './port.ts'
import type { Schema } from './schema.ts'
import { keptOf } from './sql-match-rows.ts'
import { withoutName } from './unnamed.ts'

/** All matches of one person. */
export function sqlPlayed(db: Kysely<Schema>): Pick<MatchStore, 'playedBy' | 'unname'> {
  const of = (person: string) =>
    db
      .selectFrom('players')
      .innerJoin('matches', 'matches.id', 'players.match')
      .where('players.person', '=', person)
      .orderBy('matches.began')
  return {
    async playedBy(person) {
      const rows = await of(person).selectAll('matches').select('players.ended').execute()
      return rows.map(({ ended, ...row }) => ({
        match: keptOf(row),
        ended: ended === null ? null : Number(ended),
        winners: row.winners === null ? null : (JSON.parse(row.winners) as readonly Seat[]),
      }))
    },
    async unname(person) {
      for (const { id, sitters } of await of(person).select(['matches.id', 'matches.sitters']).execute()) {
        const seat = seatOf(JSON.parse(sitters) as readonly MatchSitter[], person)
        if (seat !== null) await unnameSeat(db, id, seat)
      }
    },
  }
}

/** Two who sat at the same match may leave at the same moment: the header is written only as it was read. */
async function unnameSeat(db: Kysely<Schema>, id: string, seat: Seat): Promise<void> {
  for (;;) {
    const row = await db.selectFrom('matches').select('header').where('id', '=', id).executeTakeFirst()
    if (row === undefined) return
    const header = JSON.parse(row.header) as Header
    const without = JSON.stringify({ ...header, names: withoutName(header.names, seat) })
    if (without === row.header) return
    const query = db.updateTable('matches').set({ header: without }).where('id', '=', id)
    if ((await query.where('header', '=', row.header).executeTakeFirst()).numUpdatedRows > 0n) return
  }
}
