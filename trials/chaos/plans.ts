import type { Pace } from '#server/matches/pace'

/** A table as it is to be played: who sits there, by their numbers, and how many bots. */
export interface Plan {
  readonly game: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly pace: Pace
  readonly people: readonly number[]
  readonly bots: number
  /** Whether its people now and then fall silent for longer than they may. */
  readonly isDreamy: boolean
}

const untimed: Pace = { kind: 'untimed' }
/** The shortest bank there is. */
const hurried: Pace = { kind: 'live', bank: 10, increment: 2, cap: 10 }

/** Every game, with the clocks of the rules and without, at leisure and against the clock of the house. */
const kinds: readonly (readonly [game: string, options: Plan['options'], pace: Pace])[] = [
  ['gold', { clock: 'standard' }, untimed],
  ['dwarves', { clock: 'standard' }, untimed],
  ['fist', {}, hurried],
  ['gold', { clock: 'none' }, hurried],
  ['dwarves', { clock: 'none' }, hurried],
  ['fist', {}, untimed],
  ['dwarves', { clock: 'standard' }, hurried],
  ['gold', { clock: 'standard' }, hurried],
  ['gold', { clock: 'none' }, untimed],
  ['dwarves', { clock: 'none' }, untimed],
]

/** Tables of three or four. People sit at several of them at once, each time among others. */
export function plansFor(tables: number): readonly Plan[] {
  const crowd = crowdAt(tables)
  return Array.from({ length: tables }, (_, i) => {
    const [game, options, pace] = kinds[i % kinds.length] as (typeof kinds)[0]
    const lap = Math.floor(i / kinds.length)
    const count = 2 + ((i + lap) % 2)
    const people = Array.from({ length: count }, (_, k) => (i * 2 + k * (1 + lap)) % crowd)
    return { game, options, pace, people: [...new Set(people)], bots: 4 - count, isDreamy: pace !== untimed }
  })
}

/** How many people there are. */
export const crowdAt = (tables: number): number => Math.max(4, Math.ceil(tables * 1.5))
