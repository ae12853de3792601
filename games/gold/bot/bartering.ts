import type { AnswerTo, Transfer } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type Token, tokens } from '../cards/tokens.ts'
import { mayStillOffer } from '../rules/talks.ts'
import type { Asks, Market, MarketOffer } from '../types.ts'
import { countIn, type Heap, heapFrom, heapOf, KINDS, tokenAt } from './beliefs/heap.ts'
import type { Outlook } from './value/outlook.ts'
import type { Weighed } from './weighed.ts'

type Move = AnswerTo<Asks['market']>
type Deal = readonly Transfer<Token>[]

/** How somebody trades: what it must gain, what it leaves its partner at least, and how much the partner's gain hurts. */
export interface Trader {
  readonly own: number
  readonly theirs: number
  readonly envy: number
}
const OFFERS = 4
/** How long an offer stands before another replaces it, in milliseconds. */
const BREATH = 7000

/** A move at the Market; a null answer is to wait and see. */
export function barter(
  outlook: Outlook,
  trader: Trader,
  market: Market,
  accepts: readonly number[],
  at: number,
): Weighed<Move | null> {
  const { seat, view } = outlook
  const open = market.offers
    .filter(offer => accepts.includes(offer.number))
    .map(offer => ({ answer: { accept: offer.number }, value: worthOf(outlook, trader, peek(offer.deal)) }))
    .sort((a, b) => b.value - a.value)
  const candidates: { readonly answer: Move | null; readonly value: number }[] = [...open, { answer: null, value: 0 }]
  const record = { unit: 'points', facts: { least: trader.own } } as const
  const [best] = open
  if (best !== undefined && best.value >= trader.own)
    return {
      ...record,
      facts: { ...record.facts, by: byOf(market, best.answer.accept) },
      candidates,
      answer: best.answer,
    }
  const own = market.offers.find(offer => offer.by === seat)
  const isTimed = view.stage !== null && view.stage.closes !== null
  if (own !== undefined && isTimed && at - own.at < BREATH) return { ...record, candidates, answer: null }
  const made = of(market.made, seat)
  const mayOffer = made < OFFERS && mayStillOffer(view, market, seat)
  const found = mayOffer ? bestSwap(outlook, trader, made, own) : null
  if (found !== null) {
    const answer = { offer: found.deal }
    return { ...record, candidates: [...candidates, { answer, value: found.value }], answer }
  }
  if (market.done[seat]) return { ...record, candidates, answer: null }
  const answer = { done: 'yes' } as const
  return { ...record, candidates: [...candidates, { answer, value: 0 }], answer }
}

const byOf = ({ offers }: Market, number: number): number => offers.find(it => it.number === number)?.by ?? -1

/** What everybody gains by a deal. */
function gainsOf(outlook: Outlook, deal: Deal): readonly number[] {
  const change: (Heap | null)[] = []
  for (const { from, to, what } of deal) {
    const moved = heapFrom(what)
    for (const [seat, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const heap = change[seat] ?? new Int8Array(KINDS)
      for (let kind = 0; kind < KINDS; kind++) heap[kind] = countIn(heap, kind) + sign * countIn(moved, kind)
      change[seat] = heap
    }
  }
  return outlook.gains(change)
}

/** Points for itself, less a part of what its partners gain. */
function worthOf(outlook: Outlook, { envy }: Trader, deal: Deal): number {
  const gains = gainsOf(outlook, deal)
  const partners = new Set(deal.flatMap(({ from, to }) => [from, to]).filter(seat => seat !== outlook.seat))
  let others = 0
  for (const partner of partners) others += Math.max(0, gains[partner] ?? 0)
  return (gains[outlook.seat] ?? 0) - envy * others
}

/** One token for one or two, or two for one, with a partner who probably has them, where it helps both most; the n-th best after n offers. */
function bestSwap(
  outlook: Outlook,
  trader: Trader,
  rank: number,
  standing: MarketOffer | undefined,
): { readonly deal: Deal; readonly value: number } | null {
  const { seat, view, worlds } = outlook
  const hoard = heapOf(peek(of(view.sides, seat).hoard))
  const found: { deal: Deal; value: number; rate: number }[] = []
  for (const [i, side] of view.sides.entries()) {
    if (i === seat || side.left) continue
    const theirs = sureOf(worlds.map(world => of(world, i as Seat)))
    for (const give of bundlesOf(hoard))
      for (const get of bundlesOf(theirs)) {
        if (give.length + get.length > 3 || give.some(kind => get.includes(kind))) continue
        const deal: Deal = [
          { from: seat, to: i, what: counted(give) },
          { from: i, to: seat, what: counted(get) },
        ]
        const gains = gainsOf(outlook, deal)
        const other = gains[i] ?? 0
        const value = (gains[seat] ?? 0) - trader.envy * Math.max(0, other)
        if (value >= trader.own && other >= trader.theirs) found.push({ deal, value, rate: value * other })
      }
  }
  found.sort((a, b) => b.rate - a.rate)
  const fresh = found.filter(
    ({ deal }) => standing === undefined || JSON.stringify(deal) !== JSON.stringify(peek(standing.deal)),
  )
  return fresh[Math.min(rank, fresh.length - 1)] ?? null
}

/** What a hoard holds in most of the worlds. */
function sureOf(heaps: readonly Heap[]): Heap {
  const sure = new Int8Array(KINDS)
  for (let kind = 0; kind < KINDS; kind++) {
    const counts = heaps.map(heap => countIn(heap, kind)).sort((a, b) => a - b)
    sure[kind] = counts[Math.floor(counts.length / 4)] ?? 0
  }
  return sure
}

/** One token, or two. */
function bundlesOf(heap: Heap): readonly (readonly number[])[] {
  const kinds = tokens.map((_, kind) => kind).filter(kind => countIn(heap, kind) > 0)
  const pairs = kinds.flatMap(one =>
    kinds.filter(other => other > one || (other === one && countIn(heap, one) > 1)).map(other => [one, other]),
  )
  return [...kinds.map(kind => [kind]), ...pairs]
}

function counted(kinds: readonly number[]): Partial<Record<Token, number>> {
  const counts: Partial<Record<Token, number>> = {}
  for (const kind of kinds) counts[tokenAt(kind)] = (counts[tokenAt(kind)] ?? 0) + 1
  return counts
}
