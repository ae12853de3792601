import type { Boxed } from '#games/boxed'
import type { StoredMatch } from '#server/storage/port'
import type { HttpRecording, Recording } from './recording.ts'

/** Somebody who was sent something. */
export type Reader = Pick<Recording, 'who' | 'viewer'>

/** A text that only some may ever read. */
export interface Canary {
  readonly what: string
  readonly text: string
  /** Who may read it; nobody if omitted. */
  readonly mayRead?: (by: Reader) => boolean
}

/** Everything known about one match after its end: the truth on disk, and every byte that anybody was sent before. */
export interface Evidence {
  readonly box: Boxed
  readonly kept: StoredMatch
  /** The stored lines of the log, with all secrets. */
  readonly lines: readonly string[]
  readonly recordings: readonly Recording[]
  readonly replies: readonly HttpRecording[]
  readonly canaries: readonly Canary[]
}

/** What was examined, and what should not have been there. */
export class Findings {
  readonly leaks: string[] = []
  readonly counts: Record<string, number> = {}

  leak(where: string, what: string): void {
    this.leaks.push(`${where}: ${what}`)
  }
  count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by
  }
  add({ leaks, counts }: Findings): void {
    this.leaks.push(...leaks)
    for (const [what, n] of Object.entries(counts)) this.count(what, n)
  }
}
