import type { ComponentType } from 'react'
import type { Saying, Words } from '#games/saying'
import type { Asks, Game, GameEvent, Question } from '#kernel/game'
import type { Entry } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { Flight } from './flights.ts'
import type { Language } from './language.ts'
import type { Occurred } from './quips.ts'
import type { Beat } from './scenes.ts'
import type { Story } from './story.ts'

/** The props of a component for one question. It draws the question and submits an answer. It knows no rules. */
export interface PromptProps<Q = Question> {
  readonly question: Q
  /** Sends the answer to the house. */
  readonly answer: (answer: unknown) => void
  /** An answer is being sent, so nothing can be pressed. */
  readonly isSending: boolean
  /** Within a menu, the move this question belongs to. */
  readonly move?: string
}

/** A question of this name, with its specific shape. */
export type QuestionNamed<A extends Asks, K extends keyof A & string> = { readonly name: K; readonly ask: A[K] }

export interface CardFacts {
  /** What the card does, at this table or in general. */
  readonly text: Saying
  /** The numbers of the rules about it. */
  readonly rules: readonly string[]
  /** How many there are, if the rules page says so beside its name and not in a table. */
  readonly copies?: number
}

/**
 * A game's user interface. Its components get the table from `useTable`. A question is drawn by the game's own prompt
 * for it, or by the general prompt for its kind.
 */
export interface GameScreen<
  S extends object = object,
  E extends GameEvent = GameEvent,
  A extends Asks = Asks,
  O extends object = object,
> {
  readonly game: Game<S, E, A, O>
  /** An event as a sentence for the log, optionally with one that explains it. */
  readonly logged: (event: E) => readonly Saying[]
  /** Whether this event begins a new part of the log, such as a round. Its sentence is the heading. */
  readonly isChapter: (event: E) => boolean
  /**
   * For tables that play from memory: what the log still says about an event once the next chapter has begun. Nobody
   * can look back further than that. Null if it keeps everything. At the end of the match everything is shown again.
   */
  readonly faded?: (view: S) => ((event: E) => readonly Saying[]) | null
  readonly asked: (question: Question<A>, view: S, seat: Seat) => Saying
  readonly option: (question: Question<A>, option: string | number, view: S, move?: string) => Saying
  /** The name of a move in a menu; `option` by default. */
  readonly move?: (question: Question<A>, move: string, view: S) => Saying
  /** The time to show above the table, if it is not always the rules' next deadline; null if nothing is timed. */
  readonly clock?: (view: S) => number | null
  /**
   * Of a seat that is asked something, whether the table waits for it: one that has agreed may still answer, but keeps
   * nobody waiting. Left out if the table waits for everybody it asks.
   */
  readonly isAwaited?: (view: S, seat: Seat) => boolean
  /** Whether this event turns up something hidden, which plays a sound. */
  readonly isReveal?: (event: E) => boolean
  /** How an entry is shown bit by bit, if it turns up something. Empty if it is told at once. */
  readonly scene?: (events: readonly E[]) => readonly Beat[]
  /** What travels across the table when this event is told. */
  readonly flights?: (event: E) => readonly Flight[]
  /** Of a whole entry, what bots with a persona may have something to say about. The view is as the entry left it. */
  readonly quips?: (events: readonly E[], view: S) => readonly Occurred[]
  /** The game in a few sentences, as played at this table, for newcomers. */
  readonly intro: (view: S) => readonly Saying[]
  readonly card: (id: string, view: S | null) => CardFacts
  /** The cards everybody is busy with: up for auction, in a battle. The rules next to the table begin with theirs. */
  readonly cardsUp?: (view: S) => readonly string[]
  /** What is public about a seat, below its name. */
  readonly Holdings: ComponentType<{ readonly seat: Seat }>
  /** A seat's progress, next to its name: points as diamonds, a closed fist. */
  readonly Badge: ComponentType<{ readonly seat: Seat }>
  /** The middle of the table. */
  readonly Stage: ComponentType
  /** The player's own side while nothing is asked. */
  readonly Hand: ComponentType<{ readonly seat: Seat }>
  /** The game's own prompts. They show `notes` themselves. */
  readonly prompts: { readonly [K in keyof A & string]?: ComponentType<PromptProps<QuestionNamed<A, K>>> }
  /**
   * Questions that are asked again and again while others answer too. Their prompt stays, with its half-made answer,
   * until something else is asked.
   */
  readonly keeps?: readonly (keyof A & string)[]
  /** Questions that are answered in the middle of the table too, by pressing what lies there. */
  readonly onStage?: readonly (keyof A & string)[]
  /** A card's picture, without its text. */
  readonly Picture: ComponentType<{ readonly card: string }>
  /** A number of one kind of thing, as small pictures. `text` is for screen readers. */
  readonly Thing: ComponentType<{ readonly kind: string; readonly n: number; readonly text: string }>
  /** A seat's final result, if it is not counted in points. */
  readonly ended?: { readonly has: (n: number) => Saying; readonly from: Saying }
  /** After the game: points over time, and why it ended so. */
  readonly story?: (entries: readonly Entry<E>[], view: S) => Story
  /** After the game: where every point came from. */
  readonly Explained: ComponentType
  /** A line for the top bar: the round, what is left. */
  readonly Progress: ComponentType
  /** What is being decided now, in one line, for players whose table is on a big screen. */
  readonly Reminder?: ComponentType
  /** The parts of a big screen that everybody in the room sees, where they differ from those of a page. */
  readonly onScreen?: OnScreen
}

/** What a game draws on a big screen. Nothing on it can be pressed. */
export interface OnScreen {
  readonly Stage?: ComponentType
  /** What a seat holds over the table, reaching from its plate to the middle: a closed fist, an open hand. */
  readonly Reach?: ComponentType<{ readonly seat: Seat }>
  /** What lies along the foot of the screen: the cards of the round. */
  readonly Foot?: ComponentType
}

/** The parts of a game's user interface. Each is loaded separately, and all in parallel. */
export interface ScreenParts {
  readonly screen: () => Promise<GameScreen>
  readonly words: Readonly<Record<Language, () => Promise<Words>>>
  /** The numbered rules, as text. */
  readonly rules: Readonly<Record<Language, () => Promise<string>>>
}

/** A screen without its own types. It is only ever given data from its own game. */
export const put = <S extends object, E extends GameEvent, A extends Asks, O extends object>(
  screen: GameScreen<S, E, A, O>,
): GameScreen => screen as unknown as GameScreen
