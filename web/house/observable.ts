import { useSyncExternalStore } from 'react'

/** A value that changes from time to time and notifies its subscribers. */
export class Observable<T> {
  #value: T
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }
  get value(): T {
    return this.#value
  }
  set(value: T): void {
    if (value === this.#value) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export const useStore = <T>(store: Observable<T>): T => useSyncExternalStore(store.listen, () => store.value)
