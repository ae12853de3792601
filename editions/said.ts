import type { Viewer } from '#kernel/seat'
import type { Part } from './parts.ts'

/** A line of the log in words, and the number of its entry. */
export interface SaidLine {
  readonly seq: number
  readonly line: string
}

const MOVED = '— From here on, this match follows newer rules: the operators of this site have updated it. —'

/** A log in words, as this viewer was told it or with nothing hidden. Every part is in the words of its own edition. */
export const saidOf = (parts: readonly Part[], names: readonly string[], viewer: Viewer | 'all'): readonly SaidLine[] =>
  parts.flatMap(({ edition: { kernel, voice }, lines }) =>
    lines.map(kernel.entryIn).flatMap(({ seq, by, events }) => {
      if (typeof by === 'object' && 'edition' in by) return [{ seq, line: MOVED }]
      return (viewer === 'all' ? events : kernel.redact(events, viewer)).flatMap(event => {
        const line = voice.event(event, names)
        return line === null ? [] : [{ seq, line }]
      })
    }),
  )
