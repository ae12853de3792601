import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Evidence } from '#protocol/order'
import type { MeasureKind } from '#protocol/order-words'
import { hasChanged } from './migrations-notices.ts'
import type { Ended, MeasureStore, NewMeasure, StoredMeasure } from './order-port.ts'
import type { Schema } from './schema.ts'
import type { Acting } from './sql-order-audit.ts'
import { subjectOf } from './sql-order-reports.ts'

export function sqlMeasures(db: Kysely<Schema>, act: Acting): MeasureStore {
  const all = db.selectFrom('order_measures').selectAll()
  const newest = (query: typeof all) => query.orderBy('at', 'desc').orderBy('id', 'desc')
  return {
    async decide({ kind, id }, measures, deed) {
      await act(deed, async trx => {
        if (measures.length > 0) await trx.insertInto('order_measures').values(measures.map(rowOf)).execute()
        await trx
          .updateTable('order_reports')
          .set({ state: measures.length > 0 ? 'upheld' : 'dismissed', decided: deed.at })
          .where('kind', '=', kind)
          .where('subject', '=', id)
          .where('state', '=', 'open')
          .execute()
        await trx.deleteFrom('order_taken').where('kind', '=', kind).where('subject', '=', id).execute()
        return true
      })
    },
    async find(id) {
      const row = await all.where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : measureIn(row)
    },
    lift: (id, how, deed) =>
      act(deed, async trx => {
        const query = trx.updateTable('order_measures').set({ ...liftedBy(how), seen: 0 })
        const { numUpdatedRows } = await query.where('id', '=', id).where('lifted_at', 'is', null).executeTakeFirst()
        return numUpdatedRows > 0n
      }),
    async untold(most) {
      const query = all.where(hasChanged).where('person', 'is not', null).orderBy('id').limit(most)
      return (await query.execute()).map(measureIn)
    },
    async told(id, changes) {
      const query = db.updateTable('order_measures').set({ told: changes }).where('id', '=', id)
      await query.where('told', '<', changes).execute()
    },
    appeal: (id, words, deed) =>
      act(deed, async trx => {
        const query = trx.updateTable('order_measures').set({ appeal_words: words, appeal_at: deed.at })
        const { numUpdatedRows } = await query.where('id', '=', id).where('appeal_at', 'is', null).executeTakeFirst()
        return numUpdatedRows > 0n
      }),
    answer: (id, how, deed) =>
      act(deed, async trx => {
        const answered = {
          answer_at: how.at,
          answer_by: how.by,
          answer_reason: how.reason,
          granted: how.granted ? 1 : 0,
          seen: 0,
        }
        const { numUpdatedRows } = await trx
          .updateTable('order_measures')
          .set(answered)
          .where('id', '=', id)
          .where('appeal_at', 'is not', null)
          .where('answer_at', 'is', null)
          .executeTakeFirst()
        const lifting = trx.updateTable('order_measures').set(liftedBy(how)).where('id', '=', id)
        if (numUpdatedRows > 0n && how.granted) await lifting.where('lifted_at', 'is', null).execute()
        return numUpdatedRows > 0n
      }),
    async of(person, most) {
      return (
        await newest(all.where('person', '=', person))
          .limit(most)
          .execute()
      ).map(measureIn)
    },
    async counts(people) {
      if (people.length === 0) return new Map()
      const rows = await db
        .selectFrom('order_measures')
        .select(({ fn }) => ['person', fn.countAll().as('n')])
        .where('person', 'in', people)
        .groupBy('person')
        .execute()
      return new Map(rows.map(({ person, n }) => [person ?? '', Number(n)]))
    },
    async latest(after, most) {
      const query =
        after === null
          ? all
          : all.where(({ or, and, eb }) =>
              or([eb('at', '<', after.at), and([eb('at', '=', after.at), eb('id', '<', after.id)])]),
            )
      return (await newest(query).limit(most).execute()).map(measureIn)
    },
    async appealed(notOf, after, most) {
      let query = all.where('appeal_at', 'is not', null).where('answer_at', 'is', null)
      if (notOf.length > 0)
        query = query.where(({ or, eb }) => or([eb('person', 'is', null), eb('person', 'not in', notOf)]))
      if (after !== null)
        query = query.where(({ or, and, eb }) =>
          or([eb('appeal_at', '>', after.at), and([eb('appeal_at', '=', after.at), eb('id', '>', after.id)])]),
        )
      return (await query.orderBy('appeal_at').orderBy('id').limit(most).execute()).map(measureIn)
    },
    async standing({ kind, id }, measure) {
      const query = all.where('kind', '=', kind).where('subject', '=', id).where('measure', '=', measure)
      const row = await newest(query.where('lifted_at', 'is', null))
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : measureIn(row)
    },
    async holding(people, now) {
      if (people.length === 0) return new Map()
      const until = (kind: MeasureKind) => sql<number | null>`max(case when measure = ${sql.lit(kind)} then until end)`
      const rows = await db
        .selectFrom('order_measures')
        .select(['person', until('mute').as('muted'), until('ban').as('banned')])
        .where('person', 'in', people)
        .where('measure', 'in', ['mute', 'ban'])
        .where('lifted_at', 'is', null)
        .where('until', '>', now)
        .groupBy('person')
        .execute()
      return new Map(
        rows.map(({ person, muted, banned }) => [person ?? '', { muted: maybe(muted), banned: maybe(banned) }]),
      )
    },
    async see(person) {
      await db
        .updateTable('order_measures')
        .set({ seen: 1 })
        .where('person', '=', person)
        .where('seen', '=', 0)
        .execute()
    },
  }
}

const maybe = (number: number | string | null): number | null => (number === null ? null : Number(number))

const liftedBy = ({ at, by, reason }: Ended) => ({ lifted_at: at, lifted_by: by, lifted_reason: reason })

const nothingYet = {
  lifted_at: null,
  lifted_by: null,
  lifted_reason: null,
  appeal_words: null,
  appeal_at: null,
  answer_at: null,
  answer_by: null,
  answer_reason: null,
  granted: null,
  seen: 0,
}

const rowOf = ({ kind, subject, evidence, to, from, ...rest }: NewMeasure): Insertable<Schema['order_measures']> => ({
  ...rest,
  ...nothingYet,
  measure: kind,
  kind: subject.kind,
  subject: subject.id,
  evidence: evidence === null ? null : JSON.stringify(evidence),
  moved_to: to,
  moved_from: from,
})

function measureIn(row: Selectable<Schema['order_measures']>): StoredMeasure {
  const { id, measure, kind, subject, evidence, person, by, reason, at, until, moved_to, moved_from } = row
  const ended = (when: number | null, who: string | null, why: string | null): Ended | null =>
    when === null ? null : { at: Number(when), by: who, reason: why ?? '' }
  const answer = ended(row.answer_at, row.answer_by, row.answer_reason)
  return {
    id,
    kind: measure as MeasureKind,
    subject: subjectOf(kind, subject),
    evidence: evidence === null ? null : (JSON.parse(evidence) as Evidence),
    person,
    by,
    reason,
    at: Number(at),
    until: maybe(until),
    to: moved_to,
    from: moved_from,
    lifted: ended(row.lifted_at, row.lifted_by, row.lifted_reason),
    appeal: row.appeal_at === null ? null : { words: row.appeal_words ?? '', at: Number(row.appeal_at) },
    answer: answer === null ? null : { ...answer, granted: row.granted === 1 },
    seen: row.seen === 1,
  }
}
