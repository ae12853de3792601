import { plain } from './policy/habits.ts'
import { type Mind, thinker } from './thinking.ts'
import { unpacked } from './value/packed.ts'
import { UNITS, weights } from './value/weights.ts'

/** Patient in battles: the tuned rules of thumb by which imagined games are played. */
const habits = { ...plain, caution: 0.25, die: 0.25 }
const net = unpacked(weights, UNITS)

const mind = (worlds: number, rounds: number, heat: number, counts: boolean): Mind => ({
  habits,
  net,
  effort: { worlds, rounds, turns: 0 },
  heat,
  counts,
})

/** The levels, by how many tables they imagine, how closely they weigh, and whether they ask what rivals keep. */
export const squire1 = thinker(mind(4, 1, 0.06, false))
export const knight1 = thinker(mind(8, 1, 0.04, false))
export const captain1 = thinker(mind(16, 1, 0.012, false))
/** The measure of the ceiling thinks as the Dragonlord does. */
export const dragonlord = mind(24, 3, 0, true)
export const dragonlord1 = thinker(dragonlord)
