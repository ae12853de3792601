import type { Persona } from '#kernel/bot-name'
import type { Result } from '#kernel/game'
import { scattered } from '#kernel/scattered'
import type { Seat } from '#kernel/seat'
import type { Occasion, Occurred } from '#ui/quips'

/** On one of this many occasions something is said. */
const SELDOM = 5

/** An entry of a match, as far as everybody knows it. */
export interface Happened {
  readonly match: string
  readonly seq: number
  readonly occurred: readonly Occurred[]
  /** If the match ended with this entry. */
  readonly result: Result | null
}

/** A persona at the table has something to say. `pick` chooses among its lines. */
export interface Quip {
  readonly seat: Seat
  readonly persona: Persona
  readonly occasion: Occasion
  readonly pick: number
}

/**
 * Who says something about an entry; null if nobody does. It follows from what everybody saw, so that all who read a
 * language read the same, and read it again when the match is played back.
 */
export function quipAbout(happened: Happened, personas: readonly (Persona | null)[]): Quip | null {
  const { match, seq } = happened
  for (const { seat, occasion } of occasionsIn(happened, personas.length)) {
    const persona = personas[seat] ?? null
    const pick = scattered(`${match} ${seq} ${seat} ${occasion}`)
    if (persona !== null && pick % SELDOM === 0) return { seat, persona, occasion, pick: Math.floor(pick / SELDOM) }
  }
  return null
}

interface SeatOccasion {
  readonly seat: Seat
  readonly occasion: Occasion
}

function occasionsIn({ seq, occurred, result }: Happened, seats: number): readonly SeatOccasion[] {
  const all = Array.from({ length: seats }, (_, seat) => seat as Seat)
  if (seq === 0) return all.map(seat => ({ seat, occasion: 'sits' }))
  if (result !== null)
    return all.map(seat => ({ seat, occasion: result.ranking[seat] === 1 ? ('won' as const) : ('lost' as const) }))
  // Whoever is about to win says nothing; the others do.
  return occurred.flatMap(it =>
    it.occasion === 'close' ? all.filter(seat => seat !== it.seat).map(seat => ({ ...it, seat })) : [it],
  )
}
