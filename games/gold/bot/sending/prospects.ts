import { of, type Seat } from '#kernel/seat'
import { dragonOf } from '../../cards/dragons.ts'
import { allTokens, minus, noTokens, plus, tokens } from '../../cards/tokens.ts'
import type { Lair, State } from '../../types.ts'
import { countIn, type Heap, heapOf, KINDS } from '../beliefs/heap.ts'
import type { Outlook } from '../value/outlook.ts'
import { SPOTS } from './field.ts'

/** What the dragons' hoards are worth to each seat, as somebody sees it. */
export interface Prospects {
  /** By spot and seat: what the whole loot would bring it. */
  readonly loot: Float64Array
  /** By seat: an average token from the bag. */
  readonly blind: readonly number[]
  /** The dragons that may come: their strength and number of tokens. */
  readonly pile: readonly { readonly strength: number; readonly tokens: number }[]
  readonly inBag: number
}

export function prospectsOf(outlook: Outlook): Prospects {
  const { view } = outlook
  const seats = view.sides.length
  const coming = heapOf(comingTokens(outlook))
  const total = Math.max(
    1,
    coming.reduce((sum, n) => sum + Math.max(0, n), 0),
  )
  const blind = view.sides.map(
    (_, seat) =>
      tokens.reduce(
        (sum, _token, kind) => sum + Math.max(0, countIn(coming, kind)) * outlook.gainOf(seat as Seat, kind),
        0,
      ) / total,
  )
  const loot = new Float64Array(SPOTS * seats)
  for (const [spot, lair] of view.row.entries()) {
    if (lair === null) continue
    const hidden = hiddenIn(lair, view)
    for (let seat = 0; seat < seats; seat++)
      loot[spot * seats + seat] =
        wholeWorth(outlook, seat as Seat, heapOf(lair.tokens)) + hidden * Math.max(0.8, blind[seat] ?? 0)
  }
  const pile = view.pile.map(dragonOf).map(({ strength, visible, hidden }) => ({ strength, tokens: visible + hidden }))
  return { loot, blind, pile, inBag: view.inBag }
}

export const hiddenIn = (lair: Lair, { inBag }: State): number =>
  lair.scried ? 0 : Math.min(dragonOf(lair.dragon).hidden, inBag)

/** Every token not yet behind a screen, lost or under discussion, as this seat counts them. */
function comingTokens({ view, worlds }: Outlook) {
  const open = [view.lost, view.kill?.loot ?? noTokens, ...view.row.map(lair => lair?.tokens ?? noTokens)].reduce(
    plus,
    noTokens,
  )
  const [world] = worlds
  const hoards = new Int8Array(KINDS)
  for (const heap of world ?? [])
    for (let kind = 0; kind < KINDS; kind++) hoards[kind] = countIn(hoards, kind) + countIn(heap, kind)
  const rest = heapOf(minus(allTokens, open))
  return Object.fromEntries(
    tokens.map((token, kind) => [token, Math.max(0, countIn(rest, kind) - countIn(hoards, kind))]),
  ) as typeof allTokens
}

/** All of it, but without what a black diamond would spoil: whoever does not want it leaves it to others. */
function wholeWorth(outlook: Outlook, seat: Seat, heap: Heap): number {
  if (heap.every(n => n === 0)) return 0
  const gain = (it: Heap): number => {
    const change: (Heap | null)[] = []
    change[seat] = it
    return of(outlook.gains(change), seat)
  }
  const whole = gain(heap)
  if (countIn(heap, KINDS - 1) === 0) return whole
  const without = heap.slice()
  without[KINDS - 1] = 0
  return Math.max(whole, gain(without))
}
