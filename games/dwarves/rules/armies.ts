import type { Seat } from '#kernel/seat'
import type { Army, Battle, Fighter, State } from '../types.ts'

/** A seat's army in the battle; null if it does not fight, or if there is no battle. */
export const armyOf = ({ battle }: Pick<State, 'battle'>, seat: Seat): Army | null => battle?.armies[seat] ?? null

/** A fighter by its place. */
export function fighterAt({ armies }: Battle, seat: Seat, place: number): Fighter {
  const fighter = armies[seat]?.fighters[place]
  if (fighter === undefined) throw new RangeError(`seat ${seat} has no fighter ${place}`)
  return fighter
}

/** Everything a fighter has rolled. */
export const pipsOf = ({ dice, again }: Fighter): number => [...dice, ...again].reduce((n, pips) => n + pips, 0)
