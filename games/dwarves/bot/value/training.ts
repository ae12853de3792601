import type { Rng } from '#kernel/chance'
import { QuickDice } from '../model/dice.ts'
import { phases, type World } from '../model/world.ts'
import { choose } from '../policy/choose.ts'
import type { Habits } from '../policy/habits.ts'
import { weigh } from '../search.ts'
import { mostPromising } from '../shortlist.ts'
import { gather, variedHabits } from './examples.ts'
import { learn } from './learning.ts'
import type { Net } from './net.ts'

/** One stage: who plays how many games, and how the net is fitted to them. */
interface Stage {
  readonly games: number
  /** How many tables are imagined for each answer; 0 for players by habit alone. */
  readonly worlds: number
  readonly epochs: number
  readonly rate: number
  /** Seeds of the games and of the fitting. */
  readonly seeds: readonly [number, number]
  /** The share of the positions that is fitted; the rest was held out to see whether it helps. */
  readonly fitted: number
}

/** Players by habit first; then players who search with the net of the stage before. */
const stages: readonly Stage[] = [
  { games: 6000, worlds: 0, epochs: 3, rate: 0.004, seeds: [4711, 1], fitted: 1 },
  { games: 1800, worlds: 4, epochs: 2, rate: 0.0015, seeds: [31337, 2], fitted: 0.93 },
]
const UNITS = 16

/** Makes the shipped weights again. `say` is told what has been done. */
export function train(say: (line: string) => void): Net {
  let net: Net | null = null
  for (const { games, worlds, epochs, rate, seeds, fitted } of stages) {
    const before: Net | null = net
    const rng = new QuickDice(seeds[0])
    const players = (seats: number) =>
      Array.from({ length: seats }, () => player(variedHabits(rng), before, worlds, rng))
    const { rows, ends, count } = gather(games, rng, players)
    const examples = { rows, ends, count: Math.floor(count * fitted) }
    net = learn(examples, UNITS, epochs, rate, new QuickDice(seeds[1]), before ?? undefined)
    say(`${games} games, ${examples.count} positions`)
  }
  if (net === null) throw new Error('there are no stages')
  return net
}

/** One in this many plays by habit, so that the net knows such players, too. */
const HABITUAL = 5
const searchedPhases: readonly number[] = [phases.turn, phases.lay, phases.fighters]

function player(habits: Habits, net: Net | null, worlds: number, rng: Rng): (w: World) => number {
  if (net === null || rng.below(HABITUAL) === 0) return w => choose(w, habits)
  return w => {
    if (!searchedPhases.includes(w.phase)) return choose(w, habits)
    const answers = mostPromising(w, habits)
    if (answers.length === 1) return answers[0] as number
    const values = weigh(() => w, w.asked, answers, { worlds, rounds: 1, turns: 0 }, { habits, net }, rng)
    return answers[values.indexOf(Math.max(...values))] as number
  }
}
