import type { Reliability } from '#protocol/history'
import type { Fault } from '../storage/history-port.ts'

/** Only the last matches count: a bad month is forgotten. */
export const REMEMBERED = 60
/** With fewer than this, somebody is new here. */
const FEWEST = 5
/** What a match weighs against the one after it: twenty-three matches later, half as much. */
const FADES = 0.97

/** How reliably somebody finishes on time, from how their last matches with people went, the last ended first. */
export function reliabilityIn(faults: readonly (Fault | null)[]): Reliability {
  const last = faults.slice(0, REMEMBERED)
  if (last.length < FEWEST) return { matches: last.length, onTime: null }
  const sum = (of: readonly (Fault | null)[]): number =>
    of.reduce((all, fault, ago) => all + (fault === null ? FADES ** ago : 0), 0)
  return { matches: last.length, onTime: Math.round((100 * sum(last)) / sum(last.map(() => null))) }
}
