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

/** Steps of the same moment, such as the shares of one hoard or the final count: none is before another. */
function momentsIn(steps: readonly StoryStep[]): readonly (readonly StoryStep[])[] {
  const moments: StoryStep[][] = []
  for (const step of steps) {
    const last = moments.at(-1)
    if (last?.[0]?.at === step.at && last[0].seq === step.seq) last.push(step)
    else moments.push([step])
  }
  return moments
}

/** The points of every seat after each moment. */
function standings(moments: readonly (readonly StoryStep[])[], seats: number): readonly (readonly number[])[] {
  const now = Array.from({ length: seats }, () => 0)
  return moments.map(steps => {
    for (const { seat, total } of steps) now[seat] = total
    return [...now]
  })
}

/** What part of a story is its beginning. */
const BEGINNING = 1 / 10

/**
 * The turning point: the step from which on a winner was ahead of everybody else to the end, the winner's own if there
 * is one at that moment. Null if nobody was, as in a tie, or if it was at the beginning: then nothing has turned.
 */
export function turningPoint(steps: readonly StoryStep[], winner: Seat, seats: number): StoryStep | null {
  const moments = momentsIn(steps)
  const isAhead = (points: readonly number[]): boolean =>
    points.every((n, seat) => seat === winner || n < (points[winner] ?? 0))
  const behind = standings(moments, seats).findLastIndex(points => !isAhead(points))
  const turning = moments[behind + 1] ?? []
  const step = turning.findLast(({ seat }) => seat === winner) ?? turning[0] ?? null
  return step !== null && step.at > BEGINNING * (steps.at(-1)?.at ?? 0) ? step : null
}
