import type { Rng } from '#kernel/chance'
import { QuickDice, seedOf } from './model/dice.ts'
import { answer, sharesOf } from './model/play.ts'
import { playOn } from './model/self-play.ts'
import { phases, World } from './model/world.ts'
import { choose } from './policy/choose.ts'
import type { Habits } from './policy/habits.ts'
import { chanceOf, type Net } from './value/net.ts'

/** How much a search looks at. Counted, never timed, so that it is the same everywhere. */
export interface Effort {
  /** How many tables are imagined. */
  readonly worlds: number
  /** How many turns are played on each before it is judged, beyond the one that is decided. */
  readonly turns: number
}

/** How everybody is taken to play in imagined games, and what the position after them is worth. */
export interface Judgement {
  readonly habits: Habits
  readonly net: Net
}

const scratch = new World(
  { goldToWin: 15, suddenDeath: false, fourthClears: false, tieAward: 'full', bluffsReturn: false, mustLay: false },
  2,
)

/**
 * The chance to win the game with each answer: on imagined tables, the same for all answers and with the same dice, the
 * game is played on by habit for some turns, and the position is judged.
 */
export function weigh(
  imagine: (rng: Rng) => World,
  seat: number,
  answers: readonly number[],
  { worlds, turns }: Effort,
  { habits, net }: Judgement,
  rng: Rng,
): readonly number[] {
  const totals = answers.map(() => 0)
  const byHabit = (w: World): number => choose(w, habits)
  for (let n = 0; n < worlds; n++) {
    const seed = seedOf(rng)
    const world = imagine(new QuickDice(seed))
    for (const [i, given] of answers.entries()) {
      const dice = new QuickDice(seed + 1)
      scratch.take(world)
      answer(scratch, dice, given)
      playOn(scratch, dice, byHabit, turns)
      const won = scratch.phase === phases.over ? (sharesOf(scratch)[seat] ?? 0) : chanceOf(net, scratch, seat)
      totals[i] = (totals[i] ?? 0) + won
    }
  }
  return totals.map(total => total / worlds)
}
