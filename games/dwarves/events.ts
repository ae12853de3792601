import type { AgendaSet } from '#games/pieces/agenda'
import type { Sealed } from '#games/pieces/sealing'
import type { GuestId } from '#games/workshop/guest-id'
import type { Result } from '#kernel/game'
import type { BySeat, Seat } from '#kernel/seat'
import type { Only } from '#kernel/secret'
import type { AbilityId } from './cards/abilities.ts'
import type { BattleId } from './cards/battles.ts'
import type { LaidEvent } from './cards/events.ts'
import type { Back, CardId } from './cards/index.ts'
import type { Kind } from './cards/kinds.ts'
import type { Options } from './options.ts'
import type { Dirt, Reaction, Stage, Task } from './types.ts'

/* What can happen, as told in the log. (The cards called events are something else: see cards/events.ts.) */

/** Creatures leaving one group, with its ability if they were its last. */
export interface Gone {
  readonly seat: Seat
  readonly kind: Kind
  readonly count: number
  readonly ability: AbilityId | null
}

/** Seating, drawing, turns, played cards, the end. */
export type TableEvent =
  | {
      readonly type: 'seated'
      readonly options: Options
      readonly hands: BySeat<Only<readonly CardId[]>>
      readonly decks: Readonly<Record<Back, { readonly cards: Only<readonly CardId[]>; readonly size: number }>>
    }
  | AgendaSet<Task>
  | { readonly type: 'stageOpened'; readonly stage: Stage }
  | { readonly type: 'stageClosed' }
  | { readonly type: 'handHeldOut'; readonly seat: Seat; readonly dirt: Only<Dirt> }
  | { readonly type: 'dirtCompared'; readonly dirt: BySeat<Dirt> }
  | { readonly type: 'starterChosen'; readonly seat: Seat }
  | { readonly type: 'deckReshuffled'; readonly deck: Back }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly deck: Back; readonly card: Only<CardId> }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'turnPassedOver'; readonly seat: Seat }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'creaturePlayed'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'creatureThawed'; readonly seat: Seat; readonly kind: Kind }
  /** R4.2: that somebody is driven off, and whether from the whole table. The next event says who. */
  | {
      readonly type: 'aversionFelt'
      readonly seat: Seat
      readonly kind: Kind
      readonly wide: boolean
      /** The guests of this table that it cannot stand. */
      readonly guests?: readonly GuestId[]
    }
  | ({ readonly type: 'creaturesLeft'; readonly why: 'aversion' | 'thaw' | 'stare' | 'peace' } & Gone)
  | {
      readonly type: 'abilityPlayed'
      readonly seat: Seat
      readonly ability: AbilityId
      readonly on: Seat
      readonly kind: Kind
      /** The number of creatures in the group. */
      readonly count: number
      readonly replaced: AbilityId | null
    }
  | { readonly type: 'handsShown'; readonly hands: BySeat<readonly CardId[]> }
  | { readonly type: 'gameEnded'; readonly why: 'gold' | 'sudden death'; readonly result: Result }

/** Fighters, dice and spoils. */
export type BattleEvent =
  | { readonly type: 'battlePlayed'; readonly seat: Seat; readonly battle: BattleId }
  | { readonly type: 'fightersSent'; readonly seat: Seat; readonly kinds: readonly Kind[] }
  | { readonly type: 'satOut'; readonly seat: Seat }
  | ({ readonly type: 'creatureRolled'; readonly dice: readonly number[]; readonly found: number } & OfFighter)
  /** Including how much treasure the creature has found now. */
  | ({ readonly type: 'dieRerolled'; readonly from: number; readonly to: number; readonly found: number } & OfFighter)
  | {
      readonly type: 'battleWon'
      readonly winners: readonly Seat[]
      /** By seat; null for seats that sat out. */
      readonly strengths: BySeat<number | null>
    }
  | { readonly type: 'spoilsPaid'; readonly seat: Seat; readonly treasure: number; readonly award: number }
  | { readonly type: 'goldGiven'; readonly seat: Seat; readonly to: BySeat<number> }
  | { readonly type: 'goldTaken'; readonly seat: Seat; readonly from: Seat; readonly amount: number }
  | ({ readonly type: 'creatureFell' } & Gone)
  | { readonly type: 'battleEnded'; readonly battle: BattleId; readonly cards: readonly CardId[] }

/** A seat's fighter: its place and its kind. */
interface OfFighter {
  readonly seat: Seat
  readonly fighter: number
  readonly kind: Kind
}

/** Cards laid face down, and their effects. */
export type DiplomacyEvent =
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: Only<CardId>; readonly back: Back | null }
  | { readonly type: 'nothingLaid'; readonly seat: Seat }
  | {
      readonly type: 'cardsTurnedUp'
      readonly cards: readonly { readonly seat: Seat; readonly card: CardId; readonly back: Back }[]
    }
  | { readonly type: 'bluffReturned'; readonly seat: Seat; readonly card: CardId; readonly back: Back }
  | { readonly type: 'eventFizzled'; readonly seat: Seat; readonly event: LaidEvent }
  | {
      readonly type: 'eventPlayed'
      readonly seat: Seat
      readonly event: LaidEvent
      readonly target: string
      /** The kind of the targeted fighter, if there is one. */
      readonly kind: Kind | null
    }
  | { readonly type: 'sealedInWindow'; readonly what: Sealed<Reaction> }
  | {
      readonly type: 'eventCancelled'
      readonly seat: Seat
      readonly owner: Seat
      readonly event: LaidEvent
      readonly from: 'hand' | 'laid'
    }
  | { readonly type: 'eventDone' }
  | { readonly type: 'pocketsEyed'; readonly seat: Seat }
  | ({ readonly type: 'fighterScared'; readonly lost: number } & OfFighter)
  | ({ readonly type: 'fighterRolledAgain'; readonly dice: readonly number[] } & OfFighter)
  | { readonly type: 'strengthsSwapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'treasureLost'; readonly seat: Seat; readonly lost: number }
  | { readonly type: 'treasureAdded'; readonly seat: Seat; readonly added: number }
  | { readonly type: 'creaturesSafe'; readonly seat: Seat }

export type DwarvesEvent = TableEvent | BattleEvent | DiplomacyEvent
