import { createContext, useContext } from 'react'
import type { Introduction, Waiting } from '#client/messages'
import type { Replica } from '#client/replica'
import type { Saying } from '#games/saying'
import type { Segment, Speaker } from '#games/speaker'
import type { Asks, GameEvent, Question, Result } from '#kernel/game'
import type { Viewer } from '#kernel/seat'
import type { GameScreen } from './screen.ts'

/** The table somebody looks at, live or at a moment of its past. */
export interface TableSeen<S extends object = object, E extends GameEvent = GameEvent, A extends Asks = Asks> {
  readonly match: string
  readonly introduction: Introduction
  readonly screen: GameScreen
  readonly speaker: Speaker
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** As this viewer sees it at this moment. It changes in place: read it, keep nothing of it. */
  readonly view: S
  readonly told: readonly E[]
  /** The number of the last entry of this moment. */
  readonly have: number
  /** What is asked now; nothing in the past. */
  readonly question: Question<A> | null
  readonly result: Result | null
  readonly waiting: Waiting | null
  /** The match as it is now, whatever moment is looked at. */
  readonly live: Replica
  readonly isLive: boolean
  /** Held in the middle of an entry, for something to be seen: nothing is asked until it goes on. */
  readonly isHeld: boolean
  readonly answer: (answer: unknown) => void
  /** Opens a large picture of a card with its words and rulings. */
  readonly zoom: (card: string | null) => void
  /** The text of a rule by its number, once the rules are loaded. */
  readonly rule: (number: string) => string | null
  /** The number of a rule as it is shown in this language. */
  readonly ruleLabel: (number: string) => string
  readonly say: (saying: Saying) => readonly Segment[]
  /** Whether a choice that cannot be taken back is made in two steps: chosen, then confirmed. */
  readonly confirms: boolean
  /** What the clock of the house shows, in milliseconds. */
  readonly now: () => number
  /** Milliseconds a movement takes; 0 for none. */
  readonly motion: number
  /** What is asked, by a name that stays the same until it is asked anew: a half-made answer lives as long. */
  readonly asking: string | null
}

export const TableContext = createContext<TableSeen | null>(null)

/** The table these components are drawn for. */
export function useTable<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
>(): TableSeen<S, E, A> {
  const table = useContext(TableContext)
  if (table === null) throw new Error('there is no table here')
  return table as unknown as TableSeen<S, E, A>
}
