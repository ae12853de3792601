import { boxedCards, type Cards, KINDS } from './cards.ts'

/* A whole table as numbers: what the search plays on. A test holds it against the rules, step by step. */

/** What the table does next. Those from `turn` to `winner` wait for an answer. */
export const phases = {
  turn: 0,
  draw: 1,
  fighters: 2,
  reroll: 3,
  lay: 4,
  target: 5,
  react: 6,
  loss: 7,
  winner: 8,
  deal: 9,
  begin: 10,
  muster: 11,
  combat: 12,
  diplomacy: 13,
  turnUp: 14,
  resolve: 15,
  window: 16,
  effect: 17,
  settle: 18,
  steal: 19,
  lose: 20,
  peace: 21,
  clear: 22,
  refill: 23,
  end: 24,
  over: 25,
} as const
export const isAsking = (phase: number): boolean => phase <= phases.winner

/** At most this many fight for one seat. */
export const ARMY = 5
const MOST_SEATS = 4

/** The house rules that matter to the play. */
export interface HouseRules {
  readonly goldToWin: number
  readonly suddenDeath: boolean
  readonly fourthClears: boolean
  readonly tieAward: 'full' | 'none' | 'split'
  readonly bluffsReturn: boolean
  readonly mustLay: boolean
}

const zeros = (length: number): number[] => Array<number>(length).fill(0)

export class World {
  rules: HouseRules
  cards: Cards
  seats: number
  phase: number = phases.begin
  /** Who is asked, or whose turn comes in a phase that goes round the table. */
  asked = 0
  /** How many seats have had their turn in such a phase, clockwise from the starter. */
  done = 0
  turn = 0
  turns = 0
  /** Dealing the first hands, or drawing after a battle (all), or after a turn (one). */
  drawing: 'deal' | 'all' | 'one' = 'one'
  /** By seat and kind (`seat * KINDS + kind`): how many, and the ability, −1 for none. */
  counts = zeros(MOST_SEATS * KINDS)
  abilities = zeros(MOST_SEATS * KINDS).fill(-1)
  gold = zeros(MOST_SEATS)
  /** By seat: its turns since the last battle. */
  waited = zeros(MOST_SEATS)
  hands: number[][] = [[], [], [], []]
  /** By back. */
  decks: number[][] = [[], []]
  piles: number[][] = [[], []]

  /** The battle's card, −1 if there is none. */
  battle = -1
  starter = 0
  /** By seat: how many fight, 0 for those who sit out; strength is −1 for them. */
  armies = zeros(MOST_SEATS)
  strength = zeros(MOST_SEATS)
  treasure = zeros(MOST_SEATS)
  spoils = zeros(MOST_SEATS)
  safe = zeros(MOST_SEATS)
  /** By seat and place (`seat * ARMY + place`). Faces: how many dice show each number, three bits for each. */
  kinds = zeros(MOST_SEATS * ARMY)
  faces = zeros(MOST_SEATS * ARMY)
  pips = zeros(MOST_SEATS * ARMY)
  found = zeros(MOST_SEATS * ARMY)
  scared = zeros(MOST_SEATS * ARMY)
  /** By seat, −1 for none. */
  laid = zeros(MOST_SEATS).fill(-1)
  /** The fighter that may reroll; the event that takes its turn, who laid it and at what it is aimed. */
  rolling = 0
  playing = -1
  player = 0
  aim = 0
  thieves: number[] = []
  /** As a bit per seat. */
  winners = 0

  constructor(rules: HouseRules, seats: number, cards = boxedCards) {
    this.rules = rules
    this.cards = cards
    this.seats = seats
  }

  copy(): World {
    const twin = new World(this.rules, this.seats, this.cards)
    twin.take(this)
    return twin
  }

  /** Becomes a copy of the other. Hands and piles are new lists, everything else is overwritten in place. */
  take(other: World): void {
    this.rules = other.rules
    this.cards = other.cards
    this.seats = other.seats
    this.phase = other.phase
    this.asked = other.asked
    this.done = other.done
    this.turn = other.turn
    this.turns = other.turns
    this.drawing = other.drawing
    this.counts = other.counts.slice()
    this.abilities = other.abilities.slice()
    this.gold = other.gold.slice()
    this.waited = other.waited.slice()
    this.hands = other.hands.map(hand => hand.slice())
    this.decks = other.decks.map(deck => deck.slice())
    this.piles = other.piles.map(pile => pile.slice())
    this.battle = other.battle
    this.starter = other.starter
    if (other.battle < 0) return
    this.armies = other.armies.slice()
    this.strength = other.strength.slice()
    this.treasure = other.treasure.slice()
    this.spoils = other.spoils.slice()
    this.safe = other.safe.slice()
    this.kinds = other.kinds.slice()
    this.faces = other.faces.slice()
    this.pips = other.pips.slice()
    this.found = other.found.slice()
    this.scared = other.scared.slice()
    this.laid = other.laid.slice()
    this.rolling = other.rolling
    this.playing = other.playing
    this.player = other.player
    this.aim = other.aim
    this.thieves = other.thieves.slice()
    this.winners = other.winners
  }
}
