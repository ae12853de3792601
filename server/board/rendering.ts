import { endOfTurn } from '../end-of-turn.ts'
import type { StoredNote } from '../storage/board-port.ts'
import { htmlOf, type NoteReader, type NoteTerms } from './markdown.ts'

/** How many characters of HTML are remembered. */
const MOST = 20_000_000

/**
 * Notes as HTML. A note does not change without being counted, so each is rendered once while it is remembered. A long one
 * takes some milliseconds, and somebody may ask for hundreds: they are read one after the other, and before each everybody
 * else in the house is answered.
 */
export class Rendering {
  readonly #reader: NoteReader
  readonly #known = new Map<string, string>()
  #length = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor(reader: NoteReader) {
    this.#reader = reader
  }

  async of({ thread, number, edits, text, isNewcomers }: StoredNote, game: string | null): Promise<string> {
    const key = `${thread} ${number} ${edits} ${game}`
    const html = this.#known.get(key) ?? (await this.once(text, { game, isNewcomers }))
    if (!this.#known.delete(key)) this.#length += html.length
    this.#known.set(key, html) // the longest unused comes first
    for (const [oldest, { length }] of this.#known) {
      if (this.#length <= MOST || oldest === key) break
      this.#known.delete(oldest)
      this.#length -= length
    }
    return html
  }

  /** A text that is not remembered. */
  once(text: string, terms: NoteTerms): Promise<string> {
    return this.inTurn(() => htmlOf(text, terms, this.#reader))
  }

  /** Reads a note for something else. */
  inTurn<T>(read: () => T): Promise<T> {
    const done = this.#queue.then(endOfTurn).then(read)
    this.#queue = done.catch(() => {})
    return done
  }
}
