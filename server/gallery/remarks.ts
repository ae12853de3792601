import { manifestOf } from '#games/manifests'
import { type Guest, nameIn } from '#games/workshop/guest'
import type { RemarkDraft, RemarksTold } from '#protocol/gallery'
import { isRefused } from '#protocol/refused'
import type { NoteReader } from '../board/markdown.ts'
import { type MayWrite, outlineOf, type Posting } from '../board/posting.ts'
import { textIn } from '../board/text.ts'
import { foundBy } from '../board/words.ts'
import { GALLERY } from '../board/writers.ts'
import type { Refused } from '../matches/replies.ts'
import type { BoardStore, Posted } from '../storage/board-port.ts'
import type { GalleryStore, StoredCard } from '../storage/gallery-port.ts'
import type { Person, Store } from '../storage/port.ts'
import { isTakenDown, noCard } from './gallery.ts'

/*
 * What people say about a card are notes on the board: one thread for each language, in its maker's name. So they are
 * searched, reported and kept in order like everything else there, and the maker follows them.
 */

const languages = (game: string): readonly string[] => Object.keys(manifestOf(game)?.texts ?? {})
const threadOf = (card: string, language: string): string => `card-${card}-${language}`
const threadsOf = ({ id, game }: Pick<StoredCard, 'id' | 'game'>): readonly string[] =>
  languages(game).map(language => threadOf(id, language))

export interface RemarksParams {
  readonly store: Pick<Store, 'board' | 'gallery'>
  readonly posting: Posting
  readonly reader: NoteReader
  readonly mayWrite: MayWrite
  readonly now: () => number
}

export class Remarks {
  readonly #terms: RemarksParams

  constructor(terms: RemarksParams) {
    this.#terms = terms
  }

  /** The first remark in a language begins its thread. */
  async say(who: Person, id: string, { draft, text: given, language }: RemarkDraft): Promise<Posted | Refused> {
    const { store, posting, mayWrite } = this.#terms
    const card = await store.gallery.cards.find(id)
    if (card === null || !languages(card.game).includes(language)) return noCard
    if (card.takenDown !== null) return isTakenDown
    const text = textIn(given)
    if (typeof text === 'object') return text
    const problem = await mayWrite(who, text)
    if (problem !== null) return problem
    const thread = threadOf(id, language)
    const known = await store.board.threads.find(thread)
    if (known === null) await this.#begin(card, thread, language)
    // The house failed while it took the card down, and somebody hung it up again.
    else if (known.hidden?.by === GALLERY) await store.board.orderly.unhide(thread, null)
    const said = await posting.answer(who, thread, { draft, text })
    return isRefused(said) && said.code === 'no thread' ? isTakenDown : said
  }

  /** The threads in which there are remarks on a card. */
  async on(card: StoredCard): Promise<RemarksTold> {
    const found = await this.#terms.store.board.threads.findAll(threadsOf(card))
    return found
      .filter(({ hidden, last }) => hidden === null && last > 1)
      .map(({ id, language, last }) => ({ language, thread: id, count: last - 1 }))
  }

  async #begin(card: StoredCard, id: string, language: string): Promise<void> {
    const { store, reader, now } = this.#terms
    const title = nameIn(JSON.parse(card.content) as Guest, language)
    const text = `/gallery/${card.id}`
    const outline = outlineOf(title, text, false, reader)
    const words = foundBy(title, language)
    const first = { draft: `card ${card.id} ${language}`, by: card.maker, at: now(), text, words, isNewcomers: false }
    await store.board.threads.begin(
      { id, topic: 'cards', game: card.game, language, ...outline, poll: null },
      first,
      null,
    )
    await store.board.marks.follow(card.maker, id, true)
    await store.board.marks.read(card.maker, id, 1)
  }
}

/** The gallery: whoever takes a card down hides what was said about it, with the name in its title. */
export const remarked = ({ gallery, board }: Pick<Store, 'gallery' | 'board'>): GalleryStore => ({
  ...gallery,
  cards: {
    ...gallery.cards,
    async takeDown(id, how) {
      const card = await gallery.cards.find(id)
      if (card !== null) await hideRemarks(board, card, how)
      return gallery.cards.takeDown(id, how)
    },
    async putBack(id) {
      const problem = await gallery.cards.putBack(id)
      const card = problem === null ? await gallery.cards.find(id) : null
      if (card !== null) await showRemarks(board, card)
      return problem
    },
  },
})

async function hideRemarks(
  { threads, orderly }: BoardStore,
  card: StoredCard,
  { at, reason }: { readonly at: number; readonly reason: string },
): Promise<void> {
  for (const { id, hidden } of await threads.findAll(threadsOf(card)))
    if (hidden === null) await orderly.hide(id, null, { at, reason, by: GALLERY })
}

async function showRemarks({ threads, orderly }: BoardStore, card: StoredCard): Promise<void> {
  for (const { id, hidden } of await threads.findAll(threadsOf(card)))
    if (hidden?.by === GALLERY) await orderly.unhide(id, null)
}
