import type { Entry } from '#kernel/match'

/** How far a match has been followed: an entry, and how many of its events. During a scene that is in its middle. */
export interface Bookmark {
  readonly seq: number
  readonly events: number
}

export const bookmarkAt = (entries: readonly Entry[]): Bookmark => {
  const last = entries.at(-1)
  return { seq: last?.seq ?? -1, events: last?.events.length ?? 0 }
}

/** The bookmark of a copy that has this entry, and was told this many events altogether. */
export function bookmarkOf(entries: readonly Entry[], seq: number, told: number): Bookmark {
  const before = entries.filter(it => it.seq < seq).reduce((sum, { events }) => sum + events.length, 0)
  return { seq, events: told - before }
}

/** Everything after one bookmark up to another. A match grows in place, so the end must be given. */
export const between = (entries: readonly Entry[], from: Bookmark, to: Bookmark): readonly Entry[] =>
  entries
    .filter(({ seq }) => seq >= from.seq && seq <= to.seq)
    .map(entry => {
      const begin = entry.seq === from.seq ? from.events : 0
      const end = entry.seq === to.seq ? to.events : entry.events.length
      return begin === 0 && end >= entry.events.length ? entry : { ...entry, events: entry.events.slice(begin, end) }
    })
    .filter(({ seq, events }) => seq > from.seq || events.length > 0)
