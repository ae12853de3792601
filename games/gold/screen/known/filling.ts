import type { Token } from '../../cards/tokens.ts'
import { type DivisionInput, takersOf, type Worth } from './division-input.ts'
import type { Owners } from './drafts.ts'
import { fairer, granted, NEAR, NOTHING, poorest, unevenness } from './fairness.ts'

/**
 * Completes a draft. Nobody gets what they do not want if somebody else would take it. Within that, shares are as equal
 * in value as possible; among equally fair drafts, the one that grants the most claims wins.
 */
export function filled(owners: Owners, terms: DivisionInput): Owners {
  let [given, best] = [owners, completed(owners, terms)]
  const most = Math.max(unevenness(best, terms), NEAR) + NOTHING
  for (const piece of free(owners, terms.pieces, terms.worth)) {
    const wanting = takersOf(piece, terms).filter(to => terms.wanted[piece]?.includes(to))
    for (const to of wanting) {
      const begun = given.map((owner, i) => (i === piece ? to : owner))
      const next = completed(begun, terms)
      const isOwed = terms.owed !== null && best.includes(terms.owed) && !next.includes(terms.owed)
      if (isOwed || unevenness(next, terms) > most || granted(next, terms) < granted(best, terms)) continue
      ;[given, best] = [begun, next]
      break
    }
  }
  return best
}

/** The same, with claims only as a last word among equals. */
function completed(owners: Owners, terms: DivisionInput): Owners {
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

/** The pieces without a recipient, most valuable first. */
const free = (owners: Owners, pieces: readonly Token[], worth: Worth): readonly number[] =>
  pieces
    .map((token, piece) => ({ piece, worth: worth(token) }))
    .filter(({ piece }) => owners[piece] === null)
    .sort((a, b) => b.worth - a.worth || a.piece - b.piece)
    .map(({ piece }) => piece)

/** Equal numbers of pieces as far as possible, with the most valuable dealt back and forth. */
export function byCount({ pieces, among, worth, owed }: DivisionInput): Owners {
  const owners: (number | null)[] = pieces.map(() => null)
  const first = owed === null ? among : [owed, ...among.filter(to => to !== owed)]
  const turns = [...first, ...[...first].reverse()]
  for (const [i, piece] of free(owners, pieces, worth).entries()) owners[piece] = turns[i % turns.length] ?? null
  return owners
}

/** A piece that only one of them wants goes to them; the rest stays open. */
export const byClaims = ({ pieces, among, wanted }: DivisionInput): Owners =>
  pieces.map((_, piece) => {
    const [only, ...others] = among.filter(to => wanted[piece]?.includes(to))
    return only === undefined || others.length > 0 ? null : only
  })
