import type { Kysely, Transaction } from 'kysely'
import type { Asked, AskTerms, FriendStore } from './friends-port.ts'
import type { Schema } from './schema.ts'
import { holdLock } from './sql-locks.ts'

/** Everything between two people happens one at a time: if both ask at once, the second accepts. */
export const between = (db: Kysely<Schema>, isShared: boolean) => {
  const nameOf = (one: string, other: string): string => `friends ${[one, other].toSorted().join(' ')}`
  return <T>(one: string, other: string, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async trx => {
      if (isShared) await holdLock(trx, nameOf(one, other))
      return work(trx)
    })
}

/** Asking, accepting, declining and ending. */
export function sqlAsking(db: Kysely<Schema>, isShared: boolean): Pick<FriendStore, 'ask' | 'decline' | 'end'> {
  const alone = between(db, isShared)
  return {
    ask: (by, whom, terms) =>
      alone(by, whom, async trx => {
        if (await areFriends(trx, by, whom)) return 'nothing'
        const theirs = await askOf(trx, whom, by)
        const isAnswer = theirs !== undefined && theirs.declined === null && theirs.kept_back === 0
        return isAnswer && !terms.isUnheard ? befriend(trx, by, whom, terms) : asking(trx, by, whom, terms)
      }),
    async decline(person, asking, at) {
      const { numUpdatedRows } = await db
        .updateTable('friends_asks')
        .set({ declined: at })
        .where('by', '=', asking)
        .where('whom', '=', person)
        .where('declined', 'is', null)
        .where('kept_back', '=', 0)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    end: (by, whom) =>
      alone(by, whom, async trx => {
        await part(trx, by, whom)
        const mine = await askOf(trx, by, whom)
        if (mine === undefined) return
        const rows = { by, whom }
        if (mine.declined === null) await dropAsk(trx, rows)
        else
          await trx
            .updateTable('friends_asks')
            .set({ kept_back: 1 })
            .where('by', '=', by)
            .where('whom', '=', whom)
            .execute()
      }),
  }
}

/** A decline is remembered whatever whoever asked does meanwhile, and looks like waiting to them. */
async function asking(trx: Transaction<Schema>, by: string, whom: string, terms: AskTerms): Promise<Asked> {
  const mine = await askOf(trx, by, whom)
  const before = mine?.declined == null ? null : Number(mine.declined)
  const isBarred = before !== null && before > terms.declinedSince
  const declined = isBarred ? before : terms.isUnheard ? terms.at : null
  if (mine?.kept_back === 0 && declined === before) return 'nothing'
  const row = { at: terms.at, declined, kept_back: 0 }
  await trx
    .insertInto('friends_asks')
    .values({ by, whom, ...row })
    .onConflict(conflict => conflict.columns(['by', 'whom']).doUpdateSet(row))
    .execute()
  return declined === null ? 'asked' : 'nothing'
}

async function befriend(trx: Transaction<Schema>, by: string, whom: string, terms: AskTerms): Promise<Asked> {
  const counts = trx
    .selectFrom('friends_ties')
    .select(({ fn }) => ['person', fn.countAll().as('n')])
    .where('person', 'in', [by, whom])
    .groupBy('person')
  if ((await counts.execute()).some(({ n }) => Number(n) >= terms.most)) return 'full'
  const { at } = terms
  await trx
    .insertInto('friends_ties')
    .values([
      { person: by, friend: whom, at },
      { person: whom, friend: by, at },
    ])
    .execute()
  for (const ask of [
    { by, whom },
    { by: whom, whom: by },
  ])
    await dropAsk(trx, ask)
  return 'friends'
}

export async function part(trx: Transaction<Schema>, one: string, other: string): Promise<void> {
  const both = [one, other]
  await trx.deleteFrom('friends_ties').where('person', 'in', both).where('friend', 'in', both).execute()
}

const askOf = (trx: Transaction<Schema>, by: string, whom: string) =>
  trx
    .selectFrom('friends_asks')
    .select(['declined', 'kept_back'])
    .where('by', '=', by)
    .where('whom', '=', whom)
    .executeTakeFirst()

export async function dropAsk(
  trx: Transaction<Schema>,
  { by, whom }: { readonly by: string; readonly whom: string },
): Promise<void> {
  await trx.deleteFrom('friends_asks').where('by', '=', by).where('whom', '=', whom).execute()
}

const areFriends = async (trx: Transaction<Schema>, one: string, other: string): Promise<boolean> =>
  (await trx
    .selectFrom('friends_ties')
    .select('at')
    .where('person', '=', one)
    .where('friend', '=', other)
    .executeTakeFirst()) !== undefined
