import type { Window } from '#games/pieces/sealing'
import type { Result } from '#kernel/game'
import type { Transfer } from '#kernel/question'
import type { BySeat, Seat } from '#kernel/seat'
import type { Only } from '#kernel/secret'
import type { Adventurer } from './cards/adventurers.ts'
import type { DragonId } from './cards/dragons.ts'
import type { Gem, Hoard, Token } from './cards/tokens.ts'
import type { ObjectId } from './magic/cards.ts'
import type { Options } from './options.ts'
import type { Phrase } from './rules/phrases.ts'
import type { Screen, Sealed, Slip, Spot, Stage, Task } from './types.ts'

export type Points = {
  readonly tokens: number
  readonly gems: number
  readonly sets: number
}

/** Turns, dragons, thefts, the end. */
export type TableEvent =
  | {
      readonly type: 'seated'
      readonly options: Options
      readonly screens: BySeat<Screen>
      readonly first: Seat
      readonly bag: Only<Hoard>
      readonly inBag: number
      readonly pile: readonly DragonId[]
      readonly objects: Only<readonly ObjectId[]>
      readonly objectsLeft: number
      readonly boxed: readonly ObjectId[]
    }
  | { readonly type: 'agendaSet'; readonly agenda: readonly Task[] }
  | { readonly type: 'stageOpened'; readonly stage: Stage }
  | { readonly type: 'stageClosed' }
  | { readonly type: 'dragonDrawn'; readonly spot: Spot; readonly dragon: DragonId; readonly tokens: Hoard }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly awoke: readonly Adventurer[] }
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  | { readonly type: 'homePicked'; readonly seat: Seat; readonly adventurer: Only<Adventurer> }
  | { readonly type: 'calledHome'; readonly picks: readonly { readonly seat: Seat; readonly adventurer: Adventurer }[] }
  | {
      readonly type: 'adventurerPlaced'
      readonly seat: Seat
      readonly adventurer: Adventurer
      readonly spot: Spot
      readonly dragon: DragonId
      readonly blade: DragonId | null
    }
  | {
      readonly type: 'dragonSlain'
      readonly spot: Spot
      readonly dragon: DragonId
      readonly by: Seat
      readonly party: readonly Seat[]
      /** R5.20: when it will have been shown, in milliseconds. */
      readonly shown: number
    }
  | { readonly type: 'hiddenDrawn'; readonly dragon: DragonId; readonly tokens: Hoard }
  | { readonly type: 'redClaimed'; readonly seat: Seat; readonly red: number }
  | { readonly type: 'lootLost'; readonly tokens: Hoard }
  | { readonly type: 'sharesTaken'; readonly party: readonly Seat[]; readonly shares: readonly Hoard[] }
  | { readonly type: 'victimNamed'; readonly seat: Seat; readonly victim: Seat; readonly drawn: boolean }
  | { readonly type: 'theftFailed'; readonly seat: Seat }
  | { readonly type: 'tokenStolen'; readonly seat: Seat; readonly victim: Seat; readonly token: Only<Token> }
  | { readonly type: 'partyWentHome'; readonly spot: Spot }
  | { readonly type: 'seatLeft'; readonly seat: Seat }
  | { readonly type: 'screensLifted'; readonly hoards: BySeat<Hoard>; readonly hands: BySeat<readonly ObjectId[]> }
  | { readonly type: 'gemsPaid'; readonly gem: Gem; readonly leaders: readonly Seat[]; readonly paid: BySeat<number> }
  | { readonly type: 'gameEnded'; readonly points: BySeat<Points>; readonly result: Result }

/** The bargain, the heaps, the Market. */
export type TalkEvent =
  | {
      readonly type: 'sandRan'
      readonly party: readonly Seat[]
      readonly loot: Hoard
      readonly bell: number | null
      /** The amount of sand. */
      readonly seconds: number | null
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly wants: Hoard }
  | { readonly type: 'waived'; readonly seat: Seat; readonly waives: Hoard }
  | {
      readonly type: 'offerMade'
      readonly seat: Seat
      readonly number: number
      readonly at: number
      readonly party: readonly Seat[]
      readonly shares: readonly Hoard[]
    }
  | { readonly type: 'offerAccepted'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'acceptanceWithdrawn'; readonly seat: Seat }
  | { readonly type: 'offerWithdrawn'; readonly seat: Seat }
  | { readonly type: 'dealRefused'; readonly seat: Seat }
  | { readonly type: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  | { readonly type: 'offersFrozen' }
  | { readonly type: 'closingBegan'; readonly number: number; readonly closes: number }
  | { readonly type: 'closingStopped' }
  | { readonly type: 'dealStruck'; readonly by: Seat; readonly shares: readonly Hoard[] }
  | { readonly type: 'talksFailed'; readonly why: 'sand' | 'refused' }
  | { readonly type: 'partyShrank'; readonly party: readonly Seat[] }
  | { readonly type: 'heapsMade'; readonly seat: Seat; readonly heaps: readonly Hoard[] }
  | { readonly type: 'heapChosen'; readonly seat: Seat; readonly heap: number }
  | { readonly type: 'marketOpened' }
  | {
      readonly type: 'tradeOffered'
      readonly seat: Seat
      readonly number: number
      readonly at: number
      readonly partners: readonly Seat[]
      readonly deal: Only<readonly Transfer<Token>[]>
    }
  | { readonly type: 'tradeAccepted'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'tradeWithdrawn'; readonly seat: Seat; readonly what: 'offer' | 'acceptance' }
  | {
      readonly type: 'tradeDone'
      readonly number: number
      readonly partners: readonly Seat[]
      readonly moved: readonly { readonly from: Seat; readonly to: Seat; readonly count: number }[]
      /** The numbers of its partners' other offers, which lapse (R7.8). */
      readonly lapsed: readonly number[]
      readonly deal: Only<readonly Transfer<Token>[]>
    }
  | { readonly type: 'saidDone'; readonly seat: Seat }
  | { readonly type: 'marketClosed' }
  | { readonly type: 'sharesSwapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly type: 'sandStopped'; readonly left: number | null }
  | { readonly type: 'sandTurned'; readonly left: number | null }
  | { readonly type: 'seatSilenced'; readonly seat: Seat; readonly by: Seat }

/** Objects, and the windows in which they are played. */
export type MagicEvent =
  | { readonly type: 'objectsReshuffled' }
  | { readonly type: 'objectTaken'; readonly seat: Seat; readonly object: Only<ObjectId> }
  | {
      /** Somebody has acted in a window. Each seat is told only whether it was the one. */
      readonly type: 'sealedInWindow'
      readonly what: Window<Sealed>['sealed']
    }
  | { readonly type: 'objectPlayed'; readonly seat: Seat; readonly object: ObjectId; readonly target: string }
  | { readonly type: 'objectCancelled'; readonly seat: Seat; readonly object: ObjectId }
  | { readonly type: 'objectDiscarded'; readonly seat: Seat; readonly object: ObjectId }
  | { readonly type: 'dragonsSwapped'; readonly spots: readonly [Spot, Spot] }
  | { readonly type: 'thiefMuddled'; readonly seat: Seat }
  | { readonly type: 'tokenTaken'; readonly seat: Seat; readonly spot: Spot; readonly token: Token }
  | { readonly type: 'adventurerRecalled'; readonly seat: Seat; readonly adventurer: Adventurer; readonly spot: Spot }
  | {
      readonly type: 'adventurerMoved'
      readonly seat: Seat
      readonly adventurer: Adventurer
      readonly from: Spot
      readonly to: Spot
    }
  | { readonly type: 'bladeWhetted'; readonly seat: Seat }
  | { readonly type: 'dragonStrengthened'; readonly spot: Spot; readonly by: number }
  | { readonly type: 'dragonScried'; readonly spot: Spot; readonly tokens: Hoard }
  | { readonly type: 'cloakDonned'; readonly seat: Seat }
  | { readonly type: 'awoke'; readonly seat: Seat; readonly adventurers: readonly Adventurer[] }
  | {
      /** No line of the log mentions it. Each seat is told only whether it was the one. */
      readonly type: 'tokenVanished'
      readonly spot: Spot
      readonly token: Token
      readonly took: BySeat<Only<boolean>>
      readonly slip: Only<Slip>
    }
  | {
      readonly type: 'handCaught'
      readonly seat: Seat
      readonly thief: Seat
      readonly spot: Spot
      readonly token: Token
      readonly back: boolean
    }
  | { readonly type: 'callMissed'; readonly seat: Seat; readonly spot: Spot; readonly callsFrom: number }
  | { readonly type: 'handSpent'; readonly seat: Seat }

export type GoldEvent = TableEvent | TalkEvent | MagicEvent
