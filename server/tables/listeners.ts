import type { Table } from './table.ts'

/** The current state of a table in the lobby; null when it is no longer there. */
export interface LobbyChange {
  readonly id: string
  readonly table: Table | null
}

/** Listeners by place. */
export class Listeners<T> {
  readonly #all = new Map<string, Set<(it: T) => void>>()

  /** Returns a function that removes it. */
  add(place: string, hear: (it: T) => void): () => void {
    const here = this.#all.get(place) ?? new Set()
    const own = (it: T): void => hear(it)
    this.#all.set(place, here.add(own))
    return () => {
      if (here.delete(own) && here.size === 0) this.#all.delete(place)
    }
  }

  tell(place: string, it: T): void {
    for (const hear of [...(this.#all.get(place) ?? [])]) hear(it)
  }
}
