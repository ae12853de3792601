import type { NoteAnswer } from '#protocol/board'
import type { Visitor } from './visitor.ts'

/** A thread about a match: its first note shows moments of it, its second was taken back. */
export interface Noted {
  readonly thread: string
  readonly match: string
  /** What the note said that was taken back: only its writer may still read it. */
  readonly hidden: string
}

let notes = 0

/** The host, who sits on seat 0, writes on the board. */
export async function writesNotes(host: Visitor | undefined, game: string, match: string): Promise<Noted | null> {
  if (host === undefined) return null
  const hidden = `Regretted ${process.pid} ${notes++}`
  const moments = [`/match/${match}?at=2`, `/match/${match}?at=2&seat=0`, `/match/${match}?seat=1`].join('\n\n')
  const draft = { draft: 'a', topic: 'strategy', game, language: 'en', title: 'Look', text: moments }
  const { thread } = await host.does<NoteAnswer>('/api/board/threads', draft)
  await host.does(`/api/board/threads/${thread.id}/notes`, { draft: 'b', text: `${hidden}\n\n/match/${match}` })
  await host.asks(`/api/board/threads/${thread.id}/notes/2`, undefined, 'DELETE')
  return { thread: thread.id, match, hidden }
}

/** What anybody may ask of the board. */
export function boardRequests(
  noted: Noted | null,
): readonly (readonly [path: string, body?: object, method?: string])[] {
  if (noted === null) return []
  const { thread, match } = noted
  const own = (path: string): string => `/api/board/embed?address=${encodeURIComponent(path)}`
  return [
    ['/api/board'],
    ['/api/board/threads'],
    ['/api/board/search?words=regretted'],
    [`/api/board/threads/${thread}`],
    [`/api/board/threads/${thread}/notes/2`],
    [`/api/board/threads/${thread}/notes/2/edits`],
    [`/api/board/threads/${thread}/notes/2/embeds/0`],
    ...[0, 1, 2].map(index => [`/api/board/threads/${thread}/notes/1/embeds/${index}`] as const),
    ...[0, 1].map(seat => [own(`/match/${match}?at=2&seat=${seat}`)] as const),
  ]
}
