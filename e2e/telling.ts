/** What a page said at one moment, and how far it had told the match by then: an entry and its number of events. */
export interface Told {
  readonly seq: number
  readonly events: number
  /** The beat of a scene; null for none. */
  readonly beat: string | null
  readonly text: string
}

/** The sentences about an entry, event by event. */
export interface Sentences {
  readonly seq: number
  readonly events: readonly (readonly string[])[]
}

/** Sentences on the page about something that it had not told yet. One that was true before may stand there. */
export function untold(pages: readonly Told[], entries: readonly Sentences[]): readonly string[] {
  const early = pages.flatMap(({ seq, events, text }) => {
    const isTold = (entry: number, event: number): boolean => entry < seq || (entry === seq && event < events)
    const all = entries.flatMap(entry =>
      entry.events.flatMap((said, i) => said.map(sentence => ({ sentence, isTold: isTold(entry.seq, i) }))),
    )
    const known = new Set(all.filter(it => it.isTold).map(({ sentence }) => sentence))
    const found = all.filter(it => !it.isTold && !known.has(it.sentence) && text.includes(it.sentence))
    return found.map(({ sentence }) => `${seq}.${events}: ${sentence}`)
  })
  return [...new Set(early)]
}

/** Sentences about an entry that were on the page at no time: what is looked for in other words is never found. */
export const unheard = (pages: readonly Told[], entries: readonly Sentences[], about: number): readonly string[] =>
  entries
    .filter(({ seq }) => seq === about)
    .flatMap(({ events }) => events.flat())
    .filter(sentence => !pages.some(({ text }) => text.includes(sentence)))
