import type { Machine } from './machine.ts'
import type { Troubles } from './troubles.ts'

/** For how long after a trouble a machine may still complain of it, in milliseconds: longer than any query may take. */
const LATE = 10_000

interface Logged {
  readonly time: number
  readonly msg?: string
  readonly err?: { readonly type?: string; readonly message?: string; readonly code?: string }
}

/** What a machine has logged that nothing which was done to it explains. */
export function unexpected({ name, process }: Machine, troubles: Troubles): readonly string[] {
  return process.complaints.flatMap(line => (isExplained(name, line, troubles) ? [] : [`${name}: ${line}`]))
}

function isExplained(name: string, line: string, troubles: Troubles): boolean {
  return false
}
