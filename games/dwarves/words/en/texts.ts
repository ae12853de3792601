/** The effects of cards. */
export const texts = {
  /** A creature's parts, separated by semicolons: dice, finds, whom it drives off, its power. */
  creature: '{parts}.',
  dice: '{n, plural, one {# die} other {# dice}}',
  finds: '{n, plural, =0 {finds nothing} =1 {finds on 1} other {finds on 1–#}}',
  drivesOff: 'drives off {kinds}',
  /** What only guests say: who drives them off, which of them drives off everybody’s, and which abilities fit. */
  drivenOffBy: 'is driven off by {kinds}',
  strikesAt: 'number {n} of its kind on the table drives off everybody’s',
  countsAs: 'abilities fit it as they fit {kinds}',
  powers: {
    reroll: 'may reroll one die a battle',
    thaw: 'Thaw, as your turn: discard it, and a creature from the discards comes to you as if played',
    stare: 'Stony Stare, as your turn: discard it and one creature of another player',
  },
  battle: '{n, plural, one {# fighter} other {# fighters}} each, award {award}.',
  abilities: {
    strong: 'One more die.',
    greedy: 'Finds on one more number, up to 3.',
    lucky: 'May reroll one die a battle.',
    flying: 'Cannot be driven off, and its owner never loses it by winning.',
    weak: 'One die less, but at least one.',
    blind: 'Finds nothing.',
    generous: 'If its owner wins, what it found is dealt out to the others.',
    peaceful: 'Leaves after a battle in which it fought, won or lost.',
  },
  events: {
    forgetIt: 'Cancels any other event, from your hand or as the card you laid.',
    neverNotice: 'Take 2 gold from the spoils of a winner who is not you.',
    boo: 'Scare any fighter: its dice no longer count as strength, its treasure does.',
    onceMore: 'One of your fighters rolls again and adds to your strength; it finds nothing.',
    wrongBanner: 'Swap your strength with that of another player in the battle.',
    foolsGold: 'The treasure of one player in the battle drops to 0.',
    richVein: 'You get 2 more treasure.',
    nobodyGoesHome: 'If you win this battle, you lose no creature.',
  },
  /** If it must be laid to be used. */
  forgetLaid: 'Cancels any other event, but only as the card you laid, not from your hand.',
} as const

/** What a newcomer must know, one line each. */
export const intro = {
  aim: 'In short: gather creatures, start battles, and mind who cannot stand whom. The first with 15 gold wins (10 in a quick game).',
  turn: 'On your turn do one thing: play a creature, an ability or a battle, or discard; then draw up to 5 cards.',
  aversion:
    'A creature that is played drives off those it cannot stand. Dwarves: orcs. Elves: goblins and gnomes. Trolls: dwarves and orcs. The titan: trolls.',
  third:
    'Normally only your own; but the third of a kind on the whole table drives them off everywhere, and the fourth drives off nobody (or, by a house rule, your own).',
  battle:
    'In a battle everybody sends as many creatures as the card says. High dice win it; low dice find treasure, but only the winner gets it as gold.',
  events:
    'Then everybody may lay one card face down: an event, or a bluff. Only “Forget it!” stops an event, also from the hand (unless a house rule wants it laid).',
  spoils: 'The highest strength takes the award and the treasure it found itself, and loses its strongest fighter.',
  decks:
    'There are two decks: creatures, and everything else. Everybody sees which one you draw from, but not the card.',
  reconstruction: 'The cards are a reconstruction: most names and numbers were never published and are ours.',
} as const
