import type { CardWithVersions } from '#protocol/gallery'

type Threads = CardWithVersions['remarks']

/** Remarks in the reader's own language first, then in others that they read, then the rest; of each, where most is said. */
export function inOrder(threads: Threads, own: string, reads: readonly string[]): Threads {
  const rank = (language: string): number => (language === own ? 0 : reads.includes(language) ? 1 : 2)
  return threads.toSorted((a, b) => rank(a.language) - rank(b.language) || b.count - a.count)
}
