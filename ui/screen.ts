import type { ComponentType } from 'react'
import type { Saying, Words } from '#games/saying'
import type { Asks, Game, GameEvent, Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import type { Language } from './language.ts'

/** What a component for one question is given. It draws the question and hands over an answer; it knows no rule. */
export interface PromptProps<Q = Question> {
  readonly question: Q
  /** The answer goes to the house. */
  readonly answer: (answer: unknown) => void
  /** An answer is on its way: nothing can be pressed. */
  readonly isSending: boolean
  /** Within a menu, the move that this question belongs to. */
  readonly move?: string
}

/** A question of this name, with its own shape. */
export type Asked<A extends Asks, K extends keyof A & string> = { readonly name: K; readonly ask: A[K] }

/**
 * A game on the screen. Its components find the table by `useTable`; what is asked is drawn by the game's own prompt for
 * that question, or else by the one for its kind.
 */
export interface GameScreen<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> {
  readonly game: Game<S, E, A, O>
  /** What happened: a sentence for the log, and perhaps one that explains it. */
  readonly logged: (event: E) => readonly Saying[]
  /** Whether this event begins a new part of the log, such as a round; its sentence is the heading. */
  readonly isChapter: (event: E) => boolean
  /**
   * Where a table plays from memory, what the log still tells of an event once the next chapter has begun; nobody looks back further
   * then. Null where it tells all. In the end everything is there again.
   */
  readonly faded?: (view: S) => ((event: E) => readonly Saying[]) | null
  readonly asked: (question: Question<A>, view: S, seat: Seat) => Saying
  readonly option: (question: Question<A>, option: string | number, view: S, move?: string) => Saying
  /** What a move of a menu is called; without it, as `option` calls it. */
  readonly move?: (question: Question<A>, move: string, view: S) => Saying
  /** Whether something hidden is turned up by this event: it is heard. */
  readonly isReveal?: (event: E) => boolean
  /**
   * After how many events of an entry the table is held for a moment, so that what was turned up can be seen before all goes on; null
   * where there is nothing to see.
   */
  readonly heldAt?: (events: readonly E[]) => number | null
  /** How many movements such an entry is held for, if that takes longer than a moment. */
  readonly heldFor?: (events: readonly E[]) => number
  /** The game in a few sentences, as it is played at this table, for who has never played it. */
  readonly intro: (view: S) => readonly Saying[]
  /** What a card does, at this table or at any, and the numbers of the rules about it. */
  readonly card: (id: string, view: S | null) => { readonly text: Saying; readonly rules: readonly string[] }
  /** What everybody can see of a seat, under its name. */
  readonly Holdings: ComponentType<{ readonly seat: Seat }>
  /** A seat's progress, beside its name: points as diamonds, a fist that is closed. */
  readonly Badge: ComponentType<{ readonly seat: Seat }>
  /** The middle of the table. */
  readonly Stage: ComponentType
  /** One's own side while nothing is asked. */
  readonly Hand: ComponentType<{ readonly seat: Seat }>
  /** A game's own prompts; what is worth reading first (`notes`) they show by themselves. */
  readonly prompts: { readonly [K in keyof A & string]?: ComponentType<PromptProps<Asked<A, K>>> }
  /**
   * Questions that are put anew over and over while somebody is at them, as long as others answer too: their prompt stays, with
   * what is half made in it, until something else is asked.
   */
  readonly keeps?: readonly (keyof A & string)[]
  /** A card's picture, without its words. */
  readonly Picture: ComponentType<{ readonly card: string }>
  /** So many of one kind of thing, as small pictures; `text` is said to who cannot see them. */
  readonly Thing: ComponentType<{ readonly kind: string; readonly n: number; readonly text: string }>
  /** What a seat has in the end, if it is not counted in points. */
  readonly ended?: { readonly has: (n: number) => Saying; readonly from: Saying }
  /** After the game: where every point came from. */
  readonly Explained: ComponentType
  /** A line for the bar at the top: the round, what is left. */
  readonly Progress: ComponentType
}

/** What a game is shown with, each part loaded by itself and all at the same time. */
export interface ScreenParts {
  readonly screen: () => Promise<GameScreen>
  readonly words: Readonly<Record<Language, () => Promise<Words>>>
  /** The numbered rules, as text. */
  readonly rules: Readonly<Record<Language, () => Promise<string>>>
}

/** A screen whose own types are forgotten: it is only ever given what came from its game. */
export const put = <S extends object, E extends GameEvent, A extends Asks, O extends object>(
  screen: GameScreen<S, E, A, O>,
): GameScreen => screen as unknown as GameScreen
