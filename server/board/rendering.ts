import type { StoredNote } from '../storage/board-port.ts'
import { htmlOf, type NoteReader } from './markdown.ts'

/** How many characters of HTML are remembered. */
const MOST = 20_000_000

/** Notes as HTML. A note does not change without being counted, so each is rendered once while it is remembered. */
export class Rendering {
  readonly #reader: NoteReader
  readonly #known = new Map<string, string>()
  #length = 0

  constructor(reader: NoteReader) {
    this.#reader = reader
  }

  of({ thread, number, edits, text, isNewcomers }: StoredNote, game: string | null): string {
    const key = `${thread} ${number} ${edits} ${game}`
    const known = this.#known.get(key)
    const html = known ?? htmlOf(text, { game, isNewcomers }, this.#reader)
    if (known === undefined) this.#length += html.length
    this.#known.delete(key)
    this.#known.set(key, html) // the longest unused comes first
    for (const [oldest, { length }] of this.#known) {
      if (this.#length <= MOST || oldest === key) break
      this.#known.delete(oldest)
      this.#length -= length
    }
    return html
  }
}
