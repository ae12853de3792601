import type { Kysely } from 'kysely'
import type { Beginning, Ending } from './history-port.ts'
import type { Schema } from './schema.ts'

/** Writes how a match ended that was over before. Whoever comes second changes nothing. */
export async function settleIn(db: Kysely<Schema>, match: string, beginning: Beginning, ending: Ending): Promise<void> {
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('players')
      .set({ ...beginning, settled: 1 })
      .where('match', '=', match)
      .where('settled', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    for (const { person, place, fault } of ending.outcomes)
      await trx
        .updateTable('players')
        .set({ place, fault })
        .where('match', '=', match)
        .where('person', '=', person)
        .execute()
    const encounters = ending.encounters.map(each => ({ match, ...each }))
    if (encounters.length > 0)
      await trx
        .insertInto('encounters')
        .values(encounters)
        .onConflict(conflict => conflict.doNothing())
        .execute()
  })
}
