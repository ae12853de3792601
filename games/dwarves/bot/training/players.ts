import type { Rng } from '#kernel/chance'
import { phases, type World } from '../model/world.ts'
import { choose } from '../policy/choose.ts'
import type { Habits } from '../policy/habits.ts'
import { weigh } from '../search.ts'
import { mostPromising } from '../shortlist.ts'
import type { Net } from '../value/net.ts'

/** One in this many plays by habit, so that the net knows such players, too. */
const HABITUAL = 5
const searchedPhases: readonly number[] = [phases.turn, phases.lay, phases.fighters]

/** Who plays the games that the net learns from: by habit, or with a net also by search, on the table as it is. */
export function playerWith(habits: Habits, net: Net | null, worlds: number, rng: Rng): (w: World) => number {
  if (net === null || rng.below(HABITUAL) === 0) return w => choose(w, habits)
  return w => {
    if (!searchedPhases.includes(w.phase)) return choose(w, habits)
    const answers = mostPromising(w, habits)
    if (answers.length === 1) return answers[0] as number
    const values = weigh(() => w, w.asked, answers, { worlds, rounds: 1, turns: 0 }, { habits, net }, rng)
    return answers[values.indexOf(Math.max(...values))] as number
  }
}
