import type { Rng } from '#kernel/chance'
import { QuickDice } from '../model/dice.ts'
import { phases, type World } from '../model/world.ts'
import { choose } from '../policy/choose.ts'
import type { Habits } from '../policy/habits.ts'
import { weigh } from '../search.ts'
import { shortlist } from '../shortlist.ts'
import { gather, variedHabits } from './examples.ts'
import { type Examples, learn } from './learning.ts'
import type { Net } from './net.ts'

/** One stage: who plays how many games, and how the net is fitted to them. */
interface Stage {
  readonly games: number
  /** How many tables are imagined for each answer; 0 for players by habit alone. */
  readonly worlds: number
  readonly epochs: number
  readonly rate: number
}

/**
 * Players by habit first; then players who search with the net of the stage before. The net is fitted to the games of
 * all stages that search.
 */
export const stages: readonly Stage[] = [
  { games: 6000, worlds: 0, epochs: 3, rate: 0.004 },
  { games: 1500, worlds: 3, epochs: 2, rate: 0.0015 },
  { games: 2400, worlds: 3, epochs: 3, rate: 0.0015 },
]
const UNITS = 16

/** Makes the shipped weights again. `say` is told what has been done. */
export function train(seed: number, say: (line: string) => void): Net {
  const rng = new QuickDice(seed)
  let net: Net | null = null
  let first: Net | null = null
  let examples: Examples | null = null
  for (const { games, worlds, epochs, rate } of stages) {
    const before: Net | null = net
    const players = (seats: number) =>
      Array.from({ length: seats }, () => player(variedHabits(rng), before, worlds, rng))
    const found = gather(games, rng, players)
    // Games by habit alone are left behind: they are of other players.
    examples = examples === null || worlds === 0 || before === first ? found : both(examples, found)
    net = learn(examples, UNITS, epochs, rate, rng, before ?? undefined)
    first ??= net
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
    const answers = shortlist(w, habits)
    if (answers.length === 1) return answers[0] as number
    const values = weigh(() => w, w.asked, answers, { worlds, rounds: 1, turns: 0 }, { habits, net }, rng)
    return answers[values.indexOf(Math.max(...values))] as number
  }
}

function both(one: Examples, other: Examples): Examples {
  const rows = new Float32Array(one.rows.length + other.rows.length)
  rows.set(one.rows)
  rows.set(other.rows, one.rows.length)
  const ends = new Float32Array(one.count + other.count)
  ends.set(one.ends)
  ends.set(other.ends, one.count)
  return { rows, ends, count: one.count + other.count }
}
