import { randomBytes } from 'node:crypto'
import type { Boxed } from '#games/boxed'
import type { NoteDraft, NoteEdit, ThreadDraft, Topic } from '#protocol/board'
import { embedsIn } from '#protocol/note-text'
import { isRefused, refused } from '#protocol/refused'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import { siteOf } from '../network.ts'
import type { Share } from '../nodes/shared-limits.ts'
import { FEW_NOTES, isNewcomer } from '../order/newcomers.ts'
import type {
  BoardStore,
  Hidden,
  NewNote,
  NotPosted,
  Outline,
  Posted,
  PostLimit,
  StoredThread,
} from '../storage/board-port.ts'
import type { Person } from '../storage/port.ts'
import { type NoteReader, plainOf } from './markdown.ts'
import { isClosed, isHidden, noNote, noThread, notWriter } from './refusals.ts'
import { choicesIn, textIn, titleIn } from './text.ts'
import { variantNamesIn } from './variants.ts'
import { foundBy } from './words.ts'
import { HELD, HOUSE } from './writers.ts'

/** Whether somebody may write this; null if they may. */
export type MayWrite = (person: Person, text: string) => Promise<Refused | null>

export interface PostingParams {
  readonly store: BoardStore
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly reader: NoteReader
  readonly now: () => number
  readonly mayWrite: MayWrite
  /** Whether somebody must look at this text before others may. */
  readonly isListed: (text: string) => Promise<boolean>
  /** A note is hidden until somebody has looked at it. */
  readonly held: (thread: string, number: number) => Promise<void>
  /** This thread was changed. */
  readonly changed: (thread: string) => Promise<void>
  /** What comes from one network is counted on all nodes together, if there are several. */
  readonly share?: Share | undefined
}

const HOUR = 3_600_000
/** How many notes somebody may write in an hour. */
const [AN_HOUR, NEWCOMERS_HOUR] = [30, 5]
/** How many threads newcomers from one network may begin in an hour: new browsers cost nothing. */
const NEWCOMERS_THREADS = 20
/** How often a note may be changed: every text it had is kept. */
const MOST_EDITS = 30
const LONGEST_EXCERPT = 240

const reasons: { readonly [R in NotPosted]: Refused | null } = {
  'no thread': noThread,
  closed: isClosed,
  'too many': null, // says how many
}

/** Writing threads and notes, and changing them. */
export class Posting {
  readonly #terms: PostingParams
  /** By network. */
  readonly #begun: Allowances

  constructor(terms: PostingParams) {
    this.#terms = terms
    this.#begun = new Allowances(NEWCOMERS_THREADS, (NEWCOMERS_THREADS * 1000) / HOUR, terms.now, terms.share)
  }

  /** From the network of this address. */
  async begin(who: Person, given: ThreadDraft, address: string): Promise<Posted | Refused> {
    const { store, now } = this.#terms
    const problem = this.#placeProblem(given.topic, given.game)
    if (problem !== null) return problem
    const title = titleIn(given.title)
    if (typeof title === 'object') return title
    const choices = given.poll == null ? null : choicesIn(given.poll.choices)
    if (choices !== null && isRefused(choices)) return choices
    const until = given.poll?.until ?? null
    if (until !== null && until <= now()) return refused('invalid', 'poll: an end that is still to come')
    const note = await this.#note(who, given, given.language, [title, ...(choices ?? [])])
    if (isRefused(note)) return note
    const outline = outlineOf(title, note.text, choices !== null, this.#terms.reader)
    const { topic, game, language } = given
    const id = randomBytes(9).toString('base64url')
    const thread = { id, topic, game, language, ...outline, poll: choices === null ? null : { choices, until } }
    const limit = this.#limit(note)
    const network = note.isNewcomers ? siteOf(address) : null
    if (network !== null && !this.#begun.may(network))
      return refused('too many notes', `at most ${NEWCOMERS_THREADS} threads in an hour from one network by newcomers`)
    const posted = await store.threads.begin(thread, note, limit)
    if (network !== null && (typeof posted === 'string' || posted.isOld)) this.#begun.may(network, -1)
    return this.#posted(who, posted, limit)
  }

  async answer(who: Person, id: string, given: NoteDraft): Promise<Posted | Refused> {
    const { store } = this.#terms
    const thread = await store.threads.find(id)
    if (thread === null || thread.hidden !== null) return noThread
    const note = await this.#note(who, given, thread.language, [])
    if (isRefused(note)) return note
    const limit = this.#limit(note)
    return this.#posted(who, await store.notes.answer(id, note, limit), limit)
  }

  /** Another text, by its writer. The one before is kept. Null if that is done. */
  async edit(who: Person, id: string, number: number, given: NoteEdit): Promise<Refused | null> {
    const { store, reader, now, mayWrite, held, changed } = this.#terms
    const thread = await this.#own(who, id, number)
    if (isRefused(thread)) return thread
    if (thread.closed !== null) return isClosed
    if (((await store.notes.find(id, number))?.edits ?? 0) >= MOST_EDITS)
      return refused('too many notes', `at most ${MOST_EDITS} changes of one note`)
    const text = textIn(given.text)
    if (typeof text === 'object') return text
    const title = number > 1 ? null : titleIn(given.title ?? thread.title)
    if (title !== null && typeof title === 'object') return title
    const problem = await mayWrite(who, [title ?? '', text].join('\n'))
    if (problem !== null) return problem
    const outline = title === null ? null : outlineOf(title, text, thread.poll !== null, reader)
    const said = [title ?? '', ...(number > 1 ? [] : (thread.poll?.choices ?? [])), text].join(' ')
    const words = foundBy(said, thread.language)
    const hidden = await this.#heldBack(said)
    const titled = title === null || title === thread.title ? undefined : thread.title
    if (!(await store.notes.edit(id, number, { at: now(), text, words, outline, titled, hidden }))) return noNote
    if (hidden !== null) await held(id, number)
    await changed(id)
    return null
  }

  /** Its writer takes a note back: it keeps its place, and others do not see it any more. */
  async takeBack(who: Person, id: string, number: number): Promise<Refused | null> {
    const { store, now, changed } = this.#terms
    const thread = await this.#own(who, id, number)
    if (isRefused(thread)) return thread
    await store.orderly.hide(id, number, { at: now(), reason: '', by: who.id })
    await changed(id)
    return null
  }

  /** The thread of a note that is theirs and not hidden. */
  async #own(who: Person, id: string, number: number): Promise<StoredThread | Refused> {
    const { store } = this.#terms
    const [thread, note] = await Promise.all([store.threads.find(id), store.notes.find(id, number)])
    if (thread === null || (thread.hidden !== null && thread.by !== who.id)) return noThread
    if (note === null) return noNote
    if (note.by !== who.id) return notWriter
    return note.hidden === null && thread.hidden === null ? thread : isHidden
  }

  async #note(who: Person, given: NoteDraft, language: string, also: readonly string[]): Promise<NewNote | Refused> {
    const { store, now, mayWrite } = this.#terms
    const text = textIn(given.text)
    if (typeof text === 'object') return text
    const problem = await mayWrite(who, [...also, text].join('\n'))
    if (problem !== null) return problem
    const isNewcomers = isNewcomer(who, await store.notes.written(who.id, FEW_NOTES), now())
    const words = foundBy([...also, text].join(' '), language)
    const hidden = await this.#heldBack([...also, text].join('\n'))
    return { draft: given.draft, by: who.id, at: now(), text, words, isNewcomers, hidden }
  }

  #limit({ isNewcomers }: NewNote): PostLimit {
    return { since: this.#terms.now() - HOUR, most: isNewcomers ? NEWCOMERS_HOUR : AN_HOUR }
  }

  /** Who writes in a thread follows it, and has read it up to there. */
  async #posted(who: Person, done: Posted | NotPosted, { most }: PostLimit): Promise<Posted | Refused> {
    if (typeof done === 'string') return reasons[done] ?? refused('too many notes', `at most ${most} in an hour`)
    const { store, held, changed } = this.#terms
    if (await this.#isHeld(done)) await held(done.thread, done.number) // of an old draft, too: the house may have failed before
    if (done.isOld) return done
    const marks = await store.marks.of(who.id, [done.thread])
    if (!marks.has(done.thread)) await store.marks.follow(who.id, done.thread, true)
    await store.marks.read(who.id, done.thread, done.number)
    await changed(done.thread)
    return done
  }

  /** What hides a note with a listed word from the beginning: nobody reads it before a keeper has. */
  async #heldBack(said: string): Promise<Hidden | null> {
    const { shelf, now, isListed, reader } = this.#terms
    const names = variantNamesIn(shelf, said, reader.isOurs).join('\n')
    for (const read of [`${said}\n${names}`, plainOf(said, reader.isOurs, false)]) // as written, and as read
      if (await isListed(read)) return { at: now(), reason: HELD, by: HOUSE }
    return null
  }

  async #isHeld({ thread, number }: Posted): Promise<boolean> {
    const { threads, notes } = this.#terms.store
    const { hidden } = (number === 1 ? await threads.find(thread) : await notes.find(thread, number)) ?? {
      hidden: null,
    }
    return hidden?.by === HOUSE && hidden.reason === HELD
  }

  /** Whether there is such a topic of this game. */
  #placeProblem(topic: Topic, game: string | null): Refused | null {
    const { shelf } = this.#terms
    if (game !== null && !Object.hasOwn(shelf, game))
      return refused('no game', `one of ${Object.keys(shelf).join(', ')}, or none`)
    if (topic === 'house' && game !== null) return refused('invalid', 'game: none, in a thread about the tavern')
    if (game === null && topic !== 'house' && topic !== 'players')
      return refused('invalid', 'game: the one it is about')
    return null
  }
}

/** What a list shows of a thread. */
export function outlineOf(title: string, text: string, hasPoll: boolean, { isOurs }: NoteReader): Outline {
  const plain = [...plainOf(text, isOurs, true)]
  const excerpt = plain.length > LONGEST_EXCERPT ? `${plain.slice(0, LONGEST_EXCERPT - 1).join('')}…` : plain.join('')
  const holds = [...new Set(embedsIn(text, isOurs).map(({ kind }) => kind)), ...(hasPoll ? ['poll'] : [])]
  return { title, excerpt, holds }
}
