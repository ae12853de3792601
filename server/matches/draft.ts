import type { Edition } from '#editions/edition'
import { type Asking, anewIn } from '#kernel/asking'
import type { Result } from '#kernel/game'
import { type Entry, isRefusal, type Match, type Refusal } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { Appended, KeptMatch, Page, Written } from '../storage/port.ts'
import { type Attendance, attended, isAbandoned } from './attendance.ts'
import { dueOf } from './due.ts'
import type { Loaded } from './loading.ts'
import { type Reply, refusedBy, stale } from './replies.ts'

/** Something somebody does to a match when its turn has come. */
export interface Act {
  readonly by: Seat | null
  /** By which it is known when it is sent again. */
  readonly command: string | null
  /** Up to which entry who acts had seen; null if that does not matter. */
  readonly had: number | null
  readonly ranOut: boolean
  readonly decide: (at: number) => Entry | Refusal
}

/** Where a match stands, as far as everybody has been told. */
export interface Standing {
  readonly attendance: Attendance
  readonly asking: Asking
  readonly result: Result | null
}
export const standingOf = ({ kernel }: Edition, match: Match, attendance: Attendance): Standing => ({
  attendance,
  asking: kernel.askingOf(match),
  result: match.game.result(match.state),
})

/** Every so many entries a page is kept, so that a long log need not be read from its beginning. */
const PAGE = 40

/** Entries that are decided, and neither on disk nor told to anybody. */
export class Draft {
  readonly #by: Pick<Loaded, 'name' | 'edition'>
  readonly #match: Match
  readonly #kept: KeptMatch
  readonly #done: ReadonlyMap<string, number>
  readonly entries: Entry[] = []
  /** The commands that made them. */
  readonly commands = new Map<string, number>()
  readonly #written: Written[] = []
  standing: Standing

  constructor(
    by: Pick<Loaded, 'name' | 'edition'>,
    match: Match,
    kept: KeptMatch,
    standing: Standing,
    done: ReadonlyMap<string, number>,
  ) {
    this.#by = by
    this.#match = match
    this.#kept = kept
    this.standing = standing
    this.#done = done
  }

  /** What its sender is told once the draft is on disk. */
  take({ by, command, had, ranOut, decide }: Act, now: number): Reply {
    const known = command === null ? undefined : (this.#done.get(command) ?? this.commands.get(command))
    if (known !== undefined) return { seq: known }
    const { attendance, asking: before } = this.standing
    const since = (by === null ? null : attendance.asked[by])?.since ?? 0
    if (had !== null && had < since) return stale(had, since)
    const entry = decide(now)
    if (isRefusal(entry)) return refusedBy(entry)
    const { seq, at } = entry
    const after = standingOf(this.#by.edition, this.#match, attendance)
    const [asked, anew] = [after.asking.names.map(name => name !== null), anewIn(before, after.asking, by)]
    const isFree = before.isFree || isAbandoned(this.#kept.sitters, attendance)
    const change = { seq, at, by, ranOut, asked, anew, isFree }
    this.standing = { ...after, attendance: attended(attendance, this.#kept.pace, change) }
    this.entries.push(entry)
    this.#written.push({ seq, line: this.#by.edition.kernel.lineOf(entry), command })
    if (command !== null) this.commands.set(command, seq)
    return { seq }
  }

  /** What is to be written; null if there is nothing. */
  get appended(): Appended | null {
    const [first, ...rest] = this.#written
    if (first === undefined) return null
    const { attendance, result } = this.standing
    return {
      match: this.#kept.id,
      entries: [first, ...rest],
      due: dueOf(this.#match, this.#kept, attendance),
      attendance: JSON.stringify(attendance),
      over: result !== null,
      ...(this.#written.some(({ seq }) => seq % PAGE === PAGE - 1) ? { page: this.#page } : {}),
    }
  }

  get #page(): Page {
    const { name, edition } = this.#by
    return { ...edition.kernel.snapshotOf(this.#match), edition: name }
  }
}
