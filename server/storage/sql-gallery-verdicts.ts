import { type Kysely, sql } from 'kysely'
import type { VerdictKey, VerdictStore } from './gallery-port.ts'
import type { Schema } from './schema.ts'
import { holdLock } from './sql-locks.ts'

/** On a shared engine whoever looks for a card to judge holds a lock: one is judged at a time. */
export function sqlVerdicts(db: Kysely<Schema>, isShared: boolean): VerdictStore {
  const change = (db: Kysely<Schema>, { hash, rules, bot }: VerdictKey) =>
    db.updateTable('gallery_verdicts').where('hash', '=', hash).where('rules', '=', rules).where('bot', '=', bot)
  return {
    async want(game, rules, bot, now) {
      await sql`
        insert into gallery_verdicts (hash, rules, bot, since, claimed, not_before)
        select distinct hash, cast(${rules} as integer), cast(${bot} as text), cast(${now} as bigint), 0, 0
        from gallery_cards where game = ${game} and taken_at is null
        on conflict do nothing`.execute(db)
    },
    claim: (terms, now, since, until) =>
      db.transaction().execute(async trx => {
        if (isShared) await holdLock(trx, 'verdicts')
        const working = trx.selectFrom('gallery_verdicts').select('hash').where('claimed', '>', now)
        if ((await working.limit(1).executeTakeFirst()) !== undefined) return null
        const found = await trx
          .selectFrom('gallery_verdicts as v')
          .innerJoin('gallery_cards as c', 'c.hash', 'v.hash')
          .select(['v.hash', 'v.rules', 'v.bot', 'c.game', 'c.content'])
          .where('v.verdict', 'is', null)
          .where(({ eb, or, and }) =>
            or(
              terms.map(({ game, rules, bot }) =>
                and([eb('c.game', '=', game), eb('v.rules', '=', rules), eb('v.bot', '=', bot)]),
              ),
            ),
          )
          .where('v.not_before', '<=', now)
          .where('v.since', '<=', since)
          .where('c.taken_at', 'is', null)
          .orderBy('v.since')
          .orderBy('v.hash')
          .limit(1)
          .executeTakeFirst()
        if (found === undefined) return null
        await change(trx, found).set({ claimed: until }).execute()
        return found
      }),
    async hold(key, was, until) {
      const query = change(db, key).set({ claimed: until }).where('claimed', '=', was)
      return (await query.executeTakeFirst()).numUpdatedRows > 0n
    },
    async judged(key, verdict, word, at) {
      await db.transaction().execute(async trx => {
        await change(trx, key).set({ verdict, word, at, claimed: 0 }).execute()
        await trx.updateTable('gallery_cards').set({ verdict: word }).where('hash', '=', key.hash).execute()
      })
    },
    async putOff(key, until) {
      await change(db, key).set({ not_before: until, claimed: 0 }).execute()
    },
    async find(hashes) {
      if (hashes.length === 0) return new Map()
      const rows = await db
        .selectFrom('gallery_verdicts')
        .select(['hash', 'verdict'])
        .where('hash', 'in', hashes)
        .where('verdict', 'is not', null)
        .orderBy('at')
        .execute()
      return new Map(rows.map(({ hash, verdict }) => [hash, verdict ?? '']))
    },
  }
}
