import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { verifyAudit } from '../order/audit.ts'
import type { AuditStore } from '../storage/order-port.ts'
import type { Schema } from '../storage/schema.ts'
import { auditRow, sqlAudit } from '../storage/sql-order-audit.ts'
import { isEmpty } from '../storage/sqlite-opening.ts'
import type { Finding } from './finding.ts'

/** Whether the audit log in a file is as it was written. No finding if there is none. */
export async function examineAuditIn(file: string): Promise<readonly Finding[]> {
  if (isEmpty(file)) return []
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const some = db.prepare('SELECT * FROM order_audit WHERE number >= ? ORDER BY number LIMIT ?')
    const from: AuditStore['from'] = async (number, most) =>
      (some.all(number, most) as unknown as readonly Schema['order_audit'][]).map(auditRow)
    return [await examineAudit({ from })]
  } catch {
    return [] // of an older house, or damaged, which is another finding
  } finally {
    db.close()
  }
}

/** The same on PostgreSQL. */
export const examineAuditOf = (db: Kysely<Schema>): Promise<Finding> => examineAudit(sqlAudit(db))

async function examineAudit(audit: Pick<AuditStore, 'from'>): Promise<Finding> {
  const { entries, broken } = await verifyAudit(audit)
  const ill = `entry ${broken} is not as it was written, or something before it is missing: somebody has changed the database`
  return { what: 'audit log', ok: broken === null, tells: broken === null ? `whole: ${entries} entries` : ill }
}
