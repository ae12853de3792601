/** Runs tasks with the same name one after another. Tasks with different names do not wait for each other. */
export class OneAtATime {
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
