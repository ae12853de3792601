import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { GroupCommit } from './group-commit.ts'
import {
  type Channel,
  channels,
  type Message,
  type MessageEnd,
  type OutboxStore,
  type Room,
  type StoredNotice,
} from './notices-port.ts'
import type { Schema } from './schema.ts'
import { noticeIn } from './sql-notices-rows.ts'

type Claimed = Omit<Message, 'notices'>
/** How many notices one claim gathers for each message it may make. */
const EACH = 5

export function sqlOutbox(db: Kysely<Schema>, isShared: boolean): OutboxStore {
  const ends = new GroupCommit<{ readonly message: string; readonly end: MessageEnd }, void>(async batch => {
    const byEnd = Map.groupBy(batch, ({ end }) => end)
    await db.transaction().execute(async trx => {
      for (const [state, some] of byEnd) {
        const ids = some.map(({ message }) => message).toSorted() // two nodes lock them in the same order
        await trx.updateTable('notice_messages').set({ state }).where('id', 'in', ids).execute()
      }
    })
    return batch.map(() => undefined)
  })
  return {
    claim: (now, rooms, until) =>
      db.transaction().execute(async trx => {
        const claimed: Claimed[] = []
        for (const { channels, most } of rooms) {
          const old = await claimOld(trx, { now, channels, most, until, isShared })
          const fresh = await gather(trx, { now, channels, most: most - old.length, until, isShared })
          claimed.push(...old, ...fresh)
        }
        return withNotices(trx, claimed)
      }),
    async hold(message, until) {
      const query = db.updateTable('notice_messages').set({ claimed: until }).where('id', '=', message)
      await query.where('state', '=', 'waiting').where('claimed', '>', 0).execute()
    },
    settle: (message, end) => ends.add({ message, end }),
    async again(message, due, tries) {
      await db.updateTable('notice_messages').set({ due, tries, claimed: 0 }).where('id', '=', message).execute()
    },
    async loosen(message, due) {
      await db.transaction().execute(async trx => {
        await trx.updateTable('notice_sendings').set({ message: null, due }).where('message', '=', message).execute()
        await trx.deleteFrom('notice_messages').where('id', '=', message).execute()
      })
    },
    async waiting(now) {
      const n = sql<number>`count(*)`.as('n')
      const fresh = db
        .selectFrom('notice_sendings')
        .select(['channel', n])
        .where('message', 'is', null)
        .where('due', '<=', now)
      const tried = db.selectFrom('notice_messages').select(['channel', n]).where('state', '=', 'waiting')
      const counts = Object.fromEntries(channels.map(channel => [channel, 0])) as Record<Channel, number>
      for (const rows of [await fresh.groupBy('channel').execute(), await tried.groupBy('channel').execute()])
        for (const { channel, n } of rows) counts[channel as Channel] += Number(n)
      return counts
    },
  }
}

interface Terms extends Room {
  readonly now: number
  readonly until: number
  readonly isShared: boolean
}

/** What was tried before, or was left by somebody who was killed. */
async function claimOld(
  trx: Transaction<Schema>,
  { now, channels, most, until, isShared }: Terms,
): Promise<readonly Claimed[]> {
  const due = await trx
    .selectFrom('notice_messages')
    .select(['id', 'person', 'channel', 'target', 'tries'])
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where('due', '<=', now)
    .where('claimed', '<=', now)
    .orderBy('due')
    .limit(most)
    .$if(isShared, query => query.forUpdate().skipLocked())
    .execute()
  if (due.length === 0) return []
  await trx
    .updateTable('notice_messages')
    .set(({ eb }) => ({ claimed: until, tries: eb('tries', '+', 1) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute()
  return due.map(row => ({ ...row, channel: row.channel as Channel, tries: row.tries + 1 }))
}

/** What is due for one address becomes one message. */
async function gather(
  trx: Transaction<Schema>,
  { now, channels, most, until, isShared }: Terms,
): Promise<readonly Claimed[]> {
  if (most <= 0) return []
  const rows = await trx
    .selectFrom('notice_sendings')
    .select(['notice', 'channel', 'target', 'person'])
    .where('message', 'is', null)
    .where('channel', 'in', channels)
    .where('due', '<=', now)
    .orderBy('due')
    .limit(most * EACH)
    .$if(isShared, query => query.forUpdate().skipLocked())
    .execute()
  const groups = [...Map.groupBy(rows, ({ person, channel, target }) => `${channel} ${target} ${person}`).values()]
  const made: Claimed[] = []
  for (const group of groups.slice(0, most)) {
    const [first] = group
    if (first === undefined) continue
    const { person, channel, target } = first
    const id = randomBytes(12).toString('base64url')
    made.push({ id, person, channel: channel as Channel, target, tries: 1 })
    await trx
      .updateTable('notice_sendings')
      .set({ message: id })
      .where('channel', '=', channel)
      .where('target', '=', target)
      .where(
        'notice',
        'in',
        group.map(({ notice }) => notice),
      )
      .execute()
  }
  if (made.length === 0) return []
  const fixed = { due: now, claimed: until, state: 'waiting', at: now }
  await trx
    .insertInto('notice_messages')
    .values(made.map(message => ({ ...message, ...fixed })))
    .execute()
  return made
}

async function withNotices(trx: Transaction<Schema>, claimed: readonly Claimed[]): Promise<readonly Message[]> {
  if (claimed.length === 0) return []
  const rows = await trx
    .selectFrom('notice_sendings as s')
    .innerJoin('notices as n', 'n.id', 's.notice')
    .selectAll('n')
    .select('s.message')
    .where(
      's.message',
      'in',
      claimed.map(({ id }) => id),
    )
    .orderBy('n.at')
    .orderBy('n.id')
    .execute()
  const notices = new Map<string, StoredNotice[]>(claimed.map(({ id }) => [id, []]))
  for (const { message, ...row } of rows) notices.get(message ?? '')?.push(noticeIn(row))
  return claimed.map(it => ({ ...it, notices: notices.get(it.id) ?? [] }))
}
