import { type HiddenTold, holdings, type NoteTold, type PollTold, type ThreadTold, type Topic } from '#protocol/board'
import { embedsIn, quotesIn } from '#protocol/note-text'
import type { BoardStore, Hidden, StoredNote, StoredThread } from '../storage/board-port.ts'
import type { NoteReader } from './markdown.ts'
import type { Rendering } from './rendering.ts'
import { GALLERY, HELD, HOUSE, type Writers, type WritersParams, writersAmong } from './writers.ts'

export interface TellingParams extends WritersParams {
  readonly store: BoardStore
  readonly reader: NoteReader
  readonly rendering: Rendering
  readonly now: () => number
}

/** Whoever wrote it sees what became of it; others only that it was there, and why it is not. */
const isHiddenFrom = ({ hidden, by }: Pick<StoredNote, 'hidden' | 'by'>, viewer: string | null): boolean =>
  hidden !== null && by !== viewer

function hiddenTold(hidden: Hidden | null, by: string): HiddenTold | null {
  if (hidden === null) return null
  const { at, reason } = hidden
  if (hidden.by === HOUSE && reason === HELD) return { at, reason: '', by: 'held' }
  if (hidden.by === GALLERY) return { at, reason: '', by: 'card' } // its maker may have written the reason
  return { at, reason, by: hidden.by === by && by !== HOUSE ? 'writer' : 'house' }
}

/** Threads as this person may see them. */
export async function threadsTold(
  { store, ...around }: TellingParams,
  threads: readonly StoredThread[],
  viewer: string | null,
): Promise<readonly ThreadTold[]> {
  const ids = threads.map(({ id }) => id)
  const [writers, marks] = await Promise.all([
    writersAmong(
      around,
      threads.flatMap(({ by, lastBy }) => [by, lastBy]),
      viewer,
    ),
    viewer === null ? null : store.marks.of(viewer, ids),
  ])
  return threads.map(thread => {
    const mark = marks?.get(thread.id)
    return {
      ...threadTold(thread, writers, viewer),
      mine: marks === null ? null : (mark ?? { follows: false, readUpTo: 0 }),
      unread: mark === undefined ? 0 : Math.max(0, thread.last - mark.readUpTo),
    }
  })
}

function threadTold(
  thread: StoredThread,
  writers: Writers,
  viewer: string | null,
): Omit<ThreadTold, 'mine' | 'unread'> {
  const { id, game, language, by, at, version, pinned, closed, moved } = thread
  const isHidden = isHiddenFrom(thread, viewer)
  const shows = !isHidden && (!thread.isFirstHidden || by === viewer)
  return {
    id,
    topic: thread.topic as Topic,
    game,
    language,
    title: isHidden ? '' : thread.title,
    by: writers(by),
    at,
    last: { number: thread.last, at: thread.lastAt, by: writers(thread.lastBy) },
    excerpt: shows ? thread.excerpt : '',
    holds: shows ? holdings.filter(kind => thread.holds.includes(kind)) : [],
    cheers: shows ? thread.cheers : 0,
    version,
    pinned,
    closed,
    hidden: hiddenTold(thread.hidden, by),
    moved: moved === null ? null : { at: moved.at, from: moved.from as Topic },
  }
}

/**
 * Notes of a thread as this person may see them. All are hidden in a hidden thread. They are fewer if they are very long: at
 * most so many characters of HTML, and always one.
 */
export async function notesTold(
  { store, reader, rendering, ...around }: TellingParams,
  thread: StoredThread,
  notes: readonly StoredNote[],
  viewer: string | null,
  longest = Number.POSITIVE_INFINITY,
): Promise<readonly NoteTold[]> {
  const numbers = notes.map(({ number }) => number)
  const [writers, mine] = await Promise.all([
    writersAmong(
      around,
      notes.map(({ by }) => by),
      viewer,
    ),
    viewer === null ? null : store.notes.reactions(viewer, thread.id, numbers),
  ])
  const noteTold = async (note: StoredNote): Promise<NoteTold> => {
    const { number, by, at, edits, editedAt } = note
    const hidden = note.hidden ?? thread.hidden
    const told = { number, by: writers(by), at, hidden: hiddenTold(hidden, by) }
    if (isHiddenFrom({ hidden, by }, viewer)) return { ...told, ...nothing }
    return {
      ...told,
      edited: editedAt === null ? null : { at: editedAt, times: edits },
      text: note.text,
      html: await rendering.of(note, thread.game),
      embeds: embedsIn(note.text, reader.isOurs),
      quotes: quotesIn(note.text, reader.isOurs),
      reactions: note.reactions,
      mine: mine?.get(number) ?? [],
    }
  }
  const all: NoteTold[] = []
  let length = 0
  for (const note of notes) {
    const told = await noteTold(note)
    length += told.html?.length ?? 0
    if (length > longest && all.length > 0) break
    all.push(told)
  }
  return all
}

/** What is told of a note that is hidden. */
const nothing = {
  edited: null,
  text: '',
  html: '',
  embeds: [],
  quotes: [],
  reactions: { cheers: 0, clever: 0, ha: 0 },
  mine: [],
} as const

export async function pollTold(
  { store, now }: TellingParams,
  thread: StoredThread,
  viewer: string | null,
): Promise<PollTold | null> {
  const { id, poll } = thread
  if (poll === null || isHiddenFrom(thread, viewer) || (thread.isFirstHidden && thread.by !== viewer)) return null
  const [votes, mine] = await Promise.all([store.polls.votes(id), viewer === null ? null : store.polls.of(id, viewer)])
  return {
    choices: poll.choices.map((text, choice) => ({ text, votes: votes.get(choice) ?? 0 })),
    voted: [...votes.values()].reduce((sum, n) => sum + n, 0),
    mine,
    until: poll.until,
    closed: poll.closed !== null || thread.closed !== null || (poll.until !== null && poll.until < now()),
  }
}
