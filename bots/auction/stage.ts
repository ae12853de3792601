/**
 * One sealed auction as plain numbers. Everybody bids at once and everybody pays; the highest level wins; ties are
 * settled as `ties` says. It knows no game.
 */
export interface Stage {
  readonly seats: number
  /** One for every seat, or one for every type of a seat whose coins nobody else knows. */
  readonly agents: readonly Agent[]
  /** By the tied seats as bits: what comes of the tie. Where there is none, nobody wins. */
  readonly ties: readonly (Tie | undefined)[]
  /** The largest worth: what a NashConv is a share of. */
  readonly scale: number
}

export interface Agent {
  readonly seat: number
  /** How likely this type of the seat is. */
  readonly weight: number
  /** What each action counts in the comparison. Zero never wins; `CURSE` lets nobody win. */
  readonly levels: readonly number[]
  /** What each action is worth for each outcome: an action's row has a column for every winner, the last for nobody. */
  readonly worth: Float64Array
  /** A mix that it keeps to, whatever it could gain by another: somebody whose bids are foreseen. */
  readonly keeps?: Float64Array
}

export interface Tie {
  /** How likely each seat is to win it. The rest is nobody's. */
  readonly share: Float64Array
  /** What settling it costs each seat. */
  readonly cost: Float64Array
}

export const CURSE = -1

/** One mix over its actions for every agent. */
export type Mixes = readonly Float64Array[]

export const uniform = ({ agents }: Stage): Mixes =>
  agents.map(({ levels, keeps }) => keeps ?? new Float64Array(levels.length).fill(1 / levels.length))

export interface Solved {
  readonly mixes: Mixes
  /** What the auction is worth to each agent. */
  readonly values: readonly number[]
  /** What all could gain together if each alone changed its mix, as a share of the largest worth. */
  readonly nashConv: number
}
