import type { Saying } from '#games/saying'
import type { GameEvent } from '#kernel/game'
import type { Entry } from '#kernel/match'
import { type Bookmark, between, bookmarkAt } from '#ui/bookmark'
import type { GameScreen } from '#ui/screen'
import type { Fading } from '../moments.ts'

export interface LogLine {
  readonly seq: number
  /** Its index among the events of its entry. */
  readonly i: number
  readonly at: number
  /** Null where the house announces that newer rules apply. */
  readonly saying: Saying | null
  /** Further sentences about it. */
  readonly more: readonly Saying[]
  /** Whether part of it is no longer told. */
  readonly isFaded: boolean
}
/** A part of the log, such as a round. */
export interface Chapter {
  /** Counted from 0. */
  readonly number: number
  /** The number of its first entry. */
  readonly seq: number
  /** Null for a first chapter without one. */
  readonly heading: Saying | null
  readonly lines: readonly LogLine[]
}

/** An event in the chapter being written. */
interface Told extends Pick<LogLine, 'seq' | 'i' | 'at'> {
  readonly event: GameEvent
}

/** The log in chapters. Every entry is read once, and a chapter that does not grow stays the same object. */
export class LogBook {
  readonly #screen: Pick<GameScreen, 'logged' | 'isChapter'>
  /** How events before the last chapter are told; null if unchanged. */
  readonly #faded: Fading
  #chapters: readonly Chapter[] = []
  #told: Told[] = []
  #read: Bookmark = { seq: -1, events: 0 }

  constructor(screen: Pick<GameScreen, 'logged' | 'isChapter'>, faded: Fading = null) {
    this.#screen = screen
    this.#faded = faded
  }

  /** Reads on, up to this bookmark. During a scene, the rest of an entry comes later. */
  read(entries: readonly Entry[], upTo: Bookmark = bookmarkAt(entries)): readonly Chapter[] {
    for (const entry of between(entries, this.#read, upTo))
      this.#write(entry, entry.seq === this.#read.seq ? this.#read.events : 0)
    if (upTo.seq > this.#read.seq || (upTo.seq === this.#read.seq && upTo.events > this.#read.events)) this.#read = upTo
    return this.#chapters
  }

  /** `from` is the index of its first event within its entry. */
  #write({ seq, at, by, events }: Entry, from: number): void {
    if (from === 0 && typeof by === 'object' && 'edition' in by)
      this.#add({ seq, i: 0, at, saying: null, more: [], isFaded: false })
    for (const [n, event] of events.entries()) {
      const i = from + n
      const [saying, ...more] = this.#screen.logged(event)
      if (saying === undefined) continue
      const told = { seq, i, at, event }
      if (this.#screen.isChapter(event)) this.#open(told, saying)
      else this.#add({ seq, i, at, saying, more, isFaded: false })
      this.#told.push(told)
    }
  }

  #open({ seq }: Told, heading: Saying): void {
    this.#fade()
    this.#told = []
    this.#chapters = [...this.#chapters, { number: this.#chapters.length, seq, heading, lines: [] }]
  }

  #fade(): void {
    const [faded, last] = [this.#faded, this.#chapters.at(-1)]
    if (faded === null || last === undefined) return
    const lines: LogLine[] = []
    let { heading } = last
    for (const { event, ...where } of this.#told) {
      const [saying, ...more] = faded(event)
      if (this.#screen.isChapter(event)) heading = saying ?? heading
      else if (saying !== undefined) lines.push({ ...where, saying, more, isFaded: true })
    }
    this.#chapters = [...this.#chapters.slice(0, -1), { ...last, heading, lines }]
  }

  #add(line: LogLine): void {
    const last = this.#chapters.at(-1) ?? { number: 0, seq: line.seq, heading: null, lines: [] }
    this.#chapters = [...this.#chapters.slice(0, -1), { ...last, lines: [...last.lines, line] }]
  }
}

/**
 * Where a moment is relative to a chapter: before it, after it, or within it. A chapter's last entry may have begun the
 * next.
 */
export function momentWithin(chapters: readonly Chapter[], i: number, at: number | null): number | 'past' | 'later' {
  const begins = chapters[i]?.seq ?? 0
  const ends = chapters[i + 1]?.seq ?? Number.POSITIVE_INFINITY
  if (at === null || at > ends) return 'past'
  return at < begins ? 'later' : at
}
