/** What is said over a socket that the house could later be held to. */
type Told =
  | { readonly t: 'welcome'; readonly person: { readonly id: string } | null }
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id?: string; readonly code: string }
  | { readonly t: 'other' }

/** All that the house has promised to anybody, taken from the wire itself. Commands have ids that nobody else's have. */
export class Hearsay {
  /** Acknowledged commands, and the number of the entry that each is said to have made. */
  readonly acknowledged = new Map<string, number>()
  /** Commands that were refused last, and why. */
  readonly refused = new Map<string, string>()
  /** The highest version of each table that somebody was answered with. */
  readonly tables = new Map<string, number>()
  /** How often one command was acknowledged with two numbers. */
  contradictions = 0
  /** How often somebody was not known again. */
  strangers = 0

  /** A frame that came over the socket of this person. */
  hear(frame: string, person: string): void {
    for (const told of JSON.parse(frame) as readonly Told[]) this.#note(told, person)
  }

  hearTable({ id, version }: { readonly id: string; readonly version: number }): void {
    this.tables.set(id, Math.max(version, this.tables.get(id) ?? 0))
  }

  #note(told: Told, person: string): void {
    if (told.t === 'welcome' && told.person?.id !== person) this.strangers++
    if (told.t === 'refused' && told.id !== undefined) this.refused.set(told.id, told.code)
    if (told.t !== 'done') return
    const { id, seq } = told
    if ((this.acknowledged.get(id) ?? seq) !== seq) this.contradictions++
    this.acknowledged.set(id, seq)
    this.refused.delete(id)
  }
}
