import { halfMade } from '../half-made.ts'
import type { Owners } from '../known/drafts.ts'
import type { Sign } from '../known/signs.ts'
import { type Looking, nothingLookedAt } from './looking.ts'

/** What taps on tokens are for: one's signs, or the share of one of those among whom the loot goes. */
export type Taps = 'signs' | number

/** What somebody has half made at the desk. The table and the prompt show the same. */
export interface Held extends Looking {
  readonly owners: Owners
  /** Drafts before this one, the last one last. */
  readonly before: readonly Owners[]
  readonly taps: Taps
  /** One's own signs, piece by piece, as they were tapped. */
  readonly signs: readonly Sign[]
  /** They are on their way to the others. */
  readonly isTelling: boolean
}
export const emptyHanded: Held = {
  owners: [],
  before: [],
  taps: 'signs',
  signs: [],
  isTelling: false,
  ...nothingLookedAt,
}

/** So many steps can be undone. */
const STEPS = 30

const useHalfMade = halfMade<Held>(emptyHanded)

export interface Holding {
  readonly held: Held
  readonly hold: (change: Partial<Held>) => void
  /** Another draft takes the place of this one. */
  readonly redraw: (owners: Owners, more?: Partial<Held>) => void
  readonly undo: () => void
}

/** What is half made lives as long as this loot is shared by this party, also while something else is asked in between. */
export function useHeld(key: string): Holding {
  const [held, hold] = useHalfMade(key)
  return {
    held,
    hold,
    redraw: (owners, more = {}) => hold({ ...more, owners, before: [...held.before.slice(-STEPS), held.owners] }),
    undo: () => hold({ owners: held.before.at(-1) ?? [], before: held.before.slice(0, -1) }),
  }
}
