/** One stage: who plays how many games, and how the net is fitted to them. */
export interface Stage {
  readonly games: number
  /** How many tables are imagined for each answer; 0 for players by habit alone. */
  readonly worlds: number
  readonly epochs: number
  readonly rate: number
  /** Seeds of the games and of the fitting. */
  readonly seeds: readonly [number, number]
  /** The share of the positions that is fitted; on the rest the net is tried. */
  readonly fitted: number
}

/** Players by habit first; then players who search with the net of the stage before. */
export const stages: readonly Stage[] = [
  { games: 6000, worlds: 0, epochs: 3, rate: 0.004, seeds: [4711, 1], fitted: 0.93 },
  { games: 1800, worlds: 4, epochs: 2, rate: 0.0015, seeds: [31337, 2], fitted: 0.93 },
  { games: 2400, worlds: 4, epochs: 2, rate: 0.001, seeds: [2718, 3], fitted: 0.93 },
]
export const UNITS = 16
