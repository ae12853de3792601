import type { Deck } from '#games/pieces/deck'
import type { Window } from '#games/pieces/sealing'
import type { Ledger, Result } from '#kernel/game'
import type { Bundle, Menu, OneOf } from '#kernel/question'
import type { BySeat, Seat } from '#kernel/seat'
import type { Only } from '#kernel/secret'
import type { AbilityId } from './cards/abilities.ts'
import type { BattleId } from './cards/battles.ts'
import type { EventId, LaidEvent } from './cards/events.ts'
import type { Back, CardId } from './cards/index.ts'
import type { Kind } from './cards/kinds.ts'
import type { DwarvesEvent } from './events.ts'
import type { Options } from './options.ts'

/** Read this file first: the state of the table, the stages it can wait in, and the questions to a seat. */

/** All creatures of one kind in front of one seat. */
export interface Group {
  readonly kind: Kind
  readonly count: number
  readonly ability: AbilityId | null
}

/** One seat's side of the table. */
export interface Side {
  /** The cards in hand, in the order in which they were drawn. */
  readonly hand: Only<readonly CardId[]>
  /** R7.3, R13.1: how many cards of each back it has, in hand and, until turned up, face down on the table. */
  readonly backs: Readonly<Record<Back, number>>
  readonly groups: readonly Group[]
  readonly gold: number
}

/** A creature in a battle. */
export interface Fighter {
  readonly kind: Kind
  /** Its roll, empty until it has rolled; and how much treasure that found. */
  readonly dice: readonly number[]
  readonly found: number
  /** R9.3: its second roll. */
  readonly again: readonly number[]
  readonly scared: boolean
}

/** One seat's part in a battle. */
export interface Army {
  readonly fighters: readonly Fighter[]
  readonly strength: number
  readonly treasure: number
  /** R9.7. */
  readonly safe: boolean
  /** What is left of a winner's payment. */
  readonly spoils: number
}

/** A card on the table, face down until all are turned up. */
export interface Laid {
  readonly card: Only<CardId>
  /** R12.7: its back, if the table shows it. */
  readonly back: Back | null
}

/** An event that takes its turn. */
export interface Playing {
  readonly seat: Seat
  readonly event: LaidEvent
  readonly target: string
  readonly cancelled: boolean
}

export interface Battle {
  readonly card: BattleId
  readonly starter: Seat
  /** Null for a seat that has not chosen yet, or sits out. */
  readonly armies: BySeat<Army | null>
  readonly laid: BySeat<Laid | null>
  readonly playing: Playing | null
  /** R9.1: in the order in which they steal. */
  readonly thieves: readonly Seat[]
  readonly winners: readonly Seat[]
}

/** R1.5: from the cleanest to the dirtiest. */
export const dirt = ['spotless', 'dusty', 'sticky', 'filthy'] as const
export type Dirt = (typeof dirt)[number]

/** An answer to an event. */
export type Reaction = 'letBe' | 'forget'

/** What the table waits for. */
export type Stage =
  | { readonly at: 'hands'; readonly picks: BySeat<Only<Dirt> | null> }
  | { readonly at: 'draw' | 'turn' | 'fighters' | 'roll' | 'lay'; readonly seat: Seat }
  | { readonly at: 'reroll'; readonly seat: Seat; readonly fighter: number }
  | { readonly at: 'target'; readonly seat: Seat; readonly event: LaidEvent; readonly targets: readonly string[] }
  | ({ readonly at: 'window'; readonly closes: number | null } & Window<Reaction>)
  | { readonly at: 'winner'; readonly seat: Seat; readonly winners: readonly Seat[] }
  | { readonly at: 'loss'; readonly seat: Seat; readonly kinds: readonly Kind[] }
export type StageOf<At extends Stage['at']> = Extract<Stage, { at: At }>

/** The remaining tasks, as data. A task with seats runs for each of them, one after another. */
export type Task =
  | { readonly do: 'showHands' | 'deal' | 'endTurn' }
  | { readonly do: 'beginTurn'; readonly seat: Seat }
  | { readonly do: 'refill' | 'muster' | 'diplomacy' | 'resolve' | 'steal' | 'lose'; readonly seats: readonly Seat[] }
  /** R12.9: whether the first of them rolls the rest without being asked. */
  | { readonly do: 'combat'; readonly seats: readonly Seat[]; readonly rest: boolean }
  | { readonly do: 'turnUp' | 'takeEffect' | 'settle' | 'makePeace' | 'clearUp' }
export type TaskOf<Do extends Task['do']> = Task & { readonly do: Do }

export interface State {
  readonly options: Options
  readonly sides: BySeat<Side>
  readonly decks: Readonly<Record<Back, Deck<CardId>>>
  /** Whose turn it is, and how many have begun. */
  readonly turn: Seat
  readonly turns: number
  readonly battle: Battle | null
  /** How many battles there have been. */
  readonly battles: number
  readonly stage: Stage | null
  readonly agenda: readonly Task[]
  readonly result: Result | null
}

/** The ledger of this game's rules. */
export type DwarvesLedger = Ledger<State, DwarvesEvent>

export type Asks = {
  hands: OneOf<Dirt>
  draw: OneOf<Back>
  turn: Menu<{
    creature: OneOf<Kind>
    ability: OneOf<string>
    battle: OneOf<BattleId>
    /** R2.4: never possible; listed so that the rule can be shown. */
    event: OneOf<EventId>
    thaw: OneOf<Kind>
    stare: OneOf<string>
    discard: OneOf<CardId>
  }>
  fighters: Bundle<Kind>
  roll: Menu<{ next: OneOf<Kind>; rest: OneOf<'yes'> }>
  reroll: Menu<{ keep: OneOf<'yes'>; die: OneOf<number> }>
  lay: Menu<{ none: OneOf<'yes'>; lay: OneOf<CardId> }>
  target: OneOf<string>
  react: Menu<{ letBe: OneOf<'yes'>; forget: OneOf<'yes'> }>
  winner: OneOf<Seat>
  loss: OneOf<Kind>
}
