import type {
  NewNote,
  NewThread,
  NotPosted,
  Posted,
  PostLimit,
  Reaction,
  StoredNote,
  StoredThread,
} from './board-port.ts'

interface HeldNote {
  note: StoredNote
  draft: string
  words: ReadonlySet<string>
  readonly edits: { readonly at: number; readonly text: string }[]
  readonly reactions: Map<string, Set<Reaction>>
}
interface HeldThread {
  told: number
  thread: StoredThread
  readonly notes: HeldNote[]
  readonly votes: Map<string, number>
}
export interface HeldMark {
  follows: boolean
  readUpTo: number
}

/** A board in memory. */
export class Held {
  readonly threads = new Map<string, HeldThread>()
  readonly marks = new Map<string, Map<string, HeldMark>>()
  #serial = 0

  get notes(): readonly HeldNote[] {
    return [...this.threads.values()].flatMap(({ notes }) => notes)
  }
  noteAt(thread: string, number: number): HeldNote | undefined {
    return this.threads.get(thread)?.notes[number - 1]
  }
  marksOf(person: string): Map<string, HeldMark> {
    const marks = this.marks.get(person) ?? new Map<string, HeldMark>()
    this.marks.set(person, marks)
    return marks
  }
  change(id: string, more: Partial<StoredThread> = {}): boolean {
    const held = this.threads.get(id)
    if (held !== undefined) held.thread = { ...held.thread, ...more, version: held.thread.version + 1 }
    return held !== undefined
  }
  before({ by, draft }: NewNote, limit: PostLimit | null): Posted | NotPosted | null {
    const own = this.notes.filter(({ note }) => note.by === by)
    const old = own.find(it => it.draft === draft)
    if (old !== undefined) return { thread: old.note.thread, number: old.note.number, isOld: true }
    if (limit === null) return null
    return own.filter(({ note }) => note.at > limit.since).length >= limit.most ? 'too many' : null
  }
  post(thread: string, number: number, { draft, words, by, at, text, isNewcomers, hidden = null }: NewNote): Posted {
    const reactions = { cheers: 0, clever: 0, ha: 0 }
    const said = { thread, number, by, at, text, isNewcomers, reactions }
    this.threads.get(thread)?.notes.push({
      note: { serial: ++this.#serial, ...said, edits: 0, editedAt: null, hidden: number === 1 ? null : hidden },
      draft,
      words: wordsIn(words),
      edits: [],
      reactions: new Map(),
    })
    return { thread, number, isOld: false }
  }
  begin({ poll, ...thread }: NewThread, first: NewNote, limit: PostLimit | null): Posted | NotPosted {
    const before = this.before(first, limit)
    if (before !== null) return before
    const { by, at, hidden = null } = first
    const none = { cheers: 0, isFirstHidden: false, pinned: false, closed: null, hidden, moved: null }
    const last = { last: 1, lastAt: at, lastBy: by, version: 1 }
    const asked = poll === null ? null : { ...poll, closed: null }
    this.threads.set(thread.id, {
      thread: { ...thread, by, at, ...last, ...none, poll: asked },
      told: 0,
      notes: [],
      votes: new Map(),
    })
    return this.post(thread.id, 1, first)
  }
}

export const wordsIn = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const newestFirst = (a: StoredThread, b: StoredThread): number => b.lastAt - a.lastAt || (a.id < b.id ? 1 : -1)
