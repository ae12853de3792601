/** What arrived where: by channel and notice, the messages that told of it. */
export class Arrivals {
  readonly #messages = new Map<string, Set<string>>()
  readonly #times = new Map<string, number>()

  /** A message has arrived, perhaps again. */
  arrived(channel: string, message: string, notices: readonly string[]): void {
    const key = `${channel} ${message}`
    this.#times.set(key, (this.#times.get(key) ?? 0) + 1)
    for (const notice of notices) {
      const known = this.#messages.get(`${channel} ${notice}`) ?? new Set()
      this.#messages.set(`${channel} ${notice}`, known.add(message))
    }
  }

  get messages(): number {
    return this.#times.size
  }
  /** Messages that arrived once more under the same id, because somebody was killed between sending and writing it down. */
  get again(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times - 1, 0)
  }
  /** Notices that arrived in two different messages. */
  get doubled(): number {
    return [...this.#messages.values()].filter(({ size }) => size > 1).length
  }
  /** Those of these that have not arrived. */
  missing(expected: Iterable<string>): readonly string[] {
    return [...expected].filter(it => !this.#messages.has(it))
  }
}
