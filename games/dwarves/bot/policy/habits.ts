/** How a seat plays by rule of thumb. All worths are in gold. */
export interface Habits {
  /** How much better than average its chance must be to fight, and how much less of that each turn of waiting. */
  readonly caution: number
  readonly impatience: number
  /** With this many battles in hand it always fights; after this many turns it fights anybody. */
  readonly eager: number
  readonly brave: number
  /** The worth of a creature: of being there, of each die, of each find expected, of a reroll. */
  readonly being: number
  readonly die: number
  readonly find: number
  readonly reroll: number
  /** What a rival's gain costs, on the table and in a battle. */
  readonly spite: number
  readonly battleSpite: number
  /** How much more than nothing a move must bring, and what an ability costs to play. */
  readonly least: number
  readonly abilityCost: number
  /** The least gain for which an event is laid, and the least loss for which one is cancelled. */
  readonly event: number
  readonly forget: number
  /** The worth of the game itself in a battle that ends it. */
  readonly game: number
  /** How many creatures it wants in hand: with fewer than two in play, fewer than five, and more. */
  readonly early: number
  readonly middle: number
  readonly late: number
  /** What cards are worth keeping. */
  readonly keepBattle: number
  readonly keepEvent: number
  readonly keepForget: number
}

/** As greedy@1 plays. */
export const plain: Habits = {
  caution: 0.1,
  impatience: 0.01,
  eager: 3,
  brave: 15,
  being: 0.2,
  die: 0.2,
  find: 0.5,
  reroll: 0.2,
  spite: 0.6,
  battleSpite: 0.5,
  least: 0.05,
  abilityCost: 0.15,
  event: 0.6,
  forget: 1.5,
  game: 10,
  early: 3,
  middle: 2,
  late: 1,
  keepBattle: 0.8,
  keepEvent: 0.5,
  keepForget: 0.7,
}
