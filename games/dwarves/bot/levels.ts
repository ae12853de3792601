import { type Level, levels, withPersonas } from '#bots/levels'
import { plain } from './policy/habits.ts'
import { type DwarvesBot, type Mind, thinker } from './thinking.ts'
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
  taste: null,
})

/** By how many tables they imagine, how closely they weigh, and whether they ask what rivals keep. */
export const minds: Readonly<Record<Level, Mind>> = {
  squire: mind(4, 1, 0.14, false),
  knight: mind(8, 1, 0.06, false),
  captain: mind(16, 1, 0.03, false),
  dragonlord: mind(48, 3, 0, true),
}

/** What a persona gives up for its taste: more where small differences are not seen anyway. */
const fancyOf = ({ heat }: Mind): number => 0.02 + 2 * heat

export const levelBots: Readonly<Record<string, DwarvesBot>> = {
  ...Object.fromEntries(levels.map(level => [`${level}@1`, thinker(minds[level])])),
  ...withPersonas((level, persona) => thinker({ ...minds[level], taste: { persona, fancy: fancyOf(minds[level]) } })),
}
