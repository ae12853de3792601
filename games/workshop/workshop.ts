import type { GameEvent } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import type { Saying } from '../saying.ts'
import type { Guest, Kinds } from './guest.ts'

/** What a game offers to whoever makes cards for it. */
export interface Workshop {
  /** The kinds of cards that can be made, and of what. */
  readonly kinds: Kinds
  /** The cards of the box, by id, written as guests would be: to begin from, and to compare with. */
  readonly boxed: Readonly<Record<string, Guest>>
  /** What a card does, in the words of the game. */
  text(card: Guest): Saying
  /** The numbers of the rules that decide odd cases of it. */
  rulings(card: Guest): readonly string[]
  /** Who has a card from this event on, in a game that does not sell its cards: its slayers, or whoever plays it. */
  had?(event: GameEvent): { readonly card: string; readonly seats: readonly Seat[] } | null
  /** The pieces as they lie on the shelves, by their words: every piece of the vocabulary once. */
  readonly shelves?: readonly Shelf[]
  /** What a piece chooses for those after it, and what it needs of those before; null if nothing. */
  gives?(piece: Piece): string | null
  needs?(piece: Piece): string | null
}

export interface Shelf {
  readonly group: string
  readonly pieces: readonly string[]
}

/** A piece of a card: its word, and the parts that its form names. */
export type Piece = Readonly<Record<string, unknown>> & { readonly do: string }
