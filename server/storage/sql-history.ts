import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Header } from '#kernel/file'
import type { BroughtMatch, Fault, HistoryStore, HistoryWish, PastMatch } from './history-port.ts'
import type { Schema } from './schema.ts'
import { settleIn } from './sql-history-settling.ts'

const columns = ['match', 'ended', 'game', 'seats', 'pace', 'people', 'bots', 'place', 'fault', 'played'] as const
type Past = Pick<Schema['players'], (typeof columns)[number]>

export function sqlHistory(db: Kysely<Schema>): HistoryStore {
  return {
    async page(person, wish) {
      const { game, won, isSlow, after, most } = wish
      const rows = await db
        .selectFrom('players')
        .select(columns)
        .where('person', '=', person)
        .where('ended', 'is not', null)
        .$if(game !== undefined, query => query.where('game', '=', game ?? ''))
        .$if(won === true, query => query.where('place', '=', 1))
        .$if(isSlow !== undefined, query => query.where('pace', isSlow === true ? '=' : '!=', 'slow'))
        .where(of => rivalsIn(of, person, wish))
        .$if(after !== undefined, query =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('ended', 'match'), '<', tuple(after?.ended ?? 0, after?.match ?? '')),
          ),
        )
        .orderBy('ended', 'desc')
        .orderBy('match', 'desc')
        .limit(most)
        .execute()
      return rows.map(pastOf)
    },
    async counts(person) {
      const rows = await db
        .selectFrom('players')
        .select(({ fn }) => [
          'game',
          fn.countAll().as('played'),
          sql<number>`sum(case when place = 1 then 1 else 0 end)`.as('won'),
        ])
        .where('person', '=', person)
        .where('ended', 'is not', null)
        .where('game', 'is not', null)
        .where('played', '=', 'house')
        .groupBy('game')
        .orderBy('game')
        .execute()
      return rows.map(({ game, played, won }) => ({ game: game ?? '', played: Number(played), won: Number(won) }))
    },
    async scores(person) {
      const rows = await db
        .selectFrom('encounters')
        .select([
          'rival',
          sql<number>`sum(case when ahead > 0 then 1 else 0 end)`.as('ahead'),
          sql<number>`sum(case when ahead < 0 then 1 else 0 end)`.as('behind'),
        ])
        .where('person', '=', person)
        .groupBy('rival')
        .orderBy('rival')
        .execute()
      return rows.map(({ rival, ahead, behind }) => ({ rival, ahead: Number(ahead), behind: Number(behind) }))
    },
    async faults(people, most) {
      const all = new Map<string, readonly (Fault | null)[]>()
      for (const person of new Set(people)) {
        const rows = await db
          .selectFrom('players')
          .select('fault')
          .where('person', '=', person)
          .where('ended', 'is not', null)
          .where('people', '>', 1)
          .where('played', '=', 'house')
          .orderBy('ended', 'desc')
          .limit(most)
          .execute()
        all.set(
          person,
          rows.map(({ fault }) => fault as Fault | null),
        )
      }
      return all
    },
    async bring(brought, past, most) {
      return db.transaction().execute(async trx => {
        const own = trx.selectFrom('brought').where('person', '=', brought.person)
        const known = await own.select('match').where('match', '=', brought.match).executeTakeFirst()
        if (known !== undefined) return 'known'
        const { n } = await own.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()
        if (Number(n) >= most) return 'full'
        const { person, match, header, seat, bots, file, at } = brought
        const inserted = await trx
          .insertInto('brought')
          .values({ person, match, header: JSON.stringify(header), seat, bots: JSON.stringify(bots), file, at })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst()
        if (inserted.numInsertedOrUpdatedRows === 0n) return 'known'
        await trx
          .insertInto('players')
          .values({ ...past, person, match, played: 'device', settled: 1 })
          .execute()
        return 'kept'
      })
    },
    async brought(person, matches) {
      if (matches.length === 0) return []
      const rows = await db
        .selectFrom('brought')
        .select(['person', 'match', 'header', 'seat', 'bots', 'at'])
        .where('person', '=', person)
        .where('match', 'in', matches)
        .execute()
      return rows.map(broughtOf)
    },
    async fileOf(person, match) {
      const query = db.selectFrom('brought').select('file').where('person', '=', person).where('match', '=', match)
      return (await query.executeTakeFirst())?.file ?? null
    },
    async drop(person, match) {
      return db.transaction().execute(async trx => {
        const gone = await trx
          .deleteFrom('brought')
          .where('person', '=', person)
          .where('match', '=', match)
          .executeTakeFirst()
        const rows = trx.deleteFrom('players').where('person', '=', person).where('match', '=', match)
        await rows.where('played', '=', 'device').execute()
        return gone.numDeletedRows > 0n
      })
    },
    async unsettled(most) {
      const rows = await db
        .selectFrom('players')
        .select('match')
        .distinct()
        .where('settled', '=', sql.lit(0)) // written out, or the index is not used
        .where('ended', 'is not', null)
        .orderBy('match')
        .limit(most)
        .execute()
      return rows.map(({ match }) => match)
    },
    settle: (match, beginning, ending) => settleIn(db, match, beginning, ending),
    async allOf(person) {
      const past = db.selectFrom('players').select(columns).where('person', '=', person).where('ended', 'is not', null)
      const rows = await past.orderBy('ended', 'desc').execute()
      const brought = await db.selectFrom('brought').selectAll().where('person', '=', person).orderBy('at').execute()
      return { matches: rows.map(pastOf), brought: brought.map(row => ({ ...broughtOf(row), file: row.file })) }
    },
    async forget(person) {
      await db.transaction().execute(async trx => {
        for (const table of ['brought', 'players', 'encounters'] as const)
          await trx.deleteFrom(table).where('person', '=', person).execute()
      })
    },
  }
}

function rivalsIn(
  { and, exists, selectFrom, eb }: ExpressionBuilder<Schema, 'players'>,
  person: string,
  { rivals }: HistoryWish,
) {
  if (rivals === undefined) return and([])
  if (rivals === 'bots') return and([eb('people', '=', 1), eb('bots', '>', 0)])
  if (rivals.length === 0) return eb('match', '=', '')
  return exists(
    selectFrom('players as other')
      .select('other.person')
      .whereRef('other.match', '=', 'players.match')
      .where('other.played', '=', 'house') // who else has brought a file is nobody's business
      .where('other.person', 'in', rivals)
      .where('other.person', '!=', person),
  )
}

const pastOf = (row: Past): PastMatch => ({
  match: row.match,
  ended: Number(row.ended),
  game: row.game ?? '',
  seats: row.seats ?? 0,
  pace: (row.pace ?? 'untimed') as PastMatch['pace'],
  people: row.people ?? 1,
  bots: row.bots ?? 0,
  place: row.place,
  fault: row.fault as Fault | null,
  played: row.played as PastMatch['played'],
})

const broughtOf = (row: Omit<Schema['brought'], 'file'>): Omit<BroughtMatch, 'file'> => ({
  person: row.person,
  match: row.match,
  header: JSON.parse(row.header) as Header,
  seat: row.seat,
  bots: JSON.parse(row.bots) as BroughtMatch['bots'],
  at: Number(row.at),
})
