import { isRefused, type Refused } from '#client/messages'
import type { Reliability } from '#protocol/history'

type Ask = (people: readonly string[]) => Promise<readonly (Reliability & { readonly person: string })[] | Refused>

/** How many people the house tells of at once, and for how many milliseconds the page waits for more of them. */
const [AT_ONCE, WAIT] = [12, 50]

/** How reliable people are, as one viewer is told. Whoever is wanted within a moment is asked about together, and once. */
export class Reliabilities {
  readonly #ask: Ask
  readonly #known = new Map<string, Reliability>()
  #next: { readonly people: Set<string>; readonly told: Promise<unknown> } | null = null

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** What is known already. */
  known(person: string): Reliability | null {
    return this.#known.get(person) ?? null
  }

  async of(person: string): Promise<Reliability | null> {
    if (this.#known.has(person)) return this.known(person)
    this.#next ??= this.#soon()
    this.#next.people.add(person)
    await this.#next.told
    return this.known(person)
  }

  #soon() {
    const people = new Set<string>()
    const told = new Promise(done => setTimeout(done, WAIT)).then(() => {
      this.#next = null
      return this.#askAll([...people])
    })
    return { people, told }
  }

  async #askAll(people: readonly string[]): Promise<void> {
    const some = people.slice(0, AT_ONCE)
    if (some.length === 0) return
    const [told] = await Promise.all([this.#ask(some), this.#askAll(people.slice(AT_ONCE))])
    for (const { person, ...reliability } of isRefused(told) ? [] : told) this.#known.set(person, reliability)
  }
}
