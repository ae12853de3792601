import type { Rng } from '#kernel/chance'
import { answer, sharesOf } from '../model/play.ts'
import { newWorld } from '../model/self-play.ts'
import { phases, type World } from '../model/world.ts'
import { type Habits, plain } from '../policy/habits.ts'
import { FEATURES, readFeatures } from '../value/features.ts'
import type { Examples } from './learning.ts'

/** Habits unlike anybody's: a net that has seen only one way to play misjudges all others. */
export function variedHabits(rng: Rng): Habits {
  const between = (low: number, high: number): number => low + ((high - low) * rng.below(1001)) / 1000
  return {
    ...plain,
    caution: between(-0.05, 0.4),
    impatience: between(0, 0.03),
    die: between(0.12, 0.36),
    find: between(0.2, 0.8),
    spite: between(0.2, 0.9),
    event: between(0.2, 1.2),
    forget: between(0.5, 2.5),
    early: 2 + rng.below(3),
    middle: 1 + rng.below(3),
    late: rng.below(3),
    keepBattle: between(0.3, 1.6),
    keepEvent: between(0.1, 0.9),
    keepForget: between(0.2, 1.2),
  }
}

/** One in this many positions is kept, so that a game is not told over and over. */
const KEPT = 2

/** Positions of games that the players of `seatsOf` play, each from the point of view of one seat. */
export function gather(
  games: number,
  rng: Rng,
  players: (seats: number) => readonly ((w: World) => number)[],
): Examples {
  const [rows, ends]: [number[], number[]] = [[], []]
  const features = Array<number>(FEATURES).fill(0)
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3)
    const w = newWorld(seats, rng)
    const by = players(seats)
    const kept: number[] = []
    while (w.phase !== phases.over) {
      if (w.phase === phases.turn && rng.below(KEPT) === 0) {
        const seat = rng.below(seats)
        readFeatures(w, seat, features)
        rows.push(...features)
        kept.push(seat)
      }
      answer(w, rng, (by[w.asked] as (w: World) => number)(w))
    }
    const shares = sharesOf(w)
    for (const seat of kept) ends.push(shares[seat] as number)
  }
  return { rows: Float32Array.from(rows), ends: Float32Array.from(ends), count: ends.length }
}
