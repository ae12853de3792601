import { type Adventurer, adventurers, strengths } from '../../cards/adventurers.ts'
import { lairsIn, strengthOf, sumOn } from '../../rules/strength.ts'
import type { Readiness, State } from '../../types.ts'

/** How many spots the row has, and adventurers a seat. */
export const [SPOTS, TEAM] = [4, adventurers.length]
export const strengthsOf: readonly number[] = adventurers.map(adventurer => strengths[adventurer])
export const placeOf = (adventurer: Adventurer): number => adventurers.indexOf(adventurer)
const ALL = (1 << TEAM) - 1

/** What becomes of the spot of a slain dragon: the strength of the next one there, or 0 for none. */
export interface Fate {
  /** Called when a dragon is slain, before its spot is empty. `party` has a bit for each seat. */
  slain(field: Field, spot: number, party: number): void
  /** The strength of the next dragon on that spot; 0 if there is none. */
  next(field: Field, spot: number): number
}

/**
 * Turns and placements alone, in small arrays: the rules of chapters 2 and 3 without loot, as quick as playing ahead
 * needs them. Sets of adventurers and of seats are bits.
 */
export class Field {
  readonly seats: number
  /** By spot: the strength still missing; 0 without a dragon. */
  readonly missing = new Int8Array(SPOTS)
  readonly strength = new Int8Array(SPOTS)
  /** By spot and seat: who is there. */
  readonly there: Uint8Array
  readonly ready: Uint8Array
  readonly resting: Uint8Array
  readonly left: Uint8Array
  turn = 0
  skips = 0

  constructor(seats: number) {
    this.seats = seats
    this.there = new Uint8Array(SPOTS * seats)
    this.ready = new Uint8Array(seats)
    this.resting = new Uint8Array(seats)
    this.left = new Uint8Array(seats)
  }

  copy(from: Field): void {
    this.missing.set(from.missing)
    this.strength.set(from.strength)
    this.there.set(from.there)
    this.ready.set(from.ready)
    this.resting.set(from.resting)
    this.left.set(from.left)
    this.turn = from.turn
    this.skips = from.skips
  }

  /** The seats on a dragon, as bits. */
  partyOn(spot: number): number {
    let party = 0
    for (let seat = 0; seat < this.seats; seat++) if (this.there[spot * this.seats + seat] !== 0) party |= 1 << seat
    return party
  }

  /** R3.1 to R3.8: places it, with what a blade adds; then the turn passes. */
  place(seat: number, adventurer: number, spot: number, extra: number, fate: Fate): void {
    const at = spot * this.seats + seat
    this.ready[seat] = (this.ready[seat] as number) & ~(1 << adventurer)
    this.there[at] = (this.there[at] as number) | (1 << adventurer)
    this.skips = 0
    const missing = (this.missing[spot] as number) - (strengthsOf[adventurer] as number) - extra
    this.missing[spot] = Math.max(0, missing)
    if (missing <= 0) this.#slay(spot, fate)
    this.passTurn()
  }

  /** From between two turns: dragons that have met their match die, and whoever is next begins a turn. */
  resume(fate: Fate): void {
    for (let spot = 0; spot < SPOTS; spot++)
      if (this.strength[spot] !== 0 && this.missing[spot] === 0) this.#slay(spot, fate)
    this.turn = (this.turn + this.seats - 1) % this.seats
    this.passTurn()
  }

  #slay(spot: number, fate: Fate): void {
    fate.slain(this, spot, this.partyOn(spot))
    for (let seat = 0; seat < this.seats; seat++) {
      const at = spot * this.seats + seat
      this.resting[seat] = (this.resting[seat] as number) | (this.there[at] as number)
      this.there[at] = 0
    }
    const strength = fate.next(this, spot)
    this.strength[spot] = strength
    this.missing[spot] = strength
  }

  /** R2.1, R2.3: to the next seat that can place; whoever has nobody at home skips. A full lock ends with wizards at home (R2.6). */
  passTurn(): void {
    for (let n = 0; n <= 2 * this.seats; n++) {
      this.turn = (this.turn + 1) % this.seats
      if (this.left[this.turn]) continue
      if (this.ready[this.turn] === 0) {
        this.ready[this.turn] = this.resting[this.turn] as number
        this.resting[this.turn] = 0
      }
      if (this.ready[this.turn] !== 0) return
      this.skips++
      if (this.#isLocked()) this.#unlock()
    }
  }

  #isLocked(): boolean {
    let present = 0
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.left[seat]) continue
      present++
      if (((this.ready[seat] as number) | (this.resting[seat] as number)) !== 0) return false
    }
    return this.skips >= present
  }

  #unlock(): void {
    this.skips = 0
    const wizard = 1 << (TEAM - 1)
    for (let spot = 0; spot < SPOTS; spot++)
      for (let seat = 0; seat < this.seats; seat++) {
        const at = spot * this.seats + seat
        if (this.left[seat] || ((this.there[at] as number) & wizard) === 0) continue
        this.there[at] = (this.there[at] as number) & ~wizard
        this.resting[seat] = wizard
        this.missing[spot] = (this.missing[spot] as number) + (strengthsOf[TEAM - 1] as number)
      }
  }

  get isOver(): boolean {
    return this.strength.every(strength => strength === 0) || ((this.ready[this.turn] as number) & ALL) === 0
  }
}

/** The field as it lies on the table. */
export function fieldOf(view: State): Field {
  const field = new Field(view.sides.length)
  field.turn = view.turn
  field.skips = view.skips
  for (const [spot, lair] of lairsIn(view)) {
    field.strength[spot] = strengthOf(lair)
    field.missing[spot] = Math.max(0, strengthOf(lair) - sumOn(view, spot, lair))
  }
  for (const [spot, there] of view.attackers.entries())
    for (const { seat, adventurer } of there) {
      const at = spot * field.seats + seat
      field.there[at] = (field.there[at] as number) | (1 << placeOf(adventurer))
    }
  for (const [seat, { team, left }] of view.sides.entries()) {
    const those = (readiness: Readiness): number =>
      adventurers.reduce((bits, adventurer, i) => (team[adventurer] === readiness ? bits | (1 << i) : bits), 0)
    field.ready[seat] = those('ready')
    field.resting[seat] = those('resting')
    field.left[seat] = left ? 1 : 0
  }
  return field
}
