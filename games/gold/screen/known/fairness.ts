import { type DivisionInput, takersOf } from './division-input.ts'
import type { Owners } from './drafts.ts'

/** Differences this small do not matter, in points. */
export const [NEAR, NOTHING] = [1, 1e-9]

const sumsOf = (owners: Owners, { pieces, among, worth }: DivisionInput): readonly number[] =>
  among.map(to => pieces.reduce((sum, token, i) => sum + (owners[i] === to ? worth(token) : 0), 0))

/** How much better the best share is than the worst. */
export function unevenness(owners: Owners, terms: DivisionInput): number {
  const sums = sumsOf(owners, terms)
  return Math.max(...sums) - Math.min(...sums)
}

/** Those with the least so far. */
export function poorest(some: readonly number[], owners: Owners, terms: DivisionInput): readonly number[] {
  const sums = sumsOf(owners, { ...terms, among: some })
  const least = Math.min(...sums)
  return some.filter((_, i) => (sums[i] ?? 0) <= least + NOTHING)
}

/** How many tokens go to somebody who wants them. */
export const granted = (owners: Owners, { wanted }: DivisionInput): number =>
  owners.filter((to, piece) => to !== null && wanted[piece]?.includes(to)).length

/**
 * Makes a division as fair as possible in small steps, then grants as many claims as it can without losing fairness.
 */
export function fairer(owners: Owners, open: readonly number[], terms: DivisionInput): Owners {
  const even = bettered(owners, open, terms, (next, now) => unevenness(next, terms) < unevenness(now, terms) - NOTHING)
  const most = Math.max(unevenness(even, terms), NEAR) + NOTHING
  return bettered(
    even,
    open,
    terms,
    (next, now) => granted(next, terms) > granted(now, terms) && unevenness(next, terms) <= most,
  )
}

function bettered(
  owners: Owners,
  open: readonly number[],
  terms: DivisionInput,
  isBetter: (next: Owners, now: Owners) => boolean,
): Owners {
  let now = owners
  for (;;) {
    const next = stepsFrom(now, open, terms).find(step => isBetter(step, now))
    if (next === undefined) return now
    now = next
  }
}

/** One piece changes its owner, or two are swapped. A recipient who must get something keeps something. */
function stepsFrom(owners: Owners, open: readonly number[], terms: DivisionInput): readonly Owners[] {
  const may = open.map(piece => ({ piece, takers: takersOf(piece, terms) }))
  const given = may.flatMap(({ piece, takers }) =>
    takers.filter(to => to !== owners[piece]).map(to => owners.map((owner, i) => (i === piece ? to : owner))),
  )
  const exchanged = may.flatMap((one, i) =>
    may.slice(i + 1).flatMap(other => {
      const [to, from] = [owners[one.piece] ?? null, owners[other.piece] ?? null]
      if (to === null || from === null || to === from) return []
      if (!one.takers.includes(from) || !other.takers.includes(to)) return []
      return [owners.map((owner, at) => (at === one.piece ? from : at === other.piece ? to : owner))]
    }),
  )
  return [...given, ...exchanged].filter(next => terms.owed === null || next.includes(terms.owed))
}
