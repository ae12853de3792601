import { countIn, emptyHeap, type Heap, KINDS, sizeOf } from '../beliefs/heap.ts'
import type { Division, Stake } from './stake.ts'

/** How good a division is, by what each of the party gains from it. */
export type Rate = (gains: readonly number[]) => number

/** Rounds of the search: far more than it ever needs. */
const ROUNDS = 40

/**
 * The best division that moving single tokens and swapping two of them leads to: from this one, or from where every
 * token is with whoever rates it most. The share in the place that is settled stays. A silenced seat gets a token in any case (R10.15).
 */
export function bestDivision(stake: Stake, rate: Rate, start?: Division, settled = -1): Division {
  const rated = (division: Division): number => rate(stake.gains(division)) - unheard(stake, division)
  const division = start?.map(share => share.slice()) ?? dealt(stake, rated)
  const open = division.filter((_, place) => place !== settled)
  const whole = (): number => rated(division)
  let best = whole()
  for (let round = 0; round < ROUNDS; round++) {
    const before = best
    best = movedOn(open, best, whole)
    if (best === before) best = swapped(open, best, whole)
    if (best === before) break
  }
  return division
}

const UNHEARD = 1e6
function unheard({ kill }: Stake, division: Division): number {
  if (kill.silenced === null) return 0
  const share = division[kill.party.indexOf(kill.silenced)]
  return share === undefined || sizeOf(share) > 0 ? 0 : UNHEARD
}

/** One token after another to whoever makes the division best. */
function dealt(stake: Stake, rated: (division: Division) => number): Heap[] {
  const division = stake.kill.party.map(emptyHeap)
  for (let kind = KINDS - 1; kind >= 0; kind--)
    for (let n = countIn(stake.loot, kind); n > 0; n--) {
      let [best, to] = [Number.NEGATIVE_INFINITY, 0]
      for (const [i, share] of division.entries()) {
        add(share, kind, 1)
        const now = rated(division)
        if (now > best) [best, to] = [now, i]
        add(share, kind, -1)
      }
      add(division[to] ?? emptyHeap(), kind, 1)
    }
  return division
}

const add = (heap: Heap, kind: number, by: number): void => {
  heap[kind] = countIn(heap, kind) + by
}

/** Better by this much at least, so that a search ends. */
const STEP = 1e-9

/** Moves single tokens as long as that helps. */
function movedOn(open: readonly Heap[], from: number, rated: () => number): number {
  let best = from
  for (const giver of open)
    for (let kind = 0; kind < KINDS; kind++)
      for (const taker of open) {
        if (taker === giver || countIn(giver, kind) === 0) continue
        add(giver, kind, -1)
        add(taker, kind, 1)
        const now = rated()
        if (now > best + STEP) best = now
        else {
          add(giver, kind, 1)
          add(taker, kind, -1)
        }
      }
  return best
}

/** Swaps a token of one kind for one of another; the first swap that helps. */
function swapped(open: readonly Heap[], from: number, rated: () => number): number {
  for (const [i, one] of open.entries())
    for (const other of open.slice(i + 1))
      for (let mine = 0; mine < KINDS; mine++)
        for (let theirs = 0; theirs < KINDS; theirs++) {
          if (mine === theirs || countIn(one, mine) === 0 || countIn(other, theirs) === 0) continue
          exchange(one, other, mine, theirs)
          const now = rated()
          if (now > from + STEP) return now
          exchange(one, other, theirs, mine)
        }
  return from
}

function exchange(one: Heap, other: Heap, mine: number, theirs: number): void {
  add(one, mine, -1)
  add(other, mine, 1)
  add(other, theirs, -1)
  add(one, theirs, 1)
}
