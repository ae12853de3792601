import type { SavedLine, SavedMatch } from './saved-match.ts'
import type { Saving } from './saving.ts'

/** Why a match is not stored, or had to be stored again: the browser forbids it, is full, or was cleared. */
export type Trouble = 'forbidden' | 'full' | 'cleared'

/**
 * Stores one match. If that fails, play goes on: everything is in memory and is written when it becomes possible again.
 */
export class Keeping {
  readonly #saving: Saving
  #written: number
  #trouble: Trouble | null = null

  constructor(saving: Saving, written: number) {
    this.#saving = saving
    this.#written = written
  }

  get trouble(): Trouble | null {
    return this.#trouble
  }

  /** False, and nothing is written, if somebody else has written more of this match. */
  async write(kept: SavedMatch, lines: readonly SavedLine[]): Promise<boolean> {
    try {
      const saved = await this.#saving.write(kept, lines, this.#written)
      if (saved === 'elsewhere') return false
      this.#written = lines.length
      this.#trouble = saved === 'again' ? 'cleared' : this.#trouble === 'cleared' ? 'cleared' : null
    } catch (error) {
      this.#trouble = isFull(error) ? 'full' : 'forbidden'
    }
    return true
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || /quota|space|full/i.test(error.message))
