import type { Token } from '../../tokens.ts'
import type { Owners } from './drafts.ts'

/** What a token is worth, roughly, to anybody. */
export type Worth = (token: Token) => number

/** Who is known to want a piece, in the order of the pieces. */
export type Wanted = readonly (readonly number[])[]

interface Terms {
  readonly pieces: readonly Token[]
  readonly among: readonly number[]
  readonly worth: Worth
  readonly wanted: Wanted
}

/**
 * Completes a draft: what is worth most first, each piece to who wants it, else to anybody; among those to whom has least so far.
 */
export function filled(owners: Owners, { pieces, among, worth, wanted }: Terms): Owners {
  const next = [...owners]
  const has = new Map(among.map(to => [to, { worth: 0, count: 0 }]))
  const give = (piece: number, to: number): void => {
    const sum = has.get(to)
    const token = pieces[piece]
    if (sum === undefined || token === undefined) return
    sum.worth += worth(token)
    sum.count += 1
    next[piece] = to
  }
  for (const [piece, owner] of owners.entries()) if (owner !== null) give(piece, owner)
  for (const piece of free(owners, pieces, worth)) {
    const wanting = among.filter(to => wanted[piece]?.includes(to))
    const to = poorest(wanting.length > 0 ? wanting : among, has)
    if (to !== undefined) give(piece, to)
  }
  return next
}

/** The pieces nobody gets yet, the most precious first. */
const free = (owners: Owners, pieces: readonly Token[], worth: Worth): readonly number[] =>
  pieces
    .map((token, piece) => ({ piece, worth: worth(token) }))
    .filter(({ piece }) => owners[piece] === null)
    .sort((a, b) => b.worth - a.worth || a.piece - b.piece)
    .map(({ piece }) => piece)

type Sums = ReadonlyMap<number, { readonly worth: number; readonly count: number }>

function poorest(among: readonly number[], has: Sums): number | undefined {
  const [first] = [...among].sort((a, b) => {
    const [one, other] = [has.get(a), has.get(b)]
    return (one?.worth ?? 0) - (other?.worth ?? 0) || (one?.count ?? 0) - (other?.count ?? 0)
  })
  return first
}

/** As many pieces to each as can be, the most precious in turns there and back. */
export function byCount({ pieces, among, worth }: Terms): Owners {
  const owners: (number | null)[] = pieces.map(() => null)
  const turns = [...among, ...[...among].reverse()]
  for (const [i, piece] of free(owners, pieces, worth).entries()) owners[piece] = turns[i % turns.length] ?? null
  return owners
}

/** What just one of them wants goes there; the rest is open. */
export const byClaims = ({ pieces, among, wanted }: Terms): Owners =>
  pieces.map((_, piece) => {
    const [only, ...others] = among.filter(to => wanted[piece]?.includes(to))
    return only === undefined || others.length > 0 ? null : only
  })
