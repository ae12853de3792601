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
  /** How many tables are imagined in each round. After a round only the better half of the answers is looked at on. */
  readonly worlds: number
  readonly rounds: number
  /** How many turns are played on each table before it is judged, beyond the one that is decided. */
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
 * game is played on by habit for some turns, and the position is judged. The last `aside` answers are looked at to the end
 * and change nothing for the others.
 */
export function weigh(
  imagine: (rng: Rng) => World,
  seat: number,
  answers: readonly number[],
  { worlds, rounds, turns }: Effort,
  { habits, net }: Judgement,
  rng: Rng,
  aside = 0,
): readonly number[] {
  const totals = answers.map(() => 0)
  const means = answers.map(() => 0)
  const byHabit = (w: World): number => choose(w, habits)
  const all = answers.map((_, i) => i)
  const beside = aside === 0 ? [] : all.slice(-aside)
  let left = all.slice(0, all.length - aside)
  for (let round = 1; round <= rounds; round++) {
    for (let n = 0; n < worlds; n++) {
      const seed = seedOf(rng)
      const world = imagine(new QuickDice(seed))
      for (const i of [...left, ...beside]) {
        const dice = new QuickDice(seed + 1)
        scratch.take(world)
        answer(scratch, dice, answers[i] as number)
        playOn(scratch, dice, byHabit, turns)
        const won = scratch.phase === phases.over ? (sharesOf(scratch)[seat] ?? 0) : chanceOf(net, scratch, seat)
        totals[i] = (totals[i] ?? 0) + won
      }
    }
    for (const i of [...left, ...beside]) means[i] = (totals[i] ?? 0) / (round * worlds)
    left = left.toSorted((a, b) => (means[b] ?? 0) - (means[a] ?? 0)).slice(0, Math.max(2, Math.ceil(left.length / 2)))
  }
  return bestOfLast(means, left[0] ?? 0)
}

const LESS = 1e-6

/** An answer that fell out early may have been lucky: none counts for as much as the best of the last round. */
const bestOfLast = (means: readonly number[], best: number): readonly number[] =>
  means.map((mean, i) => (i === best ? mean : Math.max(0, Math.min(mean, (means[best] ?? mean) - LESS))))
