import { pickOne, type Rng, shuffle } from './chance.ts'
import { against, entriesOf, inAll, not, type Problem, sumOf, type Tally, tallyOf } from './problem.ts'
import type { Limit, Trade, Transfer } from './question.ts'

interface Handed {
  readonly from: number
  readonly to: number
  readonly what: Tally
}

export function wrongTrade(ask: Trade, answer: unknown): Problem | null {
  const handed = allHanded(answer)
  if (handed === null) return not(ask.rule, tradeExpectation(ask))
  const broken = isDeal(ask, handed) ? (overdrawn(ask, handed) ?? gift(ask, handed)) : ask.rule
  return broken === null ? null : against(broken, tradeExpectation(ask))
}

function allHanded(answer: unknown): readonly Handed[] | null {
  if (!Array.isArray(answer)) return null
  const all: Handed[] = []
  for (const transfer of answer as readonly unknown[]) {
    const handed = handedIn(transfer)
    if (handed === null) return null
    all.push(handed)
  }
  return all
}

function handedIn(transfer: unknown): Handed | null {
  const entries = entriesOf(transfer)
  if (entries?.length !== 3) return null
  const { from, to, what: counts } = Object.fromEntries(entries)
  const what = tallyOf(counts)
  if (!Number.isInteger(from) || !Number.isInteger(to) || what === null) return null
  return { from: from as number, to: to as number, what }
}

const partiesOf = (handed: readonly Handed[]): ReadonlySet<number> => new Set(handed.flatMap(h => [h.from, h.to]))

/** The partners are allowed and include the asked seat; each gift goes from one to another, once, and is not empty. */
function isDeal({ self, partners, most }: Trade, handed: readonly Handed[]): boolean {
  const parties = partiesOf(handed)
  return (
    parties.has(self) &&
    parties.size <= most &&
    [...parties].every(p => p === self || partners.includes(p)) &&
    new Set(handed.map(h => `${h.from} ${h.to}`)).size === handed.length &&
    handed.every(h => h.from !== h.to && inAll(h.what) > 0)
  )
}

/** The rule against giving this much. What a partner has may be unknown, so for them only what can be wished for counts. */
function overdrawn(ask: Trade, handed: readonly Handed[]): string | null {
  for (const giver of partiesOf(handed)) {
    const items = itemsOf(ask, giver)
    for (const [name, count] of sumOf(handed.filter(h => h.from === giver).map(h => h.what))) {
      const item = items.find(i => i.name === name)
      if (item === undefined) return ask.rule
      if (count > item.max) return item.rule
    }
  }
  return null
}

const gift = ({ noGifts }: Trade, handed: readonly Handed[]): string | null =>
  [...partiesOf(handed)].every(p => handed.some(h => h.from === p) && handed.some(h => h.to === p)) ? null : noGifts

const itemsOf = ({ self, own, wishes }: Trade, giver: number): readonly Limit[] => (giver === self ? own : wishes)

export function tradeExpectation({ self, partners, most, own, wishes, noGifts }: Trade): string {
  const some = (items: readonly Limit[]): string =>
    items
      .filter(i => i.max > 0)
      .map(i => `${i.name} up to ${i.max}`)
      .join(', ') || 'nothing'
  const gifts = noGifts === null ? '' : '; who takes part gives and gets'
  const parties = `what passes between ${self} and ${partners.join(', ')}, at most ${most} of them`
  return `${parties}; to give: ${some(own)}; to wish for: ${some(wishes)}${gifts}`
}

/** A random trade: two seats exchange, or three in a ring, one or two things from each that has any. */
export function anyTrade(ask: Trade, rng: Rng): readonly Transfer[] {
  const partners = shuffle(rng, ask.partners)
  const isRing = ask.most > 2 && partners.length > 1 && rng.below(2) === 0
  const parties = [ask.self, ...partners.slice(0, isRing ? 2 : 1)]
  return parties.flatMap((from, i) => {
    const items = itemsOf(ask, from).filter(item => item.max > 0)
    const to = parties[i + 1] ?? ask.self
    return items.length === 0 ? [] : [{ from, to, what: oneOrTwo(items, rng) }]
  })
}

function oneOrTwo(items: readonly Limit[], rng: Rng): Record<string, number> {
  const what: Record<string, number> = {}
  for (let n = 1 + rng.below(2); n > 0; n--) {
    const left = items.filter(i => (what[i.name] ?? 0) < i.max)
    if (left.length === 0) break // there was only one
    const { name } = pickOne(rng, left)
    what[name] = (what[name] ?? 0) + 1
  }
  return what
}
