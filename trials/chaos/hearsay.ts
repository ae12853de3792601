import { Wall } from './wall.ts'

/** Messages from a socket that the house can be held to. */
type Told =
  | { readonly t: 'welcome'; readonly person: { readonly id: string } | null }
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id?: string; readonly code: string }
  | { readonly t: 'other' }

/** Everything the house has promised to anybody, recorded from the wire. The ids of commands are unique. */
export class Hearsay {
  /** Acknowledged commands, and the entry that each is said to have made. */
  readonly acknowledged = new Map<string, number>()
  /** Commands whose last reply was a refusal, and why. */
  readonly refused = new Map<string, string>()
  /** What was promised about cards. */
  readonly wall = new Wall()
  /** The highest version of each table that anybody was sent. */
  readonly tables = new Map<string, number>()
  /** How often one command was acknowledged with two numbers. */
  contradictions = 0
  /** How often somebody was not recognized. */
  strangers = 0

  /** Requests that failed and were repeated. */
  requestsFailed = 0
  /** How often a command was refused, by code. */
  readonly refusals = new Map<string, number>()
  /** When each command was sent that has no reply yet. */
  readonly #waiting = new Map<symbol, number>()
  #longestWait = 0
  /** The longest that a device was without a connection, after it had one. In milliseconds. */
  longestGap = 0

  /** How many commands have no reply yet. */
  get unanswered(): number {
    return this.#waiting.size
  }
  /** The longest that a command waited for any reply, in milliseconds. */
  get longestWait(): number {
    return Math.max(this.#longestWait, ...[...this.#waiting.values()].map(since => Date.now() - since))
  }

  /** A command was sent, and this will be its reply. */
  async waitFor<T>(reply: Promise<T>): Promise<T> {
    const [key, since] = [Symbol(), Date.now()]
    this.#waiting.set(key, since)
    try {
      return await reply
    } finally {
      this.#waiting.delete(key)
      this.#longestWait = Math.max(this.#longestWait, Date.now() - since)
    }
  }

  /** A frame from this person's socket. */
  hear(frame: string, person: string): void {
    for (const told of JSON.parse(frame) as readonly Told[]) this.#note(told, person)
  }

  hearTable({ id, version }: { readonly id: string; readonly version: number }): void {
    this.tables.set(id, Math.max(version, this.tables.get(id) ?? 0))
  }

  #note(told: Told, person: string): void {
    if (told.t === 'welcome' && told.person?.id !== person) this.strangers++
    if (told.t === 'refused' && told.id !== undefined) {
      if (told.code !== 'unsure') this.refused.set(told.id, told.code) // that one says nothing either way
      this.refusals.set(told.code, (this.refusals.get(told.code) ?? 0) + 1)
    }
    if (told.t !== 'done') return
    const { id, seq } = told
    if ((this.acknowledged.get(id) ?? seq) !== seq) this.contradictions++
    this.acknowledged.set(id, seq)
    this.refused.delete(id)
  }
}
