import type { HttpRecording } from './recording.ts'
import type { Visitor } from './visitor.ts'

/* Two who were friends of the host: one has been blocked, the session of the other has ended. */

/** Their names, by which their recordings are known. No other visitor has them. */
export const [BLOCKED, FORMER] = ['Hal', 'Ida']

let accounts = 0

interface ShutOut {
  readonly blocked: Visitor
  readonly former: Visitor
  /** Another device of whoever loses their session. */
  readonly elsewhere: Visitor
}

/** Both become friends of the host. Then the host blocks one, and the other is recovered elsewhere. */
export async function shutsOut(host: Visitor | undefined, { blocked, former, elsewhere }: ShutOut): Promise<void> {
  if (host === undefined) return
  for (const who of [blocked, former]) {
    await who.does(`/api/friends/people/${host.id}`, { do: 'ask' })
    await host.does(`/api/friends/people/${who.id}`, { do: 'accept' })
  }
  await host.does(`/api/friends/people/${blocked.id}`, { do: 'block', on: true })
  await former.does('/api/people/account', { username: `ida_${accounts++}`, password: 'a mug of ale' })
  const { codes } = await former.does<{ readonly codes: readonly string[] }>('/api/people/recovery-codes', {})
  await elsewhere.does('/api/people/recovered', { secret: codes[0], language: 'en' })
}

/** What belongs to whoever is signed in. */
const own = [
  '/api/friends',
  '/api/friends/here',
  '/api/notices',
  '/api/notices/wishes',
  '/api/history',
  '/api/history/standing',
  '/api/people/account',
  '/api/people/sessions',
  '/api/people/everything',
  '/api/tables/mine',
  '/api/matches/mine',
  '/api/order/mine',
]

/** A note is public, and whoever writes the address of a match there shows it to everybody. What it leads to is not. */
const isNote = (path: string): boolean => path.startsWith('/api/board') && !path.includes('/embed')

/**
 * What the two should not have been answered: nothing of the match while it is played, and of its table ever; nothing
 * of their own. Null if it is right.
 */
export function wronglyTold(
  { who, path, status, body }: HttpRecording,
  { id, table }: { readonly id: string; readonly table: string },
  isAfter: boolean,
): string | null {
  if (status >= 400) return null
  if (who === FORMER && own.includes(path)) return 'what belongs to a session, and it has ended'
  if (who !== BLOCKED || path.startsWith('/api/people/everything')) return null
  if (body.includes(table) && !isAfter) return 'the table of who has blocked them'
  return body.includes(id) && !isAfter && !isNote(path) ? 'the match of who has blocked them' : null
}
