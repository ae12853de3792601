import type { Game, GameEvent, Question } from '#kernel/game'
import { blank, type Entry, follow, type Match } from '#kernel/match'
import { redact } from '#kernel/redact'
import type { Viewer } from '#kernel/seat'
import { fromJson, type Json } from '#kernel/wire'

/** A viewer's own copy of a match: the entries they were told, folded with the game's own `evolve`. */
export class Replica {
  readonly viewer: Viewer
  readonly #match: Match
  readonly #told: GameEvent[] = []
  readonly #entries: Entry[] = []
  #unasked = -1
  /** A copy of an earlier moment, where nothing is asked. */
  #isPast = false

  constructor(game: Game, seats: number, options: object, viewer: Viewer) {
    this.viewer = viewer
    const terms = { seats, options, dice: noDice }
    this.#match = { ...blank(game, terms), state: redact(game.blank(), viewer) }
  }

  /** The number of the last entry; −1 before the first. */
  get have(): number {
    return this.#match.next - 1
  }
  /** The table as this viewer sees it. */
  get view(): object {
    return this.#match.state
  }
  /** When the last entry was written. */
  get at(): number {
    return this.#match.at
  }
  /** Every entry so far, as this viewer was told it. */
  get entries(): readonly Entry[] {
    return this.#entries
  }
  /** Every event so far, as this viewer was told it. */
  get told(): readonly GameEvent[] {
    return this.#told
  }
  /**
   * The last entry with an unknown author after which this viewer had no question; −1 if there is none. That author may
   * have been the viewer, so a question after it is new, even if it looks the same.
   */
  get unasked(): number {
    return this.#unasked
  }
  get isOver(): boolean {
    return this.#match.game.result(this.#match.state) !== null
  }

  /** Takes the next entry and skips known ones. False on a gap: ask again from `have` on. */
  take(line: Json): boolean {
    const entry = fromJson(line) as Entry
    if (entry.seq < this.#match.next) return true
    if (entry.seq > this.#match.next) return false
    this.#fold(entry)
    return true
  }

  /** The same match as it was after this entry, or in the middle of it, after this many of its events. */
  upTo(seq: number, events = Number.POSITIVE_INFINITY): Replica {
    const { game, seats, options } = this.#match
    const moment = new Replica(game, seats.length, options, this.viewer)
    moment.#isPast = true
    for (const entry of this.#entries) {
      if (entry.seq < seq) moment.#fold(entry)
      if (entry.seq === seq) moment.#fold({ ...entry, events: entry.events.slice(0, events) })
    }
    return moment
  }

  #fold(entry: Entry): void {
    follow(this.#match, entry)
    this.#entries.push(entry)
    this.#told.push(...entry.events)
    const { by, seq } = entry
    if (typeof by === 'object' && 'covert' in by && this.question === null) this.#unasked = seq
  }

  /** This viewer's question; always null for spectators and in the past. */
  get question(): Question | null {
    return this.viewer === 'table' || this.#isPast ? null : this.#match.game.choice(this.#match.state, this.viewer)
  }
}

/** Only the house has dice. */
const noDice = (): never => {
  throw new Error('a replica decides nothing')
}
