/** What is done under one name is done one after another; under another name nobody waits for it. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>()

  do<T>(name: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(name) ?? Promise.resolve()).then(work)
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(name) === settled) this.#last.delete(name)
      })
    this.#last.set(name, settled)
    return done
  }
}
