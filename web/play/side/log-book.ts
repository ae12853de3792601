import type { Saying } from '#games/saying'
import type { Entry } from '#kernel/match'
import type { GameScreen } from '#ui/screen'

export interface Line {
  readonly seq: number
  /** Which event of its entry. */
  readonly i: number
  readonly at: number
  readonly saying: Saying
}
/** A part of the log, such as a round. */
export interface Chapter {
  /** Counted from 0. */
  readonly number: number
  /** The number of its first entry. */
  readonly seq: number
  /** The first chapter may have none. */
  readonly heading: Saying | null
  readonly lines: readonly Line[]
}

/** The log in chapters. It reads every entry once; a chapter that nothing is added to stays the same object. */
export class LogBook {
  readonly #screen: Pick<GameScreen, 'logged' | 'isChapter'>
  #chapters: readonly Chapter[] = []
  #read = 0

  constructor(screen: Pick<GameScreen, 'logged' | 'isChapter'>) {
    this.#screen = screen
  }

  read(entries: readonly Entry[]): readonly Chapter[] {
    for (; this.#read < entries.length; this.#read++) {
      const entry = entries[this.#read]
      if (entry !== undefined) this.#write(entry)
    }
    return this.#chapters
  }

  #write({ seq, at, events }: Entry): void {
    for (const [i, event] of events.entries()) {
      const [saying] = this.#screen.logged(event)
      if (saying === undefined) continue
      if (this.#screen.isChapter(event))
        this.#chapters = [...this.#chapters, { number: this.#chapters.length, seq, heading: saying, lines: [] }]
      else this.#add({ seq, i, at, saying })
    }
  }

  #add(line: Line): void {
    const last = this.#chapters.at(-1) ?? { number: 0, seq: line.seq, heading: null, lines: [] }
    this.#chapters = [...this.#chapters.slice(0, -1), { ...last, lines: [...last.lines, line] }]
  }
}

/** Where a moment lies, seen from a chapter: before it, after it, or within it. */
export function momentWithin(chapters: readonly Chapter[], i: number, at: number | null): number | 'past' | 'later' {
  const begins = chapters[i]?.seq ?? 0
  const ends = chapters[i + 1]?.seq ?? Number.POSITIVE_INFINITY
  if (at === null || at >= ends) return 'past'
  return at < begins ? 'later' : at
}
