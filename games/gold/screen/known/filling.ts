import type { Token } from '../../cards/tokens.ts'
import type { Owners } from './drafts.ts'
import { fairer, poorest } from './fairness.ts'
import { type Terms, takersOf, type Worth } from './terms.ts'

/**
 * Completes a draft. Nobody gets what they do not want, if another would take it; so far shares are worth as nearly the same as can be; of
 * what is as fair, that which grants most claims.
 */
export function filled(owners: Owners, terms: Terms): Owners {
  const { pieces, worth } = terms
  const next = [...owners]
  const open = free(owners, pieces, worth)
  for (const piece of open) {
    const takers = takersOf(piece, terms)
    const least = poorest(takers, next, terms)
    next[piece] = least.find(to => terms.wanted[piece]?.includes(to)) ?? least[0] ?? null
  }
  const last = open.at(-1)
  if (terms.owed !== null && last !== undefined && !next.includes(terms.owed)) next[last] = terms.owed
  return fairer(next, open, terms)
}

/** The pieces nobody gets yet, the most precious first. */
const free = (owners: Owners, pieces: readonly Token[], worth: Worth): readonly number[] =>
  pieces
    .map((token, piece) => ({ piece, worth: worth(token) }))
    .filter(({ piece }) => owners[piece] === null)
    .sort((a, b) => b.worth - a.worth || a.piece - b.piece)
    .map(({ piece }) => piece)

/** As many pieces to each as can be, the most precious in turns there and back. */
export function byCount({ pieces, among, worth, owed }: Terms): Owners {
  const owners: (number | null)[] = pieces.map(() => null)
  const first = owed === null ? among : [owed, ...among.filter(to => to !== owed)]
  const turns = [...first, ...[...first].reverse()]
  for (const [i, piece] of free(owners, pieces, worth).entries()) owners[piece] = turns[i % turns.length] ?? null
  return owners
}

/** What just one of them wants goes there; the rest is open. */
export const byClaims = ({ pieces, among, wanted }: Terms): Owners =>
  pieces.map((_, piece) => {
    const [only, ...others] = among.filter(to => wanted[piece]?.includes(to))
    return only === undefined || others.length > 0 ? null : only
  })
