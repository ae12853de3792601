import type { StoredNotice } from './notices-port.ts'
import type { Schema } from './schema.ts'

export const noticeIn = (row: Schema['notices']): StoredNotice => ({
  ...row,
  at: Number(row.at),
  read: row.read === null ? null : Number(row.read),
})
