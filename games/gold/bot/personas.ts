import type { Persona } from '#bots/levels'
import type { Phrase } from '../rules/phrases.ts'

/** What a persona likes, on top of what its level can. Bounded, so that it costs little. */
export interface Taste {
  /** What is left of the part that others keep in its first offer, and of the part of its own gain that it takes. */
  readonly leaves: number
  readonly takes: number
  /** How many offers it makes in a bargain: the last one is its last. */
  readonly offers: 1 | 2
  /** How many seconds it may let others talk first. */
  readonly lingers: number
  /** How much more a point for the leader hurts, in points. */
  readonly grudge: number
  /** What a coin of gold or silver is worth to it beyond its points, as a part of them; and each gem of the colour it has most of, in points. */
  readonly coins: number
  readonly gem: number
  /** What it shows before it offers: what it wants, or what it does not. */
  readonly shows: 'claim' | 'waive' | null
  /** What it says to its offer, if that is true. */
  readonly adds: Phrase | null
  /** The reason it prefers to give, if that is true. */
  readonly complains: 'too little for me' | 'need' | 'too much for you' | null
  /** How many points it adds to a placement for each point of strength. */
  readonly boldness: number
}

const none: Taste = {
  leaves: 1,
  takes: 1,
  offers: 2,
  lingers: 0,
  grudge: 0,
  coins: 0,
  gem: 0,
  shows: null,
  adds: null,
  complains: null,
  boldness: 0,
}

/** Nobody in particular, and six characters. */
export const tastes: Readonly<Record<Persona | 'none', Taste>> = {
  none,
  /** Loves coins, asks for more and gives way late. */
  miser: { ...none, leaves: 0.95, takes: 1.08, coins: 0.15, complains: 'too little for me' },
  /** Sends the strong first and has one offer, which is the last. */
  berserker: { ...none, offers: 1, adds: 'my last offer', complains: 'too much for you', boldness: 0.15 },
  /** Begrudges the leader everything. */
  spoiler: { ...none, grudge: 0.2, adds: 'you lead' },
  /** Loves the colour it has most of, and shows what it wants. */
  collector: { ...none, gem: 0.5, shows: 'claim', complains: 'need' },
  /** Begins with what is fair and takes it. */
  diplomat: { ...none, leaves: 1.15, takes: 0.97, adds: 'fair?' },
  /** Lets others talk first, shows what it does not want, and asks whoever is fair for more. */
  fox: { ...none, lingers: 7, shows: 'waive', adds: 'take it' },
}
