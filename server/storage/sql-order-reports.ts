import { type Kysely, type Selectable, sql } from 'kysely'
import type { Evidence, Subject } from '#protocol/order'
import type { Cause, ReportState } from '#protocol/order-words'
import type { ReportStore, StoredReport } from './order-port.ts'
import type { Schema } from './schema.ts'

/** The house itself, in a column that is never null. */
const HOUSE = ''
const isOpen = sql<boolean>`state = 'open'` // as in the index
const isUntold = sql<boolean>`told = 0 and state <> 'open'`
const key = sql<string>`(kind || ' ' || subject)`

export function sqlReports(db: Kysely<Schema>): ReportStore {
  const about = ({ kind, id }: Subject) =>
    db.selectFrom('order_reports').selectAll().where('kind', '=', kind).where('subject', '=', id).where(isOpen)
  return {
    async report({ subject, evidence, by, ...rest }) {
      const row = { ...rest, kind: subject.kind, subject: subject.id, by: by ?? HOUSE, state: 'open', decided: null }
      for (;;) {
        await db
          .insertInto('order_reports')
          .values({ ...row, evidence: JSON.stringify(evidence) })
          .onConflict(conflict => conflict.doNothing())
          .execute()
        const open = await about(subject).where('by', '=', row.by).executeTakeFirst()
        if (open !== undefined) return reportIn(open) // otherwise somebody has just decided on the one before
      }
    },
    async made(by, since) {
      const row = await db
        .selectFrom('order_reports')
        .select(({ fn }) => fn.countAll().as('n'))
        .where('by', '=', by)
        .where('at', '>', since)
        .executeTakeFirstOrThrow()
      return Number(row.n)
    },
    async by(person, most) {
      const query = db.selectFrom('order_reports').selectAll().where('by', '=', person)
      return (await query.orderBy('at', 'desc').orderBy('id').limit(most).execute()).map(reportIn)
    },
    async cases(notAbout, after, most) {
      const since = sql<number>`min(at)`
      let query = db
        .selectFrom('order_reports')
        .select(({ fn }) => ['kind', 'subject', fn.min('at').as('since'), fn.max('person').as('person')])
        .where(isOpen)
        .groupBy(['kind', 'subject'])
      if (notAbout.length > 0)
        query = query.where(({ or, eb }) => or([eb('person', 'is', null), eb('person', 'not in', notAbout)]))
      if (after !== null)
        query = query.having(({ or, and, eb }) =>
          or([eb(since, '>', after.at), and([eb(since, '=', after.at), eb(key, '>', after.id)])]),
        )
      const rows = await query.orderBy(since).orderBy(key).limit(most).execute()
      return rows.map(({ kind, subject, since, person }) => ({
        subject: subjectOf(kind, subject),
        since: Number(since),
        person,
      }))
    },
    async open(subject) {
      return (await about(subject).orderBy('at').orderBy('id').execute()).map(reportIn)
    },
    async untold(most) {
      const query = db.selectFrom('order_reports').selectAll().where(isUntold).orderBy('id').limit(most)
      return (await query.execute()).map(reportIn)
    },
    async told(id) {
      await db.updateTable('order_reports').set({ told: 1 }).where('id', '=', id).execute()
    },
    async take({ kind, id }, taken) {
      if (taken === null) {
        await db.deleteFrom('order_taken').where('kind', '=', kind).where('subject', '=', id).execute()
        return
      }
      await db
        .insertInto('order_taken')
        .values({ kind, subject: id, ...taken })
        .onConflict(conflict => conflict.columns(['kind', 'subject']).doUpdateSet({ ...taken }))
        .execute()
    },
    async clear(before) {
      await db.deleteFrom('order_reports').where('state', '!=', 'open').where('decided', '<', before).execute()
    },
    async taken({ kind, id }) {
      const query = db.selectFrom('order_taken').select(['by', 'at']).where('kind', '=', kind).where('subject', '=', id)
      const row = await query.executeTakeFirst()
      return row === undefined ? null : { by: row.by, at: Number(row.at) }
    },
  }
}

export const subjectOf = (kind: string, id: string): Subject => ({ kind: kind as Subject['kind'], id })

const reportIn = (row: Selectable<Schema['order_reports']>): StoredReport => {
  const { kind, subject, evidence, by, at, decided, cause, state, told: _, ...rest } = row
  return {
    ...rest,
    subject: subjectOf(kind, subject),
    cause: cause as Cause | 'words',
    by: by === HOUSE ? null : by,
    at: Number(at),
    evidence: JSON.parse(evidence) as Evidence,
    state: state as ReportState,
    decided: decided === null ? null : Number(decided),
  }
}
