/** Does something again and again: at once while there is more to do or somebody asks for it, otherwise now and then. */
export class Rounds {
  readonly #round: () => Promise<boolean>
  readonly #often: number
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null
  #isWanted = false
  #isOpen = false

  /** `round` says whether there is more. */
  constructor(round: () => Promise<boolean>, often: number, failed: (error: unknown) => void) {
    this.#round = round
    this.#often = often
    this.#failed = failed
  }

  open(): void {
    this.#isOpen = true
    this.soon()
  }

  soon(): void {
    this.#isWanted = true
    if (this.#isOpen && this.#running === null) this.#running = this.#run()
  }

  async #run(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    while (this.#isOpen && this.#isWanted) {
      this.#isWanted = false
      const hasMore = await this.#round().catch(error => {
        this.#failed(error)
        return false
      })
      if (hasMore) this.#isWanted = true
    }
    this.#running = null
    if (this.#isOpen) this.#timer = setTimeout(() => this.soon(), this.#often).unref()
  }

  async close(): Promise<void> {
    this.#isOpen = false
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#running
  }
}
