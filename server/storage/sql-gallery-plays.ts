import type { Kysely } from 'kysely'
import type { PlayStore } from './gallery-port.ts'
import type { Schema } from './schema.ts'

/** Wins are stored in thousandths. */
const WIN = 1000

export function sqlPlays(db: Kysely<Schema>): PlayStore {
  return {
    async invite(match, guests) {
      if (guests.length === 0) return
      const row = { match, counted: 0, sales: 0, price: 0, wins: 0 }
      await db
        .insertInto('gallery_plays')
        .values(guests.map(guest => ({ ...row, ...guest })))
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    async finished(most) {
      const rows = await db
        .selectFrom('gallery_plays')
        .innerJoin('matches', 'matches.id', 'gallery_plays.match')
        .select('gallery_plays.match')
        .distinct()
        .where('gallery_plays.counted', '=', 0)
        .where('matches.over', '=', 1)
        .limit(most)
        .execute()
      return rows.map(({ match }) => match)
    },
    async count(match, sales) {
      if (sales === null) {
        await db.deleteFrom('gallery_plays').where('match', '=', match).where('counted', '=', 0).execute()
        return
      }
      await db.transaction().execute(async trx => {
        const counted = await trx
          .updateTable('gallery_plays')
          .set({ counted: 1 })
          .where('match', '=', match)
          .where('counted', '=', 0)
          .returning(['hash', 'card'])
          .execute()
        for (const { hash, card } of counted) {
          const { sales: n, price, wins } = sales.get(hash) ?? { sales: 0, price: 0, wins: 0 }
          await trx
            .updateTable('gallery_plays')
            .set({ sales: n, price, wins: Math.round(wins * WIN) })
            .where('match', '=', match)
            .where('hash', '=', hash)
            .execute()
          await trx
            .updateTable('gallery_cards')
            .set(({ eb }) => ({ played: eb('played', '+', 1) }))
            .where('id', '=', card)
            .execute()
        }
      })
    },
    async figures(hashes) {
      if (hashes.length === 0) return new Map()
      const rows = await db
        .selectFrom('gallery_plays')
        .select(({ fn }) => [
          'hash',
          fn.countAll().as('played'),
          fn.sum('sales').as('sales'),
          fn.sum('price').as('price'),
          fn.sum('wins').as('wins'),
        ])
        .where('hash', 'in', hashes)
        .where('counted', '=', 1)
        .groupBy('hash')
        .execute()
      return new Map(
        rows.map(({ hash, played, sales, price, wins }) => [
          hash,
          { played: Number(played), sales: Number(sales), price: Number(price), wins: Number(wins) / WIN },
        ]),
      )
    },
  }
}
