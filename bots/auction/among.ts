import { type Effort, solve } from './solve.ts'
import type { Agent, Solved, Stage } from './stage.ts'

/**
 * Solves an auction in which an agent has only some of its actions open, by number. Nobody plays the others, and nobody
 * reckons with them. The certificate is about what is open.
 */
export function solveAmong(stage: Stage, open: readonly (readonly number[])[], effort: Effort): Solved {
  const agents = stage.agents.map((agent, i) => narrowed(agent, open[i] as readonly number[], stage.seats + 1))
  const solved = solve({ ...stage, agents }, effort)
  return {
    ...solved,
    mixes: solved.mixes.map((mix, i) => spread(mix, open[i] as readonly number[], stage.agents[i] as Agent)),
  }
}

function narrowed(agent: Agent, open: readonly number[], columns: number): Agent {
  const rows = open.flatMap(a => [...agent.worth.subarray(a * columns, (a + 1) * columns)])
  return { ...agent, levels: open.map(a => agent.levels[a] as number), worth: Float64Array.from(rows) }
}

/** The mix over all actions: nothing on those that are not open. */
function spread(mix: Float64Array, open: readonly number[], { levels }: Agent): Float64Array {
  const whole = new Float64Array(levels.length)
  for (const [k, a] of open.entries()) whole[a] = mix[k] as number
  return whole
}
