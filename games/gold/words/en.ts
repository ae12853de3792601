import { listed, owned as ownedBy, type Who } from '#games/pieces/english'
import type { Counts, Transfer } from '#kernel/question'
import type { Adventurer } from '../adventurers.ts'
import type { DragonId } from '../dragons.ts'
import type { ObjectId } from '../magic/cards.ts'
import type { Phrase } from '../phrases.ts'
import { type Hoard, type Token, tokens } from '../tokens.ts'

/** English names, and the small words that everything else is told with. */

export const dragonNames: Readonly<Record<DragonId, string>> = {
  cinderling: 'Cinderling',
  mossback: 'Mossback',
  caveLurker: 'Cave Lurker',
  copperwing: 'Copperwing',
  marshDrake: 'Marsh Drake',
  greySleeper: 'Grey Sleeper',
  oldBoaster: 'Old Boaster',
  thornmaw: 'Thornmaw',
  mistscale: 'Mistscale',
  sunbasker: 'Sunbasker',
  ironjaw: 'Ironjaw',
  theUnseen: 'The Unseen',
  frostmantle: 'Frostmantle',
  stormcrest: 'Stormcrest',
  deepcoil: 'Deepcoil',
  theHoarder: 'The Hoarder',
  emberking: 'Emberking',
  nightmother: 'Nightmother',
}

export const adventurerNames: Readonly<Record<Adventurer, string>> = {
  knight: 'Knight',
  dame: 'Dame',
  thief: 'Thief',
  wizard: 'Wizard',
}

export const objectNames: Readonly<Record<ObjectId, string>> = {
  ringOfConfusion: 'Ring of Confusion',
  swapPowder: 'Swap Powder',
  stoneOfMuddle: 'Stone of Muddle',
  invisibleHand: 'Invisible Hand',
  hornOfRecall: 'Horn of Recall',
  sevenLeagueBoots: 'Seven-League Boots',
  keenBlade: 'Keen Blade',
  dragonDraught: 'Dragon Draught',
  secondSand: 'Second Sand',
  scryingBowl: 'Scrying Bowl',
  shadowCloak: 'Shadow Cloak',
  silverTongue: 'Silver Tongue',
  wardstone: 'Wardstone',
  dawnLantern: 'Dawn Lantern',
}

export const tokenNames: Readonly<Record<Token, string>> = {
  silver: 'silver',
  gold: 'gold',
  red: 'red',
  blue: 'blue',
  green: 'green',
  purple: 'purple',
  yellow: 'yellow',
  white: 'white',
  black: 'black diamond',
}

/** As they are said; the question mark is part of one. */
export const phraseTexts: Readonly<Record<Phrase, string>> = {
  'need silver': 'I need silver',
  'need gold': 'I need gold',
  'need red': 'I need red',
  'need blue': 'I need blue',
  'need green': 'I need green',
  'need purple': 'I need purple',
  'need yellow': 'I need yellow',
  'need white': 'I need white',
  'need black': 'I need the black diamond',
  'too much for you': 'That is too much for you',
  'too little for me': 'That is too little for me',
  'you lead': 'You are in the lead',
  'fair?': 'Fair?',
  'take it': 'Take it',
  'rather lose it': 'I would rather lose it all',
  'my last offer': 'My last offer',
  'not below this': 'Not below this',
  thanks: 'Thanks',
  hurry: 'Hurry',
}

/** `Ana's`, or `your` of the one who reads. */
export const owned = (name: string): string => ownedBy(name, "'")

const kinds = (hoard: Counts<Token>, of: (n: number, token: Token) => string): readonly string[] =>
  tokens.flatMap(token => {
    const n = hoard[token] ?? 0
    return n > 0 ? [of(n, token)] : []
  })
const someOf = (n: number, token: Token): string => (token === 'black' ? 'the black diamond' : `${n} ${token}`)

/** `2 silver, 1 gold and the black diamond`, or `nothing`. */
export const hoardText = (hoard: Counts<Token>): string => listed(kinds(hoard, someOf))
/** `2 silver, 1 gold, 1 black`: the same where there is little room. */
export const hoardList = (hoard: Counts<Token>): string =>
  kinds(hoard, (n, token) => `${n} ${token}`).join(', ') || 'nothing'
export const tokenText = (token: Token): string => someOf(1, token)

/** `Ana 1 gold; Ben nothing`: to each of the party its share, in the same order. */
export const sharesText = (party: readonly number[], shares: readonly Hoard[], who: Who): string =>
  party.map((seat, i) => `${who(seat)} ${hoardText(shares[i] ?? {})}`).join('; ')

/** `Ana gives Ben 2 silver; Ben gives Ana 1 blue`. */
export const dealText = (deal: readonly Transfer<Token>[], who: Who): string =>
  deal.map(({ from, to, what }) => givenText(from, to, hoardText(what), who)).join('; ')
export const givenText = (from: number, to: number, what: string, who: Who): string =>
  `${who(from)} ${who(from) === 'you' ? 'give' : 'gives'} ${who(to)} ${what}`

/** The spot as the rules number it, from 1. */
export const spotName = (spot: number): string => `spot ${spot + 1}`
/** Heaps go by letters, so that nobody takes one for a number in a list. */
export const heapName = (heap: number): string => String.fromCharCode('A'.charCodeAt(0) + heap)
