import { type BySeat, of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { allTokens, noTokens, plus } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import { majorityOf } from '../../rules/scoring.ts'
import type { State } from '../../types.ts'
import { diceFrom } from '../beliefs/dice.ts'
import { BLACK, countIn, GEM, GEMS, GOLD, type Heap, heapOf, KINDS, RED, SILVER } from '../beliefs/heap.ts'
import { type World, worldsOf } from '../beliefs/worlds.ts'
import { ColourOdds } from './colour-odds.ts'

/** By seat, tokens that come to it (or leave it, below zero); null for none. */
export type Change = BySeat<Heap | null>

const SET = 5
/** One token in so many is lost in a bargain that fails. */
const LOST_IN = 16

/** How well somebody remembers what rivals took: everything, or each token with this many chances in 100. */
export interface Memory {
  readonly recall: number
  readonly endings: number
}
export const PERFECT: Memory = { recall: 100, endings: 200 }

/**
 * How the game may end: many sampled endings in which every token still to come goes to any seat. Majorities and ties
 * are then counted exactly, so that a token is worth what it changes in them, also to those who do not get it. All who
 * look at the same kill imagine the same luck, so that they differ only in what they know.
 */
export class Outlook {
  readonly view: State
  readonly seat: Seat
  readonly worlds: readonly World[]
  readonly #colours: readonly ColourOdds[]
  /** By seat: points of tokens that are worth the same to all, and the chance to hold the black diamond. */
  readonly #fixed: readonly number[]
  readonly #cursed: readonly number[]
  readonly now: BySeat<number>

  constructor(view: State, seat: Seat, told: readonly GoldEvent[], memory: Memory = PERFECT) {
    this.view = view
    this.seat = seat
    const luck = 100_000 * view.slain.length + 1000 * view.turns
    const worlds = worldsOf(told)
    this.worlds = Array.from({ length: memory.endings }, (_, i) =>
      imagined(worlds[i % worlds.length] ?? [], view, seat, memory.recall, diceFrom(luck + i)),
    )
    const open = [view.lost, view.kill?.loot ?? noTokens].reduce(plus, noTokens)
    const inBox = heapOf(allTokens)
    const out = heapOf(open)
    const present = view.sides.flatMap((side, i) => (side.left ? [] : [i]))
    this.#colours = Array.from({ length: GEMS }, (_, gem) => {
      const kind = GEM + gem
      const ends = this.worlds.map((world, i) => {
        const rng = diceFrom((luck + i) * GEMS + gem)
        const counts = world.map(heap => countIn(heap, kind))
        const coming = countIn(inBox, kind) - countIn(out, kind) - counts.reduce((sum, n) => sum + n, 0)
        for (let n = 0; n < coming; n++) {
          if (rng.below(LOST_IN) === 0) continue
          const to = present[rng.below(present.length)] ?? 0
          counts[to] = (counts[to] ?? 0) + 1
        }
        return counts
      })
      return new ColourOdds(ends, present, majorityOf(view.options, view.sides.length), view.options)
    })
    const mean = (seat: number, value: (heap: Heap) => number): number =>
      this.worlds.reduce((sum, world) => sum + value(of(world, seat as Seat)), 0) / this.worlds.length
    this.#fixed = view.sides.map((_, i) => mean(i, heap => this.#fixedIn(heap)))
    this.#cursed = view.sides.map((_, i) => mean(i, heap => countIn(heap, BLACK)))
    this.now = this.points([])
  }

  #fixedIn(heap: Heap): number {
    return (
      countIn(heap, SILVER) +
      3 * countIn(heap, GOLD) +
      countIn(heap, RED) +
      this.view.options.blackDiamond * countIn(heap, BLACK)
    )
  }

  /** The points every seat can expect after this change. */
  points(change: Change): number[] {
    const { game, setBonus } = this.view.options
    const odds = this.#colours.map((colour, gem) => colour.after(change, GEM + gem))
    return this.view.sides.map((side, seat) => {
      if (side.left) return 0
      const heap = change[seat] ?? null
      const fixed = (this.#fixed[seat] ?? 0) + (heap === null ? 0 : this.#fixedIn(heap))
      let paid = 0
      for (const colour of odds) paid += colour.paid[seat] ?? 0
      if (game === 'basic') return fixed + paid
      let sets = odds.reduce((chance, colour) => chance * (colour.any[seat] ?? 0), 1)
      if (setBonus === 'perSet') sets += odds.reduce((chance, colour) => chance * (colour.two[seat] ?? 0), 1)
      const black = Math.min(1, Math.max(0, (this.#cursed[seat] ?? 0) + (heap === null ? 0 : countIn(heap, BLACK))))
      return fixed + (1 - black) * (paid + SET * sets)
    })
  }

  /** The rival with the most points now. */
  get leader(): Seat {
    const rivals = this.now.map((points, i) => (i === this.seat ? Number.NEGATIVE_INFINITY : points))
    return rivals.indexOf(Math.max(...rivals)) as Seat
  }

  /** What every seat gains or loses by this change. */
  gains(change: Change): number[] {
    return this.points(change).map((points, seat) => points - (this.now[seat] ?? 0))
  }

  /** What this seat gains from one more such token. */
  gainOf(seat: Seat, kind: number): number {
    const heap = new Int8Array(KINDS)
    heap[kind] = 1
    const change: (Heap | null)[] = []
    change[seat] = heap
    return this.gains(change)[seat] ?? 0
  }
}

/** A world as this seat sees it now. What it does not remember of a rival may be any rival's. */
function imagined(world: World, view: State, seat: Seat, recall: number, rng: { below(n: number): number }): World {
  const own = heapOf(peek(of(view.sides, seat).hoard))
  const seen = world.map((heap, i) => (i === seat ? own : view.sides[i]?.left ? new Int8Array(KINDS) : heap.slice()))
  if (recall === 100) return seen
  const rivals = seen.filter((_, i) => i !== seat && !view.sides[i]?.left)
  for (const heap of rivals)
    for (let kind = 0; kind < KINDS; kind++)
      for (let n = countIn(heap, kind); n > 0; n--) {
        if (rng.below(100) < recall) continue
        const other = rivals[rng.below(rivals.length)] ?? heap
        heap[kind] = countIn(heap, kind) - 1
        other[kind] = countIn(other, kind) + 1
      }
  return seen
}
