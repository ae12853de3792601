interface PendingWrite<In, Out> {
  readonly item: In
  readonly resolve: (out: Out) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes in one commit everything that arrives in one turn of the event loop or while the previous commit is running.
 * Each caller's promise resolves when its data is on disk.
 */
export class GroupCommit<In, Out> {
  #waiting: PendingWrite<In, Out>[] = []
  #isWriting = false
  readonly #write: (batch: readonly In[]) => Promise<readonly Out[]>

  constructor(write: (batch: readonly In[]) => Promise<readonly Out[]>) {
    this.#write = write
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (!this.#isWriting) this.#begin()
    })
  }

  #begin(): void {
    this.#isWriting = true
    setImmediate(() => this.#flush())
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    try {
      const outs = await this.#write(batch.map(({ item }) => item))
      for (const [i, { resolve }] of batch.entries()) resolve(outs[i] as Out)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (this.#waiting.length > 0) this.#begin()
    else this.#isWriting = false
  }
}
