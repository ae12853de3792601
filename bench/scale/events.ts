interface Event {
  readonly at: number
  readonly act: () => void
}

/** Things that will happen, the earliest first: a binary heap. */
export class Events {
  readonly #heap: Event[] = []

  add(at: number, act: () => void): void {
    const heap = this.#heap
    let i = heap.push({ at, act }) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (this.#isBefore(parent, i)) break
      this.#swap(i, parent)
      i = parent
    }
  }

  /** Lets everything happen. */
  run(): void {
    for (let next = this.#take(); next !== undefined; next = this.#take()) next.act()
  }

  #take(): Event | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return first
    heap[0] = last
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2]
      const child = right < heap.length && this.#isBefore(right, left) ? right : left
      if (child >= heap.length || this.#isBefore(i, child)) return first
      this.#swap(i, child)
      i = child
    }
  }

  #isBefore(a: number, b: number): boolean {
    return (this.#heap[a] as Event).at <= (this.#heap[b] as Event).at
  }
  #swap(a: number, b: number): void {
    const heap = this.#heap
    ;[heap[a], heap[b]] = [heap[b] as Event, heap[a] as Event]
  }
}
