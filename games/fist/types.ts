import type { Result } from '#kernel/game'
import type { Bundle, OneOf } from '#kernel/question'
import type { BySeat, Seat } from '#kernel/seat'
import type { Only } from '#kernel/secret'
import type { CharacterId } from './cards/characters.ts'
import type { Boon, Coin, Colour, Price, Step, Token } from './cards/steps.ts'
import type { Options } from './options.ts'

/** Read this file first: the state of the table and the questions to a seat. The events are in events.ts. */

export type Stones = Readonly<Record<Colour, number>>
export type Purse = Readonly<Record<Coin, number>>
export type Bid = Readonly<Record<Coin | Token, number>>

/** One seat's side of the table. */
export interface Side {
  /** Behind the screen. */
  readonly purse: Only<Purse>
  /** Fairy gold in front of the screen, spent until the round ends. */
  readonly spent: number
  readonly stones: Stones
  readonly points: number
  readonly black: number
  readonly amulets: number
  /** Cards kept for later, and charges copied from such cards. */
  readonly kept: readonly Kept[]
  /** R7.10: what it has until the round ends. */
  readonly boons: readonly Boon[]
}
export interface Kept {
  readonly character: CharacterId
  readonly charge: boolean
}

export interface Bank extends Purse {
  readonly amulets: number
  readonly stones: Stones
}

/** A card being auctioned: in gold, or in silver among tied seats. */
export interface Auction {
  readonly character: CharacterId
  readonly stage: 'gold' | 'silver'
  readonly bidders: readonly Seat[]
  readonly bids: BySeat<Only<Bid> | null>
  /** The opened bids in gold. */
  readonly gold: BySeat<Bid>
  readonly cursed: boolean
}

/** What remains of a power: the steps of cards, and what they unfold into. */
export type Task =
  | Step
  | { readonly do: 'use'; readonly character: CharacterId; readonly copied: boolean }
  | { readonly do: 'offerAgain'; readonly character: CharacterId }
  /** What a card had chosen that goes on after it has used another. */
  | ({ readonly do: 'recall' } & Pick<Power, 'playing' | 'colour' | 'rival'>)
  | { readonly do: 'give'; readonly price: Price }
  | { readonly do: 'pay'; readonly stones: Stones; readonly gold: number; readonly silver: number }

/** A power half done, as data. */
export interface Power {
  readonly seat: Seat
  /** The winning bid in gold, and who came second. */
  readonly bid: Bid
  readonly runnersUp: readonly Seat[]
  /** Whether a doubler held at the win may still be played on it. */
  readonly mayDouble: boolean
  /** E36: the bid buys one point at most. */
  readonly bidGiven: boolean
  /** The character whose power this is now, and whether it copies a card that is elsewhere. */
  readonly playing: { readonly character: CharacterId; readonly copied: boolean }
  readonly colour: Colour | null
  readonly rival: Seat | null
  readonly character: { readonly character: CharacterId; readonly copied: boolean } | null
  readonly tasks: readonly Task[]
}

export interface Auctioned {
  readonly character: CharacterId
  readonly runnersUp: readonly Seat[]
}

export interface State {
  readonly options: Options
  readonly round: number
  readonly bank: Bank
  readonly sides: BySeat<Side>
  /** Specials not drawn yet, and used ones: sets, not sequences. Nothing has an order that nobody can know. */
  readonly deck: readonly CharacterId[]
  readonly used: readonly CharacterId[]
  /** This round's specials that nobody keeps. */
  readonly specials: readonly CharacterId[]
  /** This round's cards: those not turned up yet, as a set, and those turned up, in order. */
  readonly unseen: readonly CharacterId[]
  readonly auctioned: readonly Auctioned[]
  readonly auction: Auction | null
  /** The bids in gold for the last card that was auctioned. */
  readonly opened: BySeat<Bid>
  readonly power: Power | null
  /** Stones drawn by a seat that is pushing its luck. */
  readonly drawn: Stones
  readonly result: Result | null
}

export type Asks = {
  bid: Bundle<Coin | Token>
  silverBid: Bundle<Coin | Token>
  twice: OneOf<'once' | 'twice'>
  either: OneOf<'first' | 'second'>
  may: OneOf<'use' | 'decline'>
  colour: OneOf<Colour>
  rival: OneOf<Seat>
  character: OneOf<CharacterId>
  stones: Bundle<Colour>
  coin: OneOf<'take' | 'leave'>
  luck: OneOf<'stop' | 'draw'>
  purchase: Bundle<Colour>
  payment: Bundle<Coin>
}
