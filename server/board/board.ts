import type { SearchAnswer } from '#protocol/board'
import {
  type BoardAnswer,
  type BoardSearch,
  type EditsAnswer,
  type NoteAnswer,
  type PollTold,
  type ReactionKind,
  type ThreadAnswer,
  type ThreadsAnswer,
  type ThreadsWish,
  type Topic,
  topics,
} from '#protocol/board'
import { isRefused, refused } from '#protocol/refused'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import { siteOf } from '../network.ts'
import type { Share } from '../nodes/shared-limits.ts'
import type { Mark, StoredThread, ThreadWish } from '../storage/board-port.ts'
import type { Person } from '../storage/port.ts'
import { cursorIn, cursorOf, serialIn } from './cursor.ts'
import type { MayWrite } from './posting.ts'
import { isClosed, isHidden, noNote, noPoll, noThread, notPlace, notWriter } from './refusals.ts'
import { foundTold } from './search.ts'
import { notesTold, pollTold, type TellingParams, threadsTold } from './telling.ts'
import { soughtIn } from './words.ts'

export interface BoardParams extends TellingParams {
  readonly mayWrite: MayWrite
  /** This thread was changed. */
  readonly changed: (thread: string) => Promise<void>
  /** What comes from one network is counted on all nodes together, if there are several. */
  readonly share?: Share | undefined
}

const A_PAGE = 30
const FOUND_A_PAGE = 20
const MOST_PINNED = 10
const MOST_FOLLOWED = 100
/** How many people of one network who came today can vote in a poll in a day: new browsers cost nothing. */
const VOTES_A_DAY = 5
const DAY = 86_400_000
const enoughVotes = refused('too many votes', `at most ${VOTES_A_DAY} a day in one poll from one network by newcomers`)
/** Characters of HTML on a page of notes; one note is always there. */
const LONGEST_PAGE = 1_000_000

/** A page of notes, from this number on. */
export interface NotesPage {
  readonly from: number
  readonly most: number
  /** Characters of HTML, at most. */
  readonly longest?: number
}

/** Is told how many characters somebody is about to be read, and throws a refusal if that is too much for them. */
export type Pays = (characters: number) => void
const freely: Pays = () => {}
const lengthOf = (texts: readonly { readonly text: string }[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0)

/** The notice board as its readers use it: lists, threads, search, and the small things they leave there. */
export class Board {
  readonly #terms: BoardParams
  /** Of newcomers, by network and thread. */
  readonly #votes: Allowances

  constructor(terms: BoardParams) {
    this.#terms = terms
    this.#votes = new Allowances(VOTES_A_DAY, (VOTES_A_DAY * 1000) / DAY, terms.now, terms.share)
  }

  async whole(viewer: Person | null): Promise<BoardAnswer> {
    const { threads, marks } = this.#terms.store
    const [counts, unread, followed, problem] = await Promise.all([
      threads.counts(),
      viewer === null ? [] : marks.unread(viewer.id),
      viewer === null ? [] : marks.followed(viewer.id, MOST_FOLLOWED),
      viewer === null ? null : this.#terms.mayWrite(viewer, ''),
    ])
    const told = counts.map(count => ({
      ...count,
      topic: count.topic as Topic,
      unread: unread.find(({ topic, game }) => topic === count.topic && game === count.game)?.notes ?? 0,
    }))
    return {
      topics: told.toSorted((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic)),
      followed,
      writing: viewer === null ? null : { may: problem === null, expected: problem?.expected ?? null },
    }
  }

  /** A page of threads: in one's own languages first, then in others. */
  async list(wish: ThreadsWish, viewer: string | null): Promise<ThreadsAnswer | Refused> {
    const { threads } = this.#terms.store
    const cursor = wish.after === undefined ? null : cursorIn(wish.after)
    if (cursor === undefined) return notPlace
    if (wish.only !== undefined && viewer === null) return { pinned: [], threads: [], after: null }
    const wished = wishedBy(wish, viewer)
    const are = wish.languages?.split(',')
    const stages =
      are === undefined
        ? [undefined]
        : [
            { are, isOthers: false },
            { are, isOthers: true },
          ]
    const page: { readonly thread: StoredThread; readonly isOthers: boolean }[] = []
    for (const languages of stages) {
      const isOthers = languages?.isOthers ?? false
      if (page.length > A_PAGE || (cursor?.isOthers && !isOthers && are !== undefined)) continue
      const after = cursor !== null && cursor.isOthers === isOthers ? cursor.after : null
      const found = await threads.list({ ...wished, languages }, false, after, A_PAGE + 1 - page.length)
      page.push(...found.map(thread => ({ thread, isOthers })))
    }
    const own = are === undefined ? undefined : { are, isOthers: false }
    const pinned = cursor === null ? await threads.list({ ...wished, languages: own }, true, null, MOST_PINNED) : []
    const shown = page.slice(0, A_PAGE)
    const last = page.length > A_PAGE ? shown.at(-1) : undefined
    const told = await threadsTold(this.#terms, [...pinned, ...shown.map(({ thread }) => thread)], viewer)
    return {
      pinned: told.slice(0, pinned.length),
      threads: told.slice(pinned.length),
      after: last === undefined ? null : cursorOf(last.thread, last.isOthers),
    }
  }

  /** A page is shorter if its notes are very long. */
  async thread(
    id: string,
    { from, most, longest = LONGEST_PAGE }: NotesPage,
    viewer: string | null,
    pays: Pays = freely,
  ): Promise<ThreadAnswer | Refused> {
    const { threads, notes } = this.#terms.store
    const [thread, found] = await Promise.all([threads.find(id), notes.list(id, from, most)])
    if (thread === null) return noThread
    pays(lengthOf(found))
    const [[told], page, poll] = await Promise.all([
      threadsTold(this.#terms, [thread], viewer),
      notesTold(this.#terms, thread, found, viewer, longest),
      pollTold(this.#terms, thread, viewer),
    ])
    if (told === undefined) return noThread
    const next = (page.at(-1)?.number ?? thread.last) + 1
    return { thread: told, poll, notes: page, next: next > thread.last ? null : next }
  }

  async note(id: string, number: number, viewer: string | null): Promise<NoteAnswer | Refused> {
    const { threads, notes } = this.#terms.store
    const [thread, note] = await Promise.all([threads.find(id), notes.find(id, number)])
    if (thread === null) return noThread
    if (note === null) return noNote
    const [[told], [said]] = await Promise.all([
      threadsTold(this.#terms, [thread], viewer),
      notesTold(this.#terms, thread, [note], viewer),
    ])
    return told === undefined || said === undefined ? noNote : { thread: told, note: said }
  }

  /** What a note said before. Of a hidden one only its writer is told. */
  async edits(id: string, number: number, viewer: string | null, pays: Pays = freely): Promise<EditsAnswer | Refused> {
    const { store, rendering } = this.#terms
    const [thread, note] = await Promise.all([store.threads.find(id), store.notes.find(id, number)])
    if (thread === null) return noThread
    if (note === null) return noNote
    if ((note.hidden ?? thread.hidden) !== null && note.by !== viewer) return isHidden
    const { isNewcomers } = note
    const edits = await store.notes.edits(id, number)
    pays(lengthOf(edits))
    const told = edits.map(async ({ at, text }) => ({
      at,
      text,
      html: await rendering.once(text, { game: thread.game, isNewcomers }),
    }))
    return { edits: await Promise.all(told) }
  }

  async search(wish: BoardSearch, viewer: string | null, pays: Pays = freely): Promise<SearchAnswer | Refused> {
    const { store, people, order, blocks, reader, rendering } = this.#terms
    const before = wish.after === undefined ? null : serialIn(wish.after)
    if (before === undefined) return notPlace
    const words = soughtIn(wish.words)
    const { topic, language } = wish
    const found = await store.notes.search(
      { words, topic, game: gameIn(wish.game), language },
      before,
      FOUND_A_PAGE + 1,
    )
    const page = found.slice(0, FOUND_A_PAGE)
    const last = found.length > FOUND_A_PAGE ? page.at(-1) : undefined
    pays(lengthOf(page))
    return {
      found: await foundTold({ store, people, order, blocks, isOurs: reader.isOurs, rendering }, page, words, viewer),
      after: last === undefined ? null : String(last.serial),
    }
  }

  async react(who: Person, id: string, number: number, kind: ReactionKind, on: boolean): Promise<NoteAnswer | Refused> {
    const thread = await this.#open(id)
    if (isRefused(thread)) return thread
    const note = await this.#terms.store.notes.find(id, number)
    if (note === null) return noNote
    if (note.hidden !== null) return isHidden
    const problem = await this.#terms.mayWrite(who, '')
    if (problem !== null) return problem
    await this.#terms.store.notes.react(id, number, who.id, kind, on)
    await this.#terms.changed(id)
    return this.note(id, number, who.id)
  }

  /** From the network of this address. */
  async vote(who: Person, id: string, choice: number | null, address: string): Promise<PollTold | Refused> {
    const thread = await this.#open(id)
    if (isRefused(thread)) return thread
    const { store, now, mayWrite, changed } = this.#terms
    const problem = await mayWrite(who, '')
    if (problem !== null) return problem
    const isNew = choice !== null && (await store.polls.of(id, who.id)) === null
    const network = isNew && now() - who.since < DAY ? `${siteOf(address)} ${id}` : null
    if (network !== null && !this.#votes.may(network)) return enoughVotes
    if (thread.isFirstHidden || !(await store.polls.vote(id, who.id, choice, now()))) {
      if (network !== null) this.#votes.may(network, -1)
      return noPoll
    }
    await changed(id)
    return (await pollTold(this.#terms, thread, who.id)) ?? noPoll
  }

  /** By whoever asked. */
  async closePoll(who: Person, id: string): Promise<PollTold | Refused> {
    const thread = await this.#open(id)
    if (isRefused(thread)) return thread
    if (thread.poll === null) return noPoll
    if (thread.by !== who.id) return notWriter
    const { store, now, changed } = this.#terms
    await store.polls.close(id, now())
    await changed(id)
    const after = await store.threads.find(id)
    return (after === null ? null : await pollTold(this.#terms, after, who.id)) ?? noPoll
  }

  async follow(who: Person, id: string, on: boolean): Promise<Mark | Refused> {
    const { threads, marks } = this.#terms.store
    const thread = await threads.find(id)
    if (thread === null) return noThread
    const isNew = !(await marks.of(who.id, [id])).has(id)
    await marks.follow(who.id, id, on)
    if (isNew) await marks.read(who.id, id, thread.last) // only what comes is new
    return (await marks.of(who.id, [id])).get(id) ?? noThread
  }

  async read(who: Person, id: string, upTo: number): Promise<Mark | Refused> {
    const { threads, marks } = this.#terms.store
    const thread = await threads.find(id)
    if (thread === null) return noThread
    await marks.read(who.id, id, Math.min(upTo, thread.last))
    return (await marks.of(who.id, [id])).get(id) ?? noThread
  }

  /** A thread in which something can be done. */
  async #open(id: string): Promise<StoredThread | Refused> {
    const thread = await this.#terms.store.threads.find(id)
    if (thread === null || thread.hidden !== null) return noThread
    return thread.closed === null ? thread : isClosed
  }
}

const gameIn = (game: string | undefined): string | null | undefined => (game === 'none' ? null : game)

function wishedBy({ topic, game, only }: ThreadsWish, viewer: string | null): ThreadWish {
  return {
    topic,
    game: gameIn(game),
    by: only === 'mine' ? (viewer ?? '') : undefined,
    followedBy: only === 'followed' ? (viewer ?? '') : undefined,
  }
}
