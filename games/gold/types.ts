import type { Deck } from '#games/pieces/deck'
import type { Window } from '#games/pieces/sealing'
import type { Ledger, Result } from '#kernel/game'
import type { Bundle, Menu, OneOf, Split, Trade, Transfer } from '#kernel/question'
import type { BySeat, Seat } from '#kernel/seat'
import type { Only } from '#kernel/secret'
import type { Adventurer } from './cards/adventurers.ts'
import type { DragonId } from './cards/dragons.ts'
import type { Hoard, Token } from './cards/tokens.ts'
import type { GoldEvent } from './events.ts'
import type { BargainObject, ObjectId, OwnTurnObject, When } from './magic/cards.ts'
import type { Options } from './options.ts'
import type { Phrase } from './rules/phrases.ts'

/** Read this file first: the state of the table, the stages and tasks, and the questions to a seat. */

/** One of the four places in the row, from the left: 0 … 3. */
export type Spot = number

export type Readiness = 'ready' | 'resting' | 'away'

/** One seat's side of the table. */
export interface Side {
  readonly team: Readonly<Record<Adventurer, Readiness>>
  /** Behind the screen. */
  readonly hoard: Only<Hoard>
  /** The objects in hand, and their number. */
  readonly hand: Only<readonly ObjectId[]>
  readonly cards: number
  /** R10.14: the dragons robbed with the Invisible Hand now held, and the turn from which this seat may call again. */
  readonly robbed: Only<readonly DragonId[]>
  readonly callsFrom: number
  /** R5.19. */
  readonly left: boolean
}

/** What a seat starts with behind its screen. */
export type Screen = Pick<Side, 'hoard' | 'hand' | 'cards' | 'robbed'>

/** A dragon in the row, with its open tokens. */
export interface Lair {
  readonly dragon: DragonId
  readonly tokens: Hoard
  /** How much stronger it is than its card says. */
  readonly draught: number
  /** Whether its hidden part has been drawn. */
  readonly scried: boolean
}
/** An adventurer on a dragon. `blade` names the dragon against which a Keen Blade was played (R10.10). */
export interface Attacker {
  readonly seat: Seat
  readonly adventurer: Adventurer
  readonly blade: DragonId | null
}

/** A dragon just slain, until everything is settled. */
export interface Kill {
  readonly spot: Spot
  readonly by: Seat
  readonly party: readonly Seat[]
  readonly loot: Hoard
  /** Each party member's share, in the party's order; null until there is agreement. */
  readonly shares: readonly Hoard[] | null
  /** R10.15: the seat whose consent is not needed. */
  readonly silenced: Seat | null
  readonly cloaked: readonly Seat[]
  /** R12.7: the heaps while they are chosen, each with its owner if it has one. */
  readonly heaps: readonly { readonly tokens: Hoard; readonly owner: Seat | null }[] | null
  readonly theft: { readonly thief: Seat; readonly victim: Seat; readonly muddled: boolean } | null
}

/** R5.10: a version of an offer. The shares are in the party's order. */
export interface Offer {
  readonly number: number
  readonly by: Seat
  /** When it was made, in milliseconds. */
  readonly at: number
  readonly shares: readonly Hoard[]
}
/** Standing offers, and the number of the last one made; by seat, which offer it accepts and how many it has made. */
export interface Talks<O extends { readonly number: number; readonly by: Seat } = { number: number; by: Seat }> {
  readonly offers: readonly O[]
  readonly last: number
  readonly accepts: BySeat<number | null>
  readonly made: BySeat<number>
}
export interface Bargain extends Talks<Offer> {
  /** By seat: what it wants, what it does not want, and whether it says “no deal”. */
  readonly wants: BySeat<Hoard>
  readonly waives: BySeat<Hoard>
  readonly refuses: BySeat<boolean>
  readonly closing: { readonly number: number; readonly closes: number } | null
  /** When the sand runs out; null if nothing is timed. */
  readonly bell: number | null
  /** How much sand was left when it was stopped, in milliseconds. */
  readonly left: number | null
  readonly frozen: boolean
}

export interface MarketOffer {
  readonly number: number
  readonly by: Seat
  readonly at: number
  readonly partners: readonly Seat[]
  readonly deal: Only<readonly Transfer<Token>[]>
}
export interface Market extends Talks<MarketOffer> {
  readonly done: BySeat<boolean>
}

/** An action in a window, sealed until it closes. */
export type Sealed = { readonly [M in keyof MagicMoves]?: string }

/** What the table waits for. `closes` is the deadline. */
export type Stage = {
  readonly closes: number | null
} /** R10.3: whether an object may still be played in this turn. */ & (
  | { readonly at: 'attack'; readonly seat: Seat; readonly mayPlay: boolean }
  | ({ readonly at: 'window'; readonly when: When } & Window<Sealed>)
  | { readonly at: 'look' | 'bargain' | 'market' }
  | { readonly at: 'heaps' | 'heap'; readonly seat: Seat }
  | { readonly at: 'victim'; readonly seat: Seat; readonly victims: readonly Seat[] }
  /** The hoard being looked at: by the thief, or by the victim who picks (R10.13). */
  | { readonly at: 'token'; readonly seat: Seat; readonly screen: Only<Hoard> }
  | { readonly at: 'recall'; readonly seats: readonly Seat[]; readonly picks: BySeat<Only<Adventurer> | null> }
)
export type StageOf<At extends Stage['at']> = Extract<Stage, { at: At }>

/** The remaining tasks, as data. The list continues where the table stopped to ask. */
export type Task =
  | { readonly do: 'passTurn' | 'beginTurn' | 'ask' | 'askAgain' | 'callHome' }
  | { readonly do: 'place'; readonly seat: Seat; readonly adventurer: Adventurer; readonly spot: Spot }
  | { readonly do: 'slay'; readonly by: Seat }
  | { readonly do: 'showLoot' | 'share' | 'dealWindow' | 'payOut' | 'takeObjects' | 'goHome' | 'rob' }
  | { readonly do: 'runSand' | 'chooseHeap' | 'openMarket' }
  | { readonly do: 'steal'; readonly thief: Seat }
  | { readonly do: 'refill' | 'drawDragon'; readonly spot: Spot }
  | { readonly do: 'turnUp' | 'slip'; readonly seat: Seat; readonly sealed: Only<Sealed | null> }
  | { readonly do: 'play'; readonly seat: Seat; readonly object: ObjectId; readonly target: string }
  | { readonly do: 'resolve' }

export type TaskOf<Do extends Task['do']> = Task & { readonly do: Do }

/** An object on the table that has not taken effect yet. */
export interface Played {
  readonly seat: Seat
  readonly object: ObjectId
  readonly target: string
  readonly cancelled: boolean
}

/** A token taken by the Invisible Hand, and how many windows between turns there had been by then. */
export interface Slip {
  readonly dragon: DragonId
  readonly token: Token
  readonly thief: Seat
  readonly windows: number
}

export interface State {
  readonly options: Options
  readonly sides: BySeat<Side>
  /** Whose turn it is or is about to be; how many turns have begun; how many were skipped in a row. */
  readonly turn: Seat
  readonly turns: number
  readonly skips: number
  /** How many windows between turns have opened. */
  readonly windows: number
  /** The bag, hidden from everybody, and how many tokens are in it. */
  readonly bag: Only<Hoard>
  readonly inBag: number
  readonly row: readonly (Lair | null)[]
  /** On each spot, in the order of placement. */
  readonly attackers: readonly (readonly Attacker[])[]
  /** Dragons not drawn yet, as a set; and slain ones, in order. */
  readonly pile: readonly DragonId[]
  readonly slain: readonly DragonId[]
  readonly marketHeld: boolean
  readonly lost: Hoard
  readonly objects: Deck<ObjectId>
  /** R10.17: objects left in the box. */
  readonly boxed: readonly ObjectId[]
  /** Objects on the table, the latest last. */
  readonly played: readonly Played[]
  /** R10.10: a Keen Blade was played for the next placement. */
  readonly whetted: boolean
  /** R10.14: the last token taken in secret, until somebody is caught. */
  readonly vanished: Only<Slip | null>
  readonly kill: Kill | null
  /** R5.20: when everything that has happened will have been shown, in milliseconds. */
  readonly shown: number
  readonly bargain: Bargain | null
  readonly market: Market | null
  readonly stage: Stage | null
  readonly agenda: readonly Task[]
  readonly result: Result | null
}

/** The ledger of this game's rules. */
export type GoldLedger = Ledger<State, GoldEvent>

/** Targets are answered as they are written (rules/targets.ts). */
export type MagicMoves = {
  pass: OneOf<'yes'>
  slip: OneOf<string>
  call: OneOf<string>
} & { [O in ObjectId]: OneOf<string> }

export type Asks = {
  attack: Menu<{ place: OneOf<string> } & { [O in OwnTurnObject]: OneOf<string> }>
  magic: Menu<MagicMoves>
  bargain: Menu<
    {
      claim: Bundle<Token>
      waive: Bundle<Token>
      offer: Split<Token>
      accept: OneOf<number>
      withdraw: OneOf<'offer' | 'acceptance'>
      noDeal: OneOf<'yes'>
      say: OneOf<Phrase>
    } & { [O in BargainObject]: OneOf<string> }
  >
  heaps: Split<Token>
  heap: OneOf<number>
  victim: OneOf<Seat>
  token: OneOf<Token>
  recall: OneOf<Adventurer>
  market: Menu<{
    offer: Trade<Token>
    accept: OneOf<number>
    withdraw: OneOf<'offer' | 'acceptance'>
    done: OneOf<'yes'>
  }>
}
