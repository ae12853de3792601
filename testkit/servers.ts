import { inject } from 'vitest'

/* The servers that the suites of the projects `core` and `house` may use: `describe.skipIf(!hasPostgres)`. */

/** Whether this machine has PostgreSQL: for `freshDatabase`, and for `startPostgres` by tests that kill it. */
export const hasPostgres = inject('hasPostgres')
/** Whether this machine has Redis: for `startRedis`. It starts in milliseconds, so every suite has its own. */
export const hasRedis = inject('hasRedis')

/** The address of a new, empty database in the server of this run. */
export async function freshDatabase(): Promise<string> {
  const response = await fetch(inject('databases'), { method: 'POST' })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
