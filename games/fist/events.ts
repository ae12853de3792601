import type { Ledger, Result } from '#kernel/game'
import type { BySeat, Seat } from '#kernel/seat'
import type { Only } from '#kernel/secret'
import type { CharacterId } from './cards/characters.ts'
import type { Boon, Coin, Colour } from './cards/steps.ts'
import type { Options } from './options.ts'
import type { Bank, Bid, Kept, Power, Purse, State, Stones } from './types.ts'

export type Place = Seat | 'bank' | 'drawn'
export type Pass = 'no bid' | 'tie' | 'curse' | 'no gold' | 'nothing left to play'

export type FistEvent =
  | {
      readonly type: 'seated'
      readonly options: Options
      readonly purses: BySeat<Only<Purse>>
      /** The coins everybody sees being dealt. From then on purses are behind screens. */
      readonly dealt: BySeat<Purse>
      readonly bank: Bank
      readonly deck: readonly CharacterId[]
    }
  | { readonly type: 'roundBegan'; readonly round: number; readonly cards: readonly CharacterId[] }
  | { readonly type: 'specialsReshuffled' }
  | { readonly type: 'specialDrawn'; readonly character: CharacterId }
  | { readonly type: 'characterTurnedUp'; readonly character: CharacterId }
  | { readonly type: 'bidSealed'; readonly seat: Seat; readonly bid: Only<Bid> }
  | {
      readonly type: 'bidsOpened'
      readonly stage: 'gold' | 'silver'
      readonly bids: BySeat<Bid | null>
      /** R7.11: whose fists count one more, if there are any. */
      readonly heavier?: readonly Seat[]
    }
  | { readonly type: 'bidPaid'; readonly seat: Seat; readonly bid: Bid }
  | { readonly type: 'curseCast'; readonly seats: readonly Seat[]; readonly character: CharacterId }
  | { readonly type: 'tieBreakBegan'; readonly seats: readonly Seat[]; readonly cursed: boolean }
  | { readonly type: 'tieWon'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'characterPassed'; readonly character: CharacterId; readonly why: Pass }
  | {
      readonly type: 'characterWon'
      readonly seat: Seat
      readonly character: CharacterId
      readonly runnersUp: readonly Seat[]
    }
  | { readonly type: 'powerUsed'; readonly seat: Seat; readonly character: CharacterId; readonly copied: boolean }
  | { readonly type: 'powerPaused'; readonly power: Power }
  | { readonly type: 'powerResumed' }
  | { readonly type: 'powerDeclined'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'nothingDone'; readonly seat: Seat; readonly rule: string }
  | { readonly type: 'doublerPlayed'; readonly seat: Seat; readonly kept: Kept; readonly character: CharacterId }
  | { readonly type: 'cardKept'; readonly seat: Seat; readonly kept: Kept }
  | { readonly type: 'boonTaken'; readonly seat: Seat; readonly boon: Boon }
  | { readonly type: 'colourChosen'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'rivalChosen'; readonly seat: Seat; readonly rival: Seat }
  | { readonly type: 'characterCopied'; readonly seat: Seat; readonly character: CharacterId }
  | {
      readonly type: 'characterTaken'
      readonly seat: Seat
      readonly character: CharacterId
      readonly how: 'chosen' | 'drawn'
    }
  | { readonly type: 'coinsMoved'; readonly from: Seat | 'bank'; readonly to: Seat | 'bank'; readonly coins: Purse }
  | { readonly type: 'spentFairyMoved'; readonly from: Seat; readonly to: Seat | 'bank'; readonly amount: number }
  | {
      readonly type: 'coinsPlundered'
      readonly from: Seat
      readonly to: Seat
      readonly kinds: readonly Coin[]
      readonly coins: Only<Purse>
    }
  | { readonly type: 'tokensTaken'; readonly seat: Seat; readonly black: number; readonly amulets: number }
  | { readonly type: 'stonesMoved'; readonly from: Place; readonly to: Place; readonly stones: Stones }
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly points: number; readonly total: number }
  | { readonly type: 'fairyReturned'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'blackReturned'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'screensLifted'; readonly purses: BySeat<Purse> }
  | { readonly type: 'gameEnded'; readonly result: Result }

/** The ledger of this game's rules. */
export type FistLedger = Ledger<State, FistEvent>
