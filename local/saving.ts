import type { SavedLine, SavedMatch } from './saved-match.ts'

/**
 * How a write went: done; done, but everything had to be written again because earlier data was gone; or not done,
 * because somebody else has written more meanwhile. Throws if nothing can be written.
 */
export type Saved = 'done' | 'again' | 'elsewhere'

/** Where matches on this device are stored. */
export interface Saving {
  list(): Promise<readonly SavedMatch[]>
  find(id: string): Promise<{ readonly kept: SavedMatch; readonly lines: readonly SavedLine[] } | null>
  /** Writes the match as it is now. The first `before` lines are already written. */
  write(kept: SavedMatch, lines: readonly SavedLine[], before: number): Promise<Saved>
  remove(id: string): Promise<void>
}

/** Kept while the page is open: for browsers that store nothing, and for tests. */
export class MemorySaving implements Saving {
  readonly #kept = new Map<string, { readonly kept: SavedMatch; readonly lines: readonly SavedLine[] }>()

  async list(): Promise<readonly SavedMatch[]> {
    return [...this.#kept.values()].map(({ kept }) => kept)
  }
  async find(id: string): ReturnType<Saving['find']> {
    return this.#kept.get(id) ?? null
  }
  async write(kept: SavedMatch, lines: readonly SavedLine[], before: number): Promise<Saved> {
    const there = this.#kept.get(kept.id)
    if (there !== undefined && there.kept.next !== before) return 'elsewhere'
    this.#kept.set(kept.id, { kept, lines: [...lines] })
    return there === undefined && before > 0 ? 'again' : 'done'
  }
  async remove(id: string): Promise<void> {
    this.#kept.delete(id)
  }
}
