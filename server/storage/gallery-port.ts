/*
 * What the gallery keeps. A card hangs there in versions: what is on it is named by the hash of its content, so that a
 * verdict, or what people paid, is always about one content and never about a name.
 */

/** Why a card does not hang any more, since when, and who took it down: its maker's id, or `house`. */
export interface TakenDown {
  readonly at: number
  readonly reason: string
  readonly by: string
}

/** A card with its newest version. */
export interface StoredCard {
  readonly id: string
  readonly game: string
  readonly kind: string
  readonly maker: string
  readonly makerName: string
  /** When its first version was hung up. */
  readonly since: number
  readonly version: number
  readonly hash: string
  /** JSON, in its one way of writing. */
  readonly content: string
  readonly language: string
  readonly story: string
  /** The id of another card. */
  readonly madeFrom: string | null
  /** Of all versions. */
  readonly hearts: number
  readonly played: number
  readonly takenDown: TakenDown | null
}

/** A version to hang up; the first one makes the card. */
export interface NewVersion extends Omit<StoredCard, 'hearts' | 'played' | 'takenDown' | 'since'> {
  readonly at: number
  /** What its names look like: no two cards of different makers may look alike. */
  readonly looks: readonly string[]
  /** What it can be found by, in lower case. */
  readonly words: string
}

export interface StoredVersion {
  readonly version: number
  readonly hash: string
  readonly content: string
  readonly at: number
}

/** Why a version was not hung up: another one was faster, something like it hangs there or may not, or there were enough. */
export type NotHung = 'version' | 'name' | 'content' | 'taken down' | 'too many'

/** How many versions one person may hang up since some moment. */
export interface Enough {
  readonly most: number
  readonly since: number
}

export interface CardWish {
  readonly game?: string | undefined
  readonly kind?: string | undefined
  /** The word of its verdict; null: it has none yet. */
  readonly verdict?: string | null | undefined
  readonly order: 'loved' | 'played' | 'new'
  /** All of them must be found, in lower case. */
  readonly words: readonly string[]
  readonly maker?: string | undefined
  /** Makers whose cards are not wanted. */
  readonly notBy?: readonly string[]
  /** Whether cards that were taken down are found, too. */
  readonly alsoTaken: boolean
}

/** Where a page of cards ended: the number they are ordered by, and the id. */
export interface CardPlace {
  readonly number: number
  readonly id: string
}

export interface CardStore {
  /** Null if it hangs now. Of several that are hung up at once, no more do than are enough. */
  publish(version: NewVersion, enough?: Enough): Promise<NotHung | null>
  find(id: string): Promise<StoredCard | null>
  /** Those of these cards that exist, in any order. */
  findAll(ids: readonly string[]): Promise<readonly StoredCard[]>
  /** Cards in their order, from a place on. */
  list(wish: CardWish, after: CardPlace | null, most: number): Promise<readonly StoredCard[]>
  /** How many such cards there are of each game, whichever is wished for. */
  counts(wish: CardWish): Promise<ReadonlyMap<string, number>>
  /** The newest first. */
  versions(id: string): Promise<readonly StoredVersion[]>
  /** The cards that have, or had, such a content; a card that hangs before others, in its newest version. */
  byContent(hashes: readonly string[]): Promise<ReadonlyMap<string, StoredCard>>
  /** Gives a heart or takes it back. Harmless if that is so already; false if there is no such card. */
  heart(id: string, person: string, on: boolean): Promise<boolean>
  /** Those of these cards that have a heart of this person. */
  hearts(person: string, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** All cards that have a heart of this person. */
  heartsOf(person: string): Promise<readonly string[]>
  /** Their cards are theirs under the new name. */
  renamed(maker: string, name: string): Promise<void>
  /**
   * Takes a card down; false if there is no such card. What the house has taken down stays as it is, unless the house
   * says it again.
   */
  takeDown(id: string, how: TakenDown): Promise<boolean>
  /** Puts it back, unless another maker's card has its name now. */
  putBack(id: string): Promise<'name' | null>
}

/** A guest of a match. */
export interface Invited {
  readonly hash: string
  readonly card: string
}

/** What people paid for a card, and how often they won: sums over sales. A win that three share counts a third. */
export interface Sales {
  readonly sales: number
  readonly price: number
  readonly wins: number
}
export interface PlayFigures extends Sales {
  readonly played: number
}

export interface PlayStore {
  /** These cards are guests of a match that is about to begin. */
  invite(match: string, guests: readonly Invited[]): Promise<void>
  /** Matches with guests that are over and not counted yet. */
  finished(most: number): Promise<readonly string[]>
  /** Counts a match once, however often it is said; by hash what people paid there. Null: it does not count. */
  count(match: string, sales: ReadonlyMap<string, Sales> | null): Promise<void>
  /** By hash, of those that were played. */
  figures(hashes: readonly string[]): Promise<ReadonlyMap<string, PlayFigures>>
}

/** What verdicts on cards of a game depend on besides the card: this version of the rules, and this bot. */
export interface VerdictTerms {
  readonly game: string
  readonly rules: number
  readonly bot: string
}
/** What a verdict is about: a content, on these terms. */
export interface VerdictKey extends Omit<VerdictTerms, 'game'> {
  readonly hash: string
}
export interface Unjudged extends VerdictKey {
  readonly game: string
  readonly content: string
}

export interface VerdictStore {
  /** All newest versions that hang, of this game, are to be judged by these rules and this bot, if they are not yet. */
  want(game: string, rules: number, bot: string, now: number): Promise<void>
  /**
   * The content that has waited longest for a verdict on any of these terms, if it waits since before `since` and nobody
   * anywhere judges one now. Nobody else is given any before `until`.
   */
  claim(terms: readonly VerdictTerms[], now: number, since: number, until: number): Promise<Unjudged | null>
  /** It is still being judged; false if somebody else does that now. */
  hold(key: VerdictKey, was: number, until: number): Promise<boolean>
  /** The verdict as JSON, and its word. */
  judged(key: VerdictKey, verdict: string, word: string, at: number): Promise<void>
  /** It could not be judged: not again before then. */
  putOff(key: VerdictKey, until: number): Promise<void>
  /** The last verdict on each of these, as JSON. */
  find(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export interface GalleryStore {
  readonly cards: CardStore
  readonly plays: PlayStore
  readonly verdicts: VerdictStore
}
