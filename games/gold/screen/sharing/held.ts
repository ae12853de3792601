import { halfMade } from '../half-made.ts'
import type { Owners } from '../known/drafts.ts'
import type { Sign } from '../known/signs.ts'
import { type Looking, nothingLookedAt } from './looking.ts'

/** The purpose of taps on tokens: the player's own signs, or one recipient's share. */
export type Taps = 'signs' | number

/** A player's unfinished work at the desk. The table and the prompt show the same. */
export interface Held extends Looking {
  readonly owners: Owners
  /** Previous drafts, the latest last. */
  readonly before: readonly Owners[]
  readonly taps: Taps
  /** The player's own signs, piece by piece, as tapped. */
  readonly signs: readonly Sign[]
  /** The talk is not shown any more, only its outcome. */
  readonly isSkipped: boolean
  /** They are being sent. */
  readonly isTelling: boolean
}
export const emptyHanded: Held = {
  owners: [],
  before: [],
  taps: 'signs',
  signs: [],
  isTelling: false,
  isSkipped: false,
  ...nothingLookedAt,
}

/** How many steps can be undone. */
const STEPS = 30

const useHalfMade = halfMade<Held>(emptyHanded)

export interface Holding {
  readonly held: Held
  readonly hold: (change: Partial<Held>) => void
  /** Replaces this draft with another. */
  readonly redraw: (owners: Owners, more?: Partial<Held>) => void
  readonly undo: () => void
}

/** Unfinished work is kept while this party shares this loot, even if something else is asked in between. */
export function useHeld(key: string): Holding {
  const [held, hold] = useHalfMade(key)
  return {
    held,
    hold,
    redraw: (owners, more = {}) => hold({ ...more, owners, before: [...held.before.slice(-STEPS), held.owners] }),
    undo: () => hold({ owners: held.before.at(-1) ?? [], before: held.before.slice(0, -1) }),
  }
}
