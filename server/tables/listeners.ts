import type { Table } from './table.ts'

/** The current state of a table in the lobby; null when it is no longer there. */
export interface LobbyChange {
  readonly id: string
  readonly table: Table | null
}

/** Listeners by place. */
export class Listeners<T> {
  readonly #all = new Map<string, Set<(it: T) => void>>()
  readonly #opened: (place: string) => (() => void) | undefined
  readonly #closing = new Map<string, (() => void) | undefined>()

  /** `opened` is called when a place has its first listener; what it returns, when the last one is gone. */
  constructor(opened: (place: string) => (() => void) | undefined = () => undefined) {
    this.#opened = opened
  }

  /** Returns a function that removes it. */
  add(place: string, hear: (it: T) => void): () => void {
    const here = this.#all.get(place) ?? this.#open(place)
    const own = (it: T): void => hear(it)
    here.add(own)
    return () => {
      if (!here.delete(own) || here.size > 0) return
      this.#all.delete(place)
      this.#closing.get(place)?.()
      this.#closing.delete(place)
    }
  }

  tell(place: string, it: T): void {
    for (const hear of [...(this.#all.get(place) ?? [])]) hear(it)
  }

  #open(place: string): Set<(it: T) => void> {
    const here = new Set<(it: T) => void>()
    this.#all.set(place, here)
    this.#closing.set(place, this.#opened(place))
    return here
  }
}
