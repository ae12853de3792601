/** The middle of the table: set pieces, what a card would do, and what each sign means. */
export const stage = {
  first: 'The first turn: nobody has played a card yet.',
  /** Under a seat while the laid cards turn. */
  turn: {
    title: 'The cards are turned up',
    none: 'no card',
  },
  /** The winner's banner. */
  paid: '{award, plural, =0 {no award} other {award #}}{treasure, plural, =0 {} other { + # found}}',
  /** The gold that ends the game. */
  enough: '{who}: {n} gold!',
  hands: 'Hands out!',
  /** What a creature that has been picked up would do. */
  forecast: {
    /** Before the picture of a creature: the how manieth on the table. */
    nth: '{n, select, 1 {1st} 2 {2nd} 3 {3rd} other {{n}th}}',
    drivesOff: 'drives off',
    leave: '{n, plural, one {# leaves} other {# leave}}: {whose}.',
    nobody: 'Nobody leaves.',
    stay: '{whose} {n, plural, one {flies and stays} other {fly and stay}}.',
    lose: '{n, plural, =0 {You lose nobody.} one {You lose # creature!} other {You lose # creatures!}}',
    rule: '{n, select, 1 {The 1st on the table: everybody’s leave.} 3 {1st and 2nd on the table: only your own leave. 3rd: everybody’s.} other {Number {n} on the table: everybody’s leave; before it, only your own.}} After that: nobody’s.',
    ruleAgain: 'Each drives off your own; {n, select, 3 {the 3rd} other {number {n}}}, everybody’s.',
    leaves: 'leaves',
    flies: 'flies',
  },
  /** A few words on each card in the hand. */
  answers: {
    leave: '{n, plural, one {# leaves} other {# leave}}',
    yours: '{n} of yours',
    nobody: 'none leave',
    fits: '{n, plural, =0 {fits nobody} one {# group} other {# groups}}',
    battle: 'battle!',
    noBattle: 'no fighters',
    inBattle: 'in a battle',
  },
  discard: 'Discard',
  chooseDie: 'Choose a die',
  keep: 'Keep it',
  /** Explains a sign to a mouse or a finger that rests on it. */
  hints: {
    gold: 'Gold. When somebody has {goal} at the end of a turn, whoever has the most wins.',
    creatures: 'Creature cards in hand.',
    others: 'Other cards in hand: battles, abilities, events.',
    strength: 'All dice added up. The highest strength wins.',
    treasure: 'Treasure found by low dice. Only a winner keeps it.',
    gained: 'Gold from this battle.',
    creatureDeck: 'The creature deck and its discards. Press to read them.',
    otherDeck: 'Battles, abilities and events, and their discards. Press to read them.',
    discard: 'Put the chosen card on its pile and draw another.',
  },
} as const
