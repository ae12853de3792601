import type { Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'

/** A seat's points, or whatever decides the game, have changed. */
export interface StoryStep {
  readonly seat: Seat
  readonly total: number
  /** When, in the units of the story: auctions, dragons, battles. */
  readonly at: number
  /** The entry to look at. */
  readonly seq: number
  /** What brought it, if that was a card. */
  readonly card: string | null
}

/** How a match went: everybody's points over time, and why it ended so, as far as the log can say it. */
export interface Story {
  readonly title: Saying
  /** Named stretches, such as rounds, and where each begins. */
  readonly parts: readonly { readonly at: number; readonly name: Saying }[]
  /** When it ended. */
  readonly length: number
  readonly steps: readonly StoryStep[]
  /** What decided it, in one to three sentences; if several share the win, a sentence for each of them. */
  readonly why: readonly Saying[]
}

/** The points of every seat after each step. */
function standings(steps: readonly StoryStep[], seats: number): readonly (readonly number[])[] {
  const now = Array.from({ length: seats }, () => 0)
  return steps.map(({ seat, total }) => {
    now[seat] = total
    return [...now]
  })
}

/**
 * The turning point: the step from which on a winner was ahead of everybody else to the end. Null if nobody was, as in a
 * tie.
 */
export function turningPoint(steps: readonly StoryStep[], winner: Seat, seats: number): StoryStep | null {
  const all = standings(steps, seats)
  const isAhead = (points: readonly number[]): boolean =>
    points.every((n, seat) => seat === winner || n < (points[winner] ?? 0))
  const behind = all.findLastIndex(points => !isAhead(points))
  return steps[behind + 1] ?? null
}
