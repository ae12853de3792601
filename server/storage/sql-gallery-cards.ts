import { type Kysely, sql, type Transaction } from 'kysely'
import type { CardStore, Enough, NewVersion, NotHung, StoredCard } from './gallery-port.ts'
import type { Schema } from './schema.ts'
import { columns, storedCard, wishedFor } from './sql-gallery-wish.ts'
import { holdLock } from './sql-locks.ts'

/** On a shared engine whoever hangs up a card holds a lock: of two that look alike, one comes second. */
export function sqlCards(db: Kysely<Schema>, isShared: boolean): CardStore {
  const all = async (ids: readonly string[]): Promise<readonly StoredCard[]> => {
    if (ids.length === 0) return []
    return (await db.selectFrom('gallery_cards').select(columns).where('id', 'in', ids).execute()).map(storedCard)
  }
  return {
    publish: (version, enough) =>
      db.transaction().execute(async trx => {
        if (isShared) await holdLock(trx, 'gallery')
        const problem = (await problemWith(trx, version)) ?? (await isEnough(trx, version, enough))
        if (problem === null) await hang(trx, version)
        return problem
      }),
    find: async id => (await all([id]))[0] ?? null,
    findAll: all,
    async list(wish, after, most) {
      const { query, number } = wishedFor(db, wish)
      const place = sql<number>`cast(${after?.number ?? 0} as bigint)` // it may be larger than any number there
      const rows = await query
        .select(columns)
        .$if(wish.game !== undefined, q => q.where('game', '=', wish.game ?? ''))
        .$if(after !== null, q =>
          q.where(({ eb, or, and }) =>
            or([eb(number, '<', place), and([eb(number, '=', place), eb('id', '<', after?.id ?? '')])]),
          ),
        )
        .orderBy(number, 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map(storedCard)
    },
    async counts(wish) {
      const { query } = wishedFor(db, wish)
      const rows = await query
        .select(({ fn }) => ['game', fn.countAll().as('n')])
        .groupBy('game')
        .execute()
      return new Map(rows.map(({ game, n }) => [game, Number(n)]))
    },
    async versions(id) {
      const rows = await db
        .selectFrom('gallery_versions')
        .select(['version', 'hash', 'content', 'at'])
        .where('card', '=', id)
        .orderBy('version', 'desc')
        .execute()
      return rows.map(row => ({ ...row, at: Number(row.at) }))
    },
    async byContent(hashes) {
      if (hashes.length === 0) return new Map()
      const rows = await db
        .selectFrom('gallery_versions')
        .select(['card', 'hash'])
        .where('hash', 'in', hashes)
        .execute()
      const cards = new Map((await all([...new Set(rows.map(({ card }) => card))])).map(card => [card.id, card]))
      const found = new Map<string, StoredCard>()
      for (const { card: id, hash } of rows) {
        const card = cards.get(id)
        if (card !== undefined && (card.takenDown === null || !found.has(hash))) found.set(hash, card)
      }
      return found
    },
    heart: (id, person, on) =>
      db.transaction().execute(async trx => {
        const card = await trx.selectFrom('gallery_cards').select('id').where('id', '=', id).executeTakeFirst()
        if (card === undefined) return false
        const given = { card: id, person }
        const changed = on
          ? (
              await trx
                .insertInto('gallery_hearts')
                .values(given)
                .onConflict(it => it.doNothing())
                .executeTakeFirst()
            ).numInsertedOrUpdatedRows
          : (
              await trx
                .deleteFrom('gallery_hearts')
                .where('card', '=', id)
                .where('person', '=', person)
                .executeTakeFirst()
            ).numDeletedRows
        if ((changed ?? 0n) > 0n)
          await trx
            .updateTable('gallery_cards')
            .set(({ eb }) => ({ hearts: eb('hearts', '+', on ? 1 : -1) }))
            .where('id', '=', id)
            .execute()
        return true
      }),
    async hearts(person, ids) {
      if (ids.length === 0) return new Set()
      const query = db.selectFrom('gallery_hearts').select('card').where('person', '=', person).where('card', 'in', ids)
      return new Set((await query.execute()).map(({ card }) => card))
    },
    async heartsOf(person) {
      const rows = await db.selectFrom('gallery_hearts').select('card').where('person', '=', person).execute()
      return rows.map(({ card }) => card)
    },
    async renamed(maker, name) {
      const named = { maker_name: name, maker_word: name.toLowerCase() }
      await db.updateTable('gallery_cards').set(named).where('maker', '=', maker).execute()
    },
    async takeDown(id, how) {
      const taken = { taken_at: how.at, taken_reason: how.reason, taken_by: how.by }
      const query = db.updateTable('gallery_cards').set(taken).where('id', '=', id)
      const isOurs = sql<boolean>`(taken_by is null or taken_by = maker or ${how.by} <> maker)`
      await query.where(isOurs).execute()
      return (await all([id])).length > 0
    },
    putBack: id =>
      db.transaction().execute(async trx => {
        if (isShared) await holdLock(trx, 'gallery')
        const card = await trx
          .selectFrom('gallery_cards')
          .select(['game', 'maker'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (card === undefined) return null
        const names = trx.selectFrom('gallery_names').select('looks').where('card', '=', id)
        if (
          await isNamed(
            trx,
            card,
            (await names.execute()).map(({ looks }) => looks),
          )
        )
          return 'name'
        const back = { taken_at: null, taken_reason: null, taken_by: null }
        await trx.updateTable('gallery_cards').set(back).where('id', '=', id).execute()
        return null
      }),
  }
}

/** Why it cannot hang: what hangs already, or what the house has taken down. */
async function problemWith(trx: Transaction<Schema>, version: NewVersion): Promise<NotHung | null> {
  const { id, game, hash, maker, looks } = version
  const same = await trx
    .selectFrom('gallery_versions as v')
    .innerJoin('gallery_cards as c', 'c.id', 'v.card')
    .select(['c.id', 'c.maker', 'c.hash', 'c.taken_at', 'c.taken_by'])
    .where('v.hash', '=', hash)
    .execute()
  if (same.some(card => card.taken_at !== null && card.taken_by !== card.maker)) return 'taken down'
  if (same.some(card => card.taken_at === null && (card.id !== id || card.hash === hash))) return 'content'
  if (await isNamed(trx, { game, maker }, looks)) return 'name'
  if (version.version === 1) return null
  const before = await trx
    .selectFrom('gallery_cards')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version.version - 1)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  return before === undefined ? 'version' : null
}

/** Whether a card of another maker that hangs looks like one of these. */
async function isNamed(
  trx: Transaction<Schema>,
  { game, maker }: Pick<NewVersion, 'game' | 'maker'>,
  looks: readonly string[],
): Promise<boolean> {
  const alike = trx
    .selectFrom('gallery_names as n')
    .innerJoin('gallery_cards as c', 'c.id', 'n.card')
    .select('c.id')
    .where('n.game', '=', game)
    .where('n.looks', 'in', looks)
    .where('c.maker', '!=', maker)
    .where('c.taken_at', 'is', null)
  return (await alike.limit(1).executeTakeFirst()) !== undefined
}

async function isEnough(
  trx: Transaction<Schema>,
  { maker }: NewVersion,
  enough: Enough | undefined,
): Promise<NotHung | null> {
  if (enough === undefined) return null
  const row = await trx
    .selectFrom('gallery_versions')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('maker', '=', maker)
    .where('at', '>', enough.since)
    .executeTakeFirstOrThrow()
  return Number(row.n) >= enough.most ? 'too many' : null
}

async function hang(trx: Transaction<Schema>, version: NewVersion): Promise<void> {
  const { id, game, kind, maker, makerName, at, hash, content, words, language, story, madeFrom } = version
  const named = { maker_name: makerName, maker_word: makerName.toLowerCase() }
  const judged = trx
    .selectFrom('gallery_verdicts')
    .select('word')
    .where('hash', '=', hash)
    .where('word', 'is not', null)
  const verdict = (await judged.orderBy('at', 'desc').limit(1).executeTakeFirst())?.word ?? null
  const newest = { kind, version: version.version, hash, content, words, language, story, verdict, ...named }
  if (version.version === 1) {
    const nothing = { hearts: 0, played: 0, taken_at: null, taken_reason: null, taken_by: null }
    await trx
      .insertInto('gallery_cards')
      .values({ id, game, maker, since: at, made_from: madeFrom, ...newest, ...nothing })
      .execute()
  } else await trx.updateTable('gallery_cards').set(newest).where('id', '=', id).execute()
  await trx
    .insertInto('gallery_versions')
    .values({ card: id, version: version.version, hash, content, maker, at })
    .execute()
  await trx.deleteFrom('gallery_names').where('card', '=', id).execute()
  const looks = [...new Set(version.looks)].map(looks => ({ game, looks, card: id }))
  await trx.insertInto('gallery_names').values(looks).execute()
}
