import { shelf } from '#games/shelf'
import { MOST_GUESTS } from '#games/workshop/guest'
import type { Plan as Table } from '#trials/chaos/plans'

/** A match to be played. */
export interface Plan extends Table {
  /** The minimum number of entries before the older house is killed. */
  readonly until: number
  /** Whether its people wait from then on, or are in the middle of playing. */
  readonly waits: boolean
}

type Options = Table['options']
/** Options that make matches short enough, or let the rules' own clock run; used in turn. */
const rules: Readonly<Record<string, readonly Options[]>> = {
  fist: [
    { roundLimit: 3 },
    { pointsToWin: 2, roundLimit: 5, coinCounts: 'tracked' },
    { startFG: 9, specialsPerRound: 3, roundLimit: 4 },
    { roundLimit: 6, doppelgangerDeclare: 'after' },
  ],
  gold: [
    { game: 'basic', division: 'divideAndChoose', clock: 'none' },
    { division: 'divideAndChoose', clock: 'none' },
    { division: 'divideAndChoose', clock: 'blitz', magic: false },
    { magic: false, division: 'divideAndChoose', clock: 'none', wizardFirst: true },
  ],
  dwarves: [
    { goldToWin: 10, start: 'random', clock: 'none' },
    { clock: 'none', rolling: 'byHand', backs: 'shown' },
    { goldToWin: 10, clock: 'standard' },
    { goldToWin: 10, clock: 'none', forget: 'laid', bluffs: 'returned' },
  ],
}
export const games = Object.keys(rules)

/** After more than forty entries the house has stored a snapshot. */
const far = [12, 20, 60, 45]

export function planFor(game: string, n: number, until = far[n % far.length] ?? 0): Plan {
  const { min, max } = shelf[game]?.game.seats ?? { min: 0, max: 0 }
  const all = rules[game] ?? []
  const seats = min + (n % (max - min + 1))
  const people = Math.min(seats, 1 + ((n + 1) % 3))
  const options = all[n % all.length] ?? {}
  const sit = Array.from({ length: people }, (_, i) => i)
  const table = {
    game,
    options,
    pace: { kind: 'untimed' },
    people: sit,
    bots: seats - people,
    guests: n % 2 === 0 ? 1 + (n % MOST_GUESTS) : 0,
    isDreamy: false,
  } as const
  return { ...table, until, waits: n % far.length !== 1 }
}
