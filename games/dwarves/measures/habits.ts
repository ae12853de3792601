import type { Seat } from '#kernel/seat'
import type { DwarvesEvent } from '../events.ts'
import { type Counts, countsOf } from './noted.ts'

/** How often a seat did what it could have done, in the middle if it never could. */
const share = (done: number, times: number): number => (done + 0.5) / (times + 1)

/** How a seat played, as everybody at the table saw it. */
export const habits = (events: readonly DwarvesEvent[], seat: Seat): readonly number[] =>
  sharesOf(countsOf(events, seat))

const sharesOf = (n: Counts): readonly number[] => [
  share(n.battles, n.turns),
  share(n.battlesWon, n.battles),
  share(n.creatures, n.turns),
  share(n.joining, n.creatures),
  share(n.finders, n.creatures),
  share(n.strong, n.creatures),
  share(n.discards, n.turns),
  share(n.helps, n.turns),
  share(n.harms, n.turns),
  share(n.driven, n.turns),
  share(n.creaturesDrawn, n.draws),
  share(n.spared, n.fights),
  share(n.sought, n.fights),
  share(n.rerolls, n.battles + n.fights),
  share(n.laid, n.chancesToLay),
  share(n.bluffs, n.chancesToLay),
  share(n.attacks, n.chancesToLay),
  share(n.cancelled, n.rivalEvents),
]
