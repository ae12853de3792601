import { createContext, useContext } from 'react'
import type { Guest } from '#games/workshop/guest'
import type { Piece } from '#games/workshop/workshop'
import type { Craft } from './crafts.ts'
import type { Draft, Facts } from './model/draft.ts'
import type { Path, Spot } from './model/editing.ts'
import type { Slot, Tray } from './model/kept.ts'
import type { Standing } from './model/standing.ts'

/** The card on the bench, and what can be done with it. */
export interface Bench {
  readonly craft: Craft
  readonly tray: Tray
  readonly slot: Slot
  readonly draft: Draft
  readonly standing: Standing
  /** Where the next piece goes that somebody taps. */
  readonly target: Spot
  readonly aim: (list: Path) => void
  readonly change: (part: Partial<Draft>) => void
  readonly changeFacts: (facts: Facts) => void
  readonly add: (...pieces: readonly Piece[]) => void
  readonly choose: (slot: number) => void
  /** Lays cards of this kind on blank ones, which can be undone; how many found one. */
  readonly lay: (cards: readonly Guest[]) => number
  /** Makes the card blank again, which can be undone; null if it is. */
  readonly clear: (() => void) | null
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** Remembers the card as it is now as a version of this draft. */
  readonly remember: () => void
  readonly changeSlot: (part: Partial<Slot>) => void
}

export const BenchContext = createContext<Bench | null>(null)

export function useBench(): Bench {
  const bench = useContext(BenchContext)
  if (bench === null) throw new Error('no card is on the bench')
  return bench
}
