import { createContext, useContext } from 'react'
import type { Introduction, Waiting } from '#client/messages'
import type { Replica } from '#client/replica'
import type { Saying } from '#games/saying'
import type { Segment, Speaker } from '#games/speaker'
import type { Asks, GameEvent, Question, Result } from '#kernel/game'
import type { Seat, Viewer } from '#kernel/seat'
import type { Bookmark } from './bookmark.ts'
import type { RuleTold } from './rulebook.ts'
import type { SceneSeen } from './scenes.ts'
import type { GameScreen } from './screen.ts'

/** The table being viewed, live or at a moment of its past. */
export interface TableSeen<S extends object = object, E extends GameEvent = GameEvent, A extends Asks = Asks> {
  readonly match: string
  readonly introduction: Introduction
  readonly screen: GameScreen
  readonly speaker: Speaker
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** The seat called `you` in what is said; null if everybody is called by name. */
  readonly me: Seat | null
  /** As this viewer sees it at this moment. It is mutated in place, so keep no references to it. */
  readonly view: S
  readonly told: readonly E[]
  /** The number of the last entry at this moment. */
  readonly have: number
  /** The current question; null in the past. */
  readonly question: Question<A> | null
  readonly result: Result | null
  /** Whom the table waits for: without those who are asked, but keep nobody waiting. */
  readonly waiting: Waiting | null
  /** The match as it is now, as far as it has been shown, regardless of the moment being viewed. */
  readonly live: Replica
  /** How far the match has been shown, when this was drawn. `live` may have grown since. */
  readonly bookmark: Bookmark
  /** Whether the match is over, as far as it has been shown. */
  readonly isOver: boolean
  readonly isLive: boolean
  /** The beat of the scene being played; null if there is none. */
  readonly scene: SceneSeen<E> | null
  /** A scene is being played. Nothing is asked until shortly after its end. */
  readonly isHeld: boolean
  readonly answer: (answer: unknown) => void
  /** What speaks against an answer that the player is about to give; left out where nobody warns. */
  readonly warn?: (answer: unknown) => readonly string[]
  /** Opens a large picture of a card with its text and rulings. */
  readonly zoom: (card: string | null) => void
  /** A rule's text by number, once the rules are loaded. */
  readonly rule: (number: string) => string | null
  /** A rule's number as shown in this language. */
  readonly ruleLabel: (number: string) => string
  /** The rules as they are quoted on cards: house rules in the words of a table. */
  readonly quotes?: ReadonlyMap<string, RuleTold>
  readonly say: (saying: Saying) => readonly Segment[]
  /** Whether an irreversible choice takes two steps: choose, then confirm. */
  readonly confirms: boolean
  /** The house clock, in milliseconds. */
  readonly now: () => number
  /** How long a movement takes, in milliseconds; 0 for none. */
  readonly motion: number
  /** How much longer than usual scenes take; 0 for none. With `motion` 0 they are a series of still pictures. */
  readonly tempo: number
  /**
   * An identifier for the current question. It stays the same until something is asked again, and a half-made answer
   * lives as long.
   */
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
  return awaiting(table) as unknown as TableSeen<S, E, A>
}

/** The same table, without waiting for those of whom the game says that they keep nobody waiting. */
function awaiting(table: TableSeen): TableSeen {
  const { waiting } = table
  if (!waiting?.since) return table // a picture has neither a match nor a screen
  const { screen, view } = table
  if (screen.isAwaited === undefined) return table
  const since = waiting.since.map((at, seat) => (at !== null && screen.isAwaited?.(view, seat as Seat) ? at : null))
  return { ...table, waiting: { ...waiting, since } }
}
