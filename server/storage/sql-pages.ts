import type { Kysely, Transaction } from 'kysely'
import type { PageStore } from './port.ts'
import type { Schema } from './schema.ts'
import { holdLock } from './sql-locks.ts'

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const bytesIn = (text: string | undefined): Uint8Array | null =>
  text === undefined ? null : Buffer.from(text, 'base64')

async function touch(db: Kysely<Schema>, build: string, seen: number): Promise<boolean> {
  const query = db.updateTable('pages').set({ seen }).where('build', '=', build)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}

export function sqlPages(db: Kysely<Schema>, isShared: boolean): PageStore {
  /** One at a time, or a file that one process just found stored would be deleted by another. */
  const inTurn = (work: (transaction: Transaction<Schema>) => Promise<void>): Promise<void> =>
    db.transaction().execute(async trx => {
      if (isShared) await holdLock(trx, 'pages')
      await work(trx)
    })
  return {
    async put({ build, editions, document, parts }, seen) {
      await inTurn(async trx => {
        if (await touch(trx, build, seen)) return
        await trx
          .insertInto('pages')
          .values({ build, document: textOf(document), seen })
          .execute()
        for (const edition of editions)
          await trx
            .insertInto('page_editions')
            .values({ build, edition })
            .onConflict(conflict => conflict.doNothing())
            .execute()
        for (const [path, bytes] of parts) {
          await trx
            .insertInto('page_parts')
            .values({ build, path })
            .onConflict(conflict => conflict.doNothing())
            .execute()
          await trx
            .insertInto('parts')
            .values({ path, bytes: textOf(bytes) })
            .onConflict(conflict => conflict.doNothing())
            .execute()
        }
      })
    },
    touch: (build, seen) => touch(db, build, seen),
    async document(edition) {
      const row = await db
        .selectFrom('page_editions')
        .innerJoin('pages', 'pages.build', 'page_editions.build')
        .select('pages.document')
        .where('page_editions.edition', '=', edition)
        .orderBy('pages.seen', 'desc')
        .executeTakeFirst()
      return bytesIn(row?.document)
    },
    async part(path) {
      return bytesIn((await db.selectFrom('parts').select('bytes').where('path', '=', path).executeTakeFirst())?.bytes)
    },
    async forget(before) {
      await inTurn(async trx => {
        const used = trx
          .selectFrom('page_editions')
          .innerJoin('editions', 'editions.name', 'page_editions.edition')
          .select('page_editions.build')
          .where('editions.used', '=', 1)
        await trx.deleteFrom('pages').where('seen', '<', before).where('build', 'not in', used).execute()
        for (const table of ['page_editions', 'page_parts'] as const)
          await trx.deleteFrom(table).where('build', 'not in', trx.selectFrom('pages').select('build')).execute()
        await trx
          .deleteFrom('editions')
          .where('seen', '<', before)
          .where('used', '=', 0)
          .where('name', 'not in', trx.selectFrom('page_editions').select('edition'))
          .execute()
        await trx.deleteFrom('parts').where('path', 'not in', trx.selectFrom('page_parts').select('path')).execute()
      })
    },
  }
}
