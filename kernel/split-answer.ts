import { pickOne, type Rng, shuffle } from './chance.ts'
import { against, entriesOf, inAll, not, type Problem, sumOf, type Tally, tallyOf } from './problem.ts'
import type { Shares, Split } from './question.ts'

interface Share {
  readonly to: string
  readonly tally: Tally
}

export function wrongSplit(ask: Split, answer: unknown): Problem | null {
  const shares = sharesIn(answer)
  if (shares === null) return not(ask.rule, splitExpectation(ask))
  const broken = ruleBroken(ask, shares)
  return broken === null ? null : against(broken, splitExpectation(ask))
}

function sharesIn(answer: unknown): readonly Share[] | null {
  const shares: Share[] = []
  const entries = entriesOf(answer)
  if (entries === null) return null
  for (const [to, share] of entries) {
    const tally = tallyOf(share)
    if (tally === null || !/^(0|[1-9]\d*)$/.test(to)) return null
    shares.push({ to, tally })
  }
  return shares
}

function ruleBroken({ items, among, rules }: Split, shares: readonly Share[]): string | null {
  if (shares.some(({ to }) => !among.some(s => String(s.to) === to))) return rules.party
  const given = sumOf(shares.map(s => s.tally))
  const there = new Map<string, number>(items.map(i => [i.name, i.count]))
  for (const [name, count] of given) if (count > (there.get(name) ?? -1)) return rules.there
  for (const [name, count] of there) if ((given.get(name) ?? 0) < count) return rules.whole
  const got = new Map(shares.map(({ to, tally }) => [to, inAll(tally)]))
  return among.find(({ to, least }) => (got.get(String(to)) ?? 0) < least)?.rule ?? null
}

export function splitExpectation({ items, among }: Split): string {
  const all = items.filter(i => i.count > 0).map(i => `${i.count} ${i.name}`)
  const who = among.map(({ to, least }) => `${to}${least > 0 ? ` (at least ${least})` : ''}`)
  return `all of ${all.join(', ') || 'nothing'}, shared among ${who.join(', ')}`
}

/** A random split: first everybody who must get something, then each remaining thing to anybody. */
export function anySplit({ items, among }: Split, rng: Rng): Shares {
  const all = shuffle(
    rng,
    items.flatMap(({ name, count }) => Array<string>(count).fill(name)),
  )
  const owed = among.flatMap(({ to, least }) => Array<number>(least).fill(to))
  const shares: Record<number, Record<string, number>> = {}
  for (const [i, name] of all.entries()) {
    const to = owed[i] ?? pickOne(rng, among).to
    shares[to] ??= {}
    const share = shares[to]
    share[name] = (share[name] ?? 0) + 1
  }
  return shares
}
