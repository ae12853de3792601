import type { TableCommand } from './commands.ts'
import { goneFrom, type Table } from './table.ts'

/** Commands that a banned person may not give everywhere. */
export const mayNeedLeave: ReadonlySet<TableCommand['do']> = new Set(['sit', 'ready', 'settings', 'rematch'])

/** Whether this brings somebody into a match at a public table of others, or makes theirs public. Who left a match may come back to it. */
export function isPublic(table: Table, person: string, command: TableCommand): boolean {
  if (command.do === 'settings') return command.listed === true && !table.listed
  const isTheirs = table.host === person || (table.state === 'playing' && goneFrom(table).includes(person))
  return table.listed && !isTheirs
}
