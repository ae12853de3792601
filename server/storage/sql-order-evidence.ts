import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { unnamed } from './unnamed.ts'

/** Evidence without the name of this person: of what they wrote, and of what others answered. */
export async function unnameEvidence(db: Kysely<Schema>, person: string, called: string): Promise<void> {
  for (const table of ['order_reports', 'order_measures'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'evidence'])
      .where(({ or, eb }) => or([person, called].map(it => eb('evidence', 'like', `%${it}%`))))
      .execute()
    for (const { id, evidence } of rows)
      if (evidence !== null) {
        const without = JSON.stringify(unnamed(JSON.parse(evidence), person, called))
        if (without !== evidence) await db.updateTable(table).set({ evidence: without }).where('id', '=', id).execute()
      }
  }
}
