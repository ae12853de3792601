import type { Reply } from '#client/messages'
import { refusedBy, stale } from '#client/replies'
import type { Kernel } from '#editions/edition'
import { type Asking, anewIn } from '#kernel/asking'
import type { Result } from '#kernel/game'
import { type Entry, isRefusal, type Match, type Refusal } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { AskedSince, Change } from './asked.ts'
import type { Remembered } from './remembered.ts'

/** Something done to a match when its turn comes. */
export interface Act {
  readonly by: Seat | null
  /** Identifies it if it is sent again. */
  readonly command: string | null
  /** The last entry its author had seen; null if that does not matter. */
  readonly had: number | null
  readonly ranOut: boolean
  /** What its author weighed, to be stored with it. */
  readonly thought?: string
  readonly decide: (match: Match, at: number) => Entry | Refusal
}

/** What is stored about the players of a match: at least since when each has been asked. */
export interface Attended {
  readonly asked: AskedSince
}

/** The situation of a match after an entry. */
export interface Situation<A extends Attended> {
  readonly attendance: A
  readonly asking: Asking
  readonly result: Result | null
}
export const situationOf = <A extends Attended>(kernel: Kernel, match: Match, attendance: A): Situation<A> => ({
  attendance,
  asking: kernel.askingOf(match),
  result: match.game.result(match.state),
})

/** An entry as it is stored, with all secrets, and the command that caused it. */
export interface EntryLine {
  readonly seq: number
  readonly line: string
  readonly command: string | null
  /** What the author of the answer weighed; left out if nobody noted anything. */
  readonly thought?: string
}

export interface BatchParams<A extends Attended> {
  readonly kernel: Kernel
  /** The attendance after an entry. */
  attended(before: A, change: Change): A
}

/** Entries that are decided, but not yet stored or told to anybody. */
export class Batch<A extends Attended> {
  readonly match: Match
  situation: Situation<A>
  readonly entries: Entry[] = []
  readonly written: EntryLine[] = []
  /** By command, the number of the entry it caused. */
  readonly commands = new Map<string, number>()
  readonly #terms: BatchParams<A>
  readonly #known: Remembered

  constructor(match: Match, situation: Situation<A>, known: Remembered, terms: BatchParams<A>) {
    this.match = match
    this.situation = situation
    this.#known = known
    this.#terms = terms
  }

  /** Decides one act. Returns what its author is told once the batch is stored. */
  take({ by, command, had, ranOut, thought, decide }: Act, now: number): Reply {
    const known = command === null ? undefined : (this.#known.get(command) ?? this.commands.get(command))
    if (known !== undefined) return { seq: known }
    const { attendance, asking: before } = this.situation
    const since = (by === null ? null : attendance.asked[by])?.since ?? 0
    if (had !== null && had < since) return stale(had, since)
    const entry = decide(this.match, now)
    if (isRefusal(entry)) return refusedBy(entry)
    const { kernel } = this.#terms
    const { seq, at } = entry
    const after = situationOf(kernel, this.match, attendance)
    const [asked, anew] = [after.asking.names.map(name => name !== null), anewIn(before, after.asking, by)]
    const change = { seq, at, by, ranOut, asked, anew, isFree: before.isFree, isSealed: after.asking.isSealed }
    this.situation = { ...after, attendance: this.#terms.attended(attendance, change) }
    this.entries.push(entry)
    this.written.push({ seq, line: kernel.lineOf(entry), command, ...(thought !== undefined && { thought }) })
    if (command !== null) this.commands.set(command, seq)
    return { seq }
  }
}
