import { FileProblem, type Header } from '#kernel/file'
import type { Edition } from './edition.ts'
import type { Editions } from './editions.ts'

/** A part of a match that was played with one edition. */
export interface Part<E = Edition> {
  readonly name: string
  readonly edition: E
  /**
   * The number of its first entry. Except in the first part, that is the entry with which the house moved the match.
   */
  readonly from: number
  readonly lines: readonly string[]
}

const move = /^\{"seq":\d+,"at":\d+,"by":\{"edition":"([0-9a-f]{64})"\},"events":\[\]\}$/

/** An edition of the match is not available. */
export class NotHere extends FileProblem {}

/** A log divided by edition. Throws if one of them is not available. */
export async function partsOf<E>(
  editions: Editions<E>,
  header: Header,
  lines: readonly string[],
): Promise<readonly Part<E>[]> {
  const [begun, ...moves] = begunAndMoved(editions, header, lines)
  return Promise.all(
    [begun, ...moves].map(async ({ from, name }, i) => {
      const edition = name === null ? null : await editions.find(name)
      if (name === null || edition === null) throw notHere(header, { from, name })
      return { name, edition, from, lines: lines.slice(from, moves[i]?.from) }
    }),
  )
}

type Moved = { readonly from: number; readonly name: string | null }

/** The names of the editions of a log, and the entry from which each of them applies. */
export function begunAndMoved(
  { begunBy }: Pick<Editions<unknown>, 'begunBy'>,
  header: Header,
  lines: readonly string[],
): readonly [Moved, ...Moved[]] {
  const moves = lines.flatMap((line, from) => {
    const name = move.exec(line)?.[1]
    return name === undefined ? [] : [{ from, name }]
  })
  return [{ from: 0, name: begunBy(header) }, ...moves]
}

export const notHere = ({ game, rules, cards }: Header, { from, name }: Moved): NotHere =>
  new NotHere(
    from === 0 ? 1 : from + 2,
    `played by ${name === null ? `rules ${rules} with cards ${cards.slice(0, 8)}` : `edition ${name.slice(0, 8)}`} of ${game}, which is not available`,
  )
