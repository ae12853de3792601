/*
 * What the notice board keeps. Notes of a thread are numbered 1, 2, 3 … without gaps, and none is ever deleted: a hidden
 * one keeps its place. People are named by their ids.
 */

/** Who has hidden something, why, and since when: its writer, `house`, or somebody who keeps order. */
export interface Hidden {
  readonly at: number
  readonly reason: string
  readonly by: string
}
export interface Closed {
  readonly at: number
  readonly reason: string
}
export interface StoredPoll {
  readonly choices: readonly string[]
  /** When it closes by itself. */
  readonly until: number | null
  /** When somebody closed it. */
  readonly closed: number | null
}

/** What is shown of a thread in a list, from its first note. */
export interface Outline {
  readonly title: string
  readonly excerpt: string
  /** The kinds of what the first note holds. */
  readonly holds: readonly string[]
}

export interface StoredThread extends Outline {
  readonly id: string
  readonly topic: string
  readonly game: string | null
  readonly language: string
  /** A person, or `house`. */
  readonly by: string
  readonly at: number
  /** The number of its last note, when that was written and by whom. */
  readonly last: number
  readonly lastAt: number
  readonly lastBy: string
  /** Grows with every change that can be seen. */
  readonly version: number
  /** Of its first note. */
  readonly cheers: number
  readonly isFirstHidden: boolean
  readonly poll: StoredPoll | null
  readonly pinned: boolean
  readonly closed: Closed | null
  readonly hidden: Hidden | null
  readonly moved: { readonly at: number; readonly from: string } | null
}
export interface NewThread extends Outline, Pick<StoredThread, 'id' | 'topic' | 'game' | 'language'> {
  readonly poll: Omit<StoredPoll, 'closed'> | null
}

export const reactionKinds = ['cheers', 'clever', 'ha'] as const
export type Reaction = (typeof reactionKinds)[number]

export interface StoredNote {
  /** Grows with every note of the house. */
  readonly serial: number
  readonly thread: string
  readonly number: number
  readonly by: string
  readonly at: number
  readonly text: string
  /** Whether its writer was a newcomer then. */
  readonly isNewcomers: boolean
  readonly edits: number
  readonly editedAt: number | null
  readonly hidden: Hidden | null
  readonly reactions: Readonly<Record<Reaction, number>>
}
export interface NewNote {
  /** Chosen by the writer: nobody posts the same draft twice. */
  readonly draft: string
  readonly by: string
  readonly at: number
  readonly text: string
  /** What it is found by, each once, separated by single spaces: only letters and digits. */
  readonly words: string
  readonly isNewcomers: boolean
  /** If it is hidden from the beginning; the first note of a thread hides all of it. */
  readonly hidden?: Hidden | null
}
/** Another text of a note; `outline` if it is the first of its thread. What hides it is written with it. */
export interface NewText extends Pick<NewNote, 'at' | 'text' | 'words' | 'hidden'> {
  readonly outline: Outline | null
  /** The title until now, if it changes: the earlier text is kept with it as its heading. */
  readonly titled?: string | undefined
}

/** What is kept of a note when its text changes. */
export const earlierText = (text: string, titled: string | undefined): string =>
  titled === undefined ? text : `# ${titled}\n\n${text}`

export interface Posted {
  readonly thread: string
  readonly number: number
  /** Whether this draft had been posted before. */
  readonly isOld: boolean
}
/** Why a note was not posted: its writer has written enough, or there is no such thread, or no more answers are taken. */
export type NotPosted = 'too many' | 'no thread' | 'closed'
/** At most so many notes since then. */
export interface PostLimit {
  readonly since: number
  readonly most: number
}

/** The threads somebody wishes to see. */
export interface ThreadWish {
  readonly topic?: string | undefined
  /** Null: those that are about no game. */
  readonly game?: string | null | undefined
  /** Only these languages, or all but these. */
  readonly languages?: { readonly are: readonly string[]; readonly isOthers: boolean } | undefined
  readonly by?: string | undefined
  readonly followedBy?: string | undefined
}
/** Where a page of threads ended. */
export interface ThreadPlace {
  readonly at: number
  readonly id: string
}
export interface TopicCount {
  readonly topic: string
  readonly game: string | null
  readonly threads: number
  readonly notes: number
}

export interface ThreadStore {
  /** Of a draft that was posted before, the thread it began. */
  begin(thread: NewThread, first: NewNote, limit: PostLimit | null): Promise<Posted | NotPosted>
  /** Begins those of these threads whose drafts were not posted before, all together. */
  beginAll(all: readonly { readonly thread: NewThread; readonly first: NewNote }[]): Promise<void>
  find(id: string): Promise<StoredThread | null>
  findAll(ids: readonly string[]): Promise<readonly StoredThread[]>
  /** Those that are not hidden, either pinned or not, the last answered first. */
  list(wish: ThreadWish, pinned: boolean, after: ThreadPlace | null, most: number): Promise<readonly StoredThread[]>
  /** Those with notes of which their followers have not been told: the last one they were told of. */
  untold(most: number): Promise<readonly { readonly id: string; readonly told: number; readonly last: number }[]>
  told(id: string, upTo: number): Promise<void>
  /** Of all that are not hidden. */
  counts(): Promise<readonly TopicCount[]>
  /** The current versions, and the number of the last note, of those that exist. */
  reached(ids: readonly string[]): Promise<ReadonlyMap<string, { readonly version: number; readonly notes: number }>>
}

export interface NoteStore {
  answer(thread: string, note: NewNote, limit: PostLimit | null): Promise<Posted | NotPosted>
  /** From this number on, in their order. */
  list(thread: string, from: number, most: number): Promise<readonly StoredNote[]>
  find(thread: string, number: number): Promise<StoredNote | null>
  /** The text before is kept. False if there is no such note. */
  edit(thread: string, number: number, text: NewText): Promise<boolean>
  /** Earlier texts, the last one first, each with the time at which it was written. */
  edits(thread: string, number: number): Promise<readonly { readonly at: number; readonly text: string }[]>
  /** How many notes this person has ever written, at most so many. */
  written(by: string, most: number): Promise<number>
  /** Harmless if that is so already; false if there is no such note. */
  react(thread: string, number: number, person: string, kind: Reaction, on: boolean): Promise<boolean>
  /** By number, of those of these notes that this person has reacted to. */
  reactions(
    person: string,
    thread: string,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, readonly Reaction[]>>
  /** All that this person wrote, hidden or not, the oldest first. */
  by(person: string): Promise<readonly StoredNote[]>
  /** What this person has reacted to. */
  reactedBy(
    person: string,
  ): Promise<readonly { readonly thread: string; readonly number: number; readonly kind: Reaction }[]>
  /** Takes its text away, with those before, and as the first of a thread also the title and the poll. Its place stays. */
  erase(thread: string, number: number): Promise<void>
  /** The newest first, before this serial number; hidden ones are not found. */
  search(wish: NoteSearch, before: number | null, most: number): Promise<readonly StoredNote[]>
}
/** Any of its forms, or whatever begins with the prefix. Only letters and digits. */
export interface SoughtWord {
  readonly forms: readonly string[]
  readonly prefix: string | null
}
/** All words must be found. */
export interface NoteSearch extends Pick<ThreadWish, 'topic' | 'game'> {
  readonly words: readonly SoughtWord[]
  readonly language?: string | undefined
}

export interface PollStore {
  /** Null takes the vote back. False if there is no such poll or choice, or it is closed by then. */
  vote(thread: string, person: string, choice: number | null, now: number): Promise<boolean>
  /** How many chose each. */
  votes(thread: string): Promise<ReadonlyMap<number, number>>
  of(thread: string, person: string): Promise<number | null>
  /** The threads in which this person has voted. */
  votedBy(person: string): Promise<readonly { readonly thread: string; readonly choice: number }[]>
  /** Takes all their votes back, also where it is closed. */
  forget(person: string): Promise<void>
  close(thread: string, at: number): Promise<void>
}

/** What a person does with a thread. */
export interface Mark {
  readonly follows: boolean
  /** The number of the last note they have read; 0 if none. */
  readonly readUpTo: number
}
export interface MarkStore {
  of(person: string, threads: readonly string[]): Promise<ReadonlyMap<string, Mark>>
  follow(person: string, thread: string, on: boolean): Promise<void>
  /** Who follows this thread. */
  followers(thread: string): Promise<readonly string[]>
  /** Never back. */
  read(person: string, thread: string, upTo: number): Promise<void>
  /** The threads they follow that are not hidden, the last answered first. */
  followed(person: string, most: number): Promise<readonly string[]>
  /** They follow nothing, and have read nothing. */
  forget(person: string): Promise<void>
  /** How many notes came since they last read their threads. */
  unread(
    person: string,
  ): Promise<readonly { readonly topic: string; readonly game: string | null; readonly notes: number }[]>
}

/** What those do who keep order. All are harmless if it is so already; false if there is no such thread or note. */
export interface OrderlyStore {
  /** A note, or with null as its number the whole thread. */
  hide(thread: string, number: number | null, how: Hidden): Promise<boolean>
  unhide(thread: string, number: number | null): Promise<boolean>
  close(thread: string, how: Closed): Promise<boolean>
  open(thread: string): Promise<boolean>
  /** To another topic, and the game it is about there. */
  move(thread: string, topic: string, game: string | null, at: number): Promise<boolean>
  pin(thread: string, on: boolean): Promise<boolean>
}

export interface BoardStore {
  readonly threads: ThreadStore
  readonly notes: NoteStore
  readonly polls: PollStore
  readonly marks: MarkStore
  readonly orderly: OrderlyStore
}
