import type { Bundle, Counts, Shares, Split, Trade, Transfer } from '#kernel/question'

/* Helpers that add up an answer in progress. The kernel decides whether the answer is valid. */

export const inAll = (counts: Counts): number => Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0)

/** How many more of this thing fit into the bundle. */
export function roomFor({ items, total }: Bundle, counts: Counts, name: string): number {
  const item = items.find(it => it.name === name)
  if (item === undefined) return 0
  const steps = items.reduce((sum, it) => sum + (counts[it.name] ?? 0) / it.step, 0)
  const left = total === null ? Number.POSITIVE_INFINITY : (total.max - steps) * item.step
  return Math.max(0, Math.min(item.max - (counts[name] ?? 0), left))
}

/** How many of this thing have not been given to anybody yet. */
export function leftOf({ items }: Split, shares: Shares, name: string): number {
  const count = items.find(it => it.name === name)?.count ?? 0
  return Object.values(shares).reduce((left, share) => left - (share[name] ?? 0), count)
}

/** Gives somebody this many of a thing. */
export const given = (shares: Shares, to: number, name: string, n: number): Shares => ({
  ...shares,
  [to]: { ...shares[to], [name]: n },
})

/** Who can hand something to whom: first what the asked player gives and gets, then what passes between the others. */
export function pairsOf({ self, partners, most }: Trade): readonly (readonly [from: number, to: number])[] {
  const own = partners.flatMap(partner => [[self, partner] as const, [partner, self] as const])
  const others = partners.flatMap(from => partners.flatMap(to => (from === to ? [] : [[from, to] as const])))
  return most > 2 ? [...own, ...others] : own
}

/** What changes hands, keyed by `from to`, without pairs that hand over nothing. */
export const transfersIn = (handed: Readonly<Record<string, Counts>>): readonly Transfer[] =>
  Object.entries(handed).flatMap(([pair, counts]) => {
    const [from = 0, to = 0] = pair.split(' ').map(Number)
    const what = Object.fromEntries(Object.entries(counts).filter(([, n]) => (n ?? 0) > 0))
    return inAll(what) === 0 ? [] : [{ from, to, what }]
  })
