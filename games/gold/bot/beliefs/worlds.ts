import type { Rng } from '#kernel/chance'
import { memoryOf } from '#kernel/memory'
import { type BySeat, of, type Seat, seatsOf } from '#kernel/seat'
import { knows, type Only, peek } from '#kernel/secret'
import { type Hoard, hoardOf, type Token } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import { diceFrom } from './dice.ts'
import {
  BLACK,
  countIn,
  emptyHeap,
  GEM,
  GEMS,
  GOLD,
  type Heap,
  heapOf,
  indexOf,
  KINDS,
  RED,
  SILVER,
  sizeOf,
} from './heap.ts'

/** What may lie behind each screen. */
export type World = BySeat<Heap>

/** How many guesses a bot keeps of what was done in secret. */
export const WORLDS = 100

interface Guesses {
  heard: number
  readonly worlds: Heap[][]
  /** Whoever picks the token that is about to be stolen; null if it is drawn. */
  picker: Seat | null
  /** In each world, who has the token that vanished last. */
  slippers: Seat[]
}

const guessesOf = memoryOf(
  (): Guesses => ({
    heard: 0,
    worlds: Array.from({ length: WORLDS }, () => []),
    picker: null,
    slippers: [],
  }),
  hear,
)

/**
 * The hoards as somebody who was told exactly this may imagine them: what was seen is in all worlds, what was stolen or
 * traded in secret differs. Whoever was told the same imagines the same.
 */
export const worldsOf = (told: readonly GoldEvent[]): readonly World[] => guessesOf(told).worlds

function hear(guesses: Guesses, event: GoldEvent): void {
  const { worlds } = guesses
  const rng = diceFrom(guesses.heard++)
  switch (event.type) {
    case 'seated':
      for (const world of worlds)
        world.push(...event.screens.map(({ hoard }) => (knows(hoard) ? heapOf(peek(hoard)) : emptyHeap())))
      return
    case 'redClaimed':
      return give(worlds, event.seat, hoardOf({ red: event.red }))
    case 'sharesTaken':
      for (const [i, seat] of event.party.entries()) give(worlds, seat, event.shares[i] ?? hoardOf({}))
      return
    case 'tokenTaken':
      return give(worlds, event.seat, hoardOf({ [event.token]: 1 }))
    case 'stageOpened':
      guesses.picker = event.stage.at === 'token' ? event.stage.seat : null
      return
    case 'tokenStolen':
      for (const world of worlds) move(world, event.victim, event.seat, stolenIn(world, event, guesses.picker, rng))
      guesses.picker = null
      return
    case 'tradeDone':
      for (const world of worlds) trade(world, event, rng)
      return
    case 'tokenVanished': {
      const seats = seatsOf(event.took.length)
      const thief = seats.find(seat => isKnown(of(event.took, seat)))
      const suspects = thief === undefined ? seats.filter(seat => !knows(of(event.took, seat))) : [thief]
      guesses.slippers = worlds.map(() => suspects[rng.below(suspects.length)] ?? (0 as Seat))
      return addTo(worlds, guesses.slippers, event.token, 1)
    }
    case 'handCaught':
      addTo(worlds, guesses.slippers, event.token, -1)
      if (!event.back) give(worlds, event.thief, hoardOf({ [event.token]: 1 }))
      return
  }
}

const isKnown = (took: Only<boolean>): boolean => knows(took) && peek(took)

function give(worlds: readonly World[], seat: Seat, tokens: Hoard): void {
  const given = heapOf(tokens)
  for (const world of worlds) {
    const heap = of(world, seat)
    for (let kind = 0; kind < KINDS; kind++) heap[kind] = countIn(heap, kind) + countIn(given, kind)
  }
}

function addTo(worlds: readonly World[], seats: readonly Seat[], token: Token, by: number): void {
  const kind = indexOf(token)
  for (const [i, seat] of seats.entries()) {
    const heap = worlds[i]?.[seat]
    if (heap !== undefined) heap[kind] = Math.max(0, countIn(heap, kind) + by)
  }
}

type Theft = Extract<GoldEvent, { type: 'tokenStolen' }>

/** What was stolen, if one knows; else a guess: at random, the dearest if the thief could look, the cheapest if the victim chose. */
function stolenIn(world: World, { token, seat, victim }: Theft, picker: Seat | null, rng: Rng): number {
  if (knows(token)) {
    const kind = indexOf(peek(token))
    correct(world, victim, kind)
    return kind
  }
  const heap = of(world, victim)
  if (picker === null) return drawnFrom(heap, rng)
  const order = picker === seat ? dearestFirst : cheapestFirst
  return order.find(kind => countIn(heap, kind) > 0) ?? SILVER
}

const dearestFirst = [GEM + GEMS - 1, GOLD, GEM, GEM + 1, GEM + 2, GEM + 3, RED, SILVER, BLACK]
const cheapestFirst = [...dearestFirst].reverse().filter(kind => kind !== BLACK)

export function drawnFrom(heap: Heap, rng: Rng): number {
  let left = rng.below(Math.max(1, sizeOf(heap)))
  for (let kind = 0; kind < KINDS; kind++) {
    left -= countIn(heap, kind)
    if (left < 0) return kind
  }
  return SILVER
}

/** This seat turns out to have such a token: in a world where it has none, it is somebody else's that was guessed wrongly. */
function correct(world: World, seat: Seat, kind: number): void {
  const heap = of(world, seat)
  if (countIn(heap, kind) > 0) return
  const other = world.find(it => it !== heap && countIn(it, kind) > 0)
  const spare = cheapestFirst.find(it => countIn(heap, it) > 0)
  if (other === undefined || spare === undefined) return
  other[kind] = countIn(other, kind) - 1
  other[spare] = countIn(other, spare) + 1
  heap[spare] = countIn(heap, spare) - 1
  heap[kind] = 1
}

function move(world: World, from: Seat, to: Seat, kind: number): void {
  const [giver, taker] = [of(world, from), of(world, to)]
  giver[kind] = Math.max(0, countIn(giver, kind) - 1)
  taker[kind] = countIn(taker, kind) + 1
}

function trade(world: World, { deal, moved }: Extract<GoldEvent, { type: 'tradeDone' }>, rng: Rng): void {
  if (!knows(deal)) {
    for (const { from, to, count } of moved)
      for (let n = 0; n < count; n++) move(world, from, to, drawnFrom(of(world, from), rng))
    return
  }
  for (const { from, to, what } of peek(deal))
    for (const [kind, count] of heapOf(hoardOf(what)).entries())
      for (let n = 0; n < count; n++) {
        correct(world, from as Seat, kind)
        move(world, from as Seat, to as Seat, kind)
      }
}
