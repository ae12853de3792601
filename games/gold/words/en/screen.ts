import { desk } from './screen-desk.ts'
import { market } from './screen-market.ts'

/** Only on the screen. Button labels say what the button does. */
export const screen = {
  /** On a token, within its shape: one letter each, all different. Silver and gold show their value instead. */
  letters: { red: 'R', blue: 'B', green: 'G', purple: 'P', yellow: 'Y', white: 'W', black: 'D' },
  /** The text of tokens drawn as pictures, for screen readers. */
  tokens: '{tokens}',
  /** How many dragons are still to be slain, and what is in the bag. On a phone each has room for 14 letters. */
  progress: {
    dragons: '{dragons, plural, one {# dragon} other {# dragons}} left',
    bag: '{bag, plural, =0 {the bag is empty} one {# token left in the bag} other {# tokens left in the bag}}',
    bagShort: '{bag, plural, =0 {the bag is empty} one {# token left} other {# tokens left}}',
  },
  /** Behind the top line: when the Market comes, and what became of the objects. */
  stock: {
    market:
      '{n, plural, =0 {The Market opens after this kill.} one {The Market opens after # more kill.} other {The Market opens after # more kills.}}',
    marketOver: 'The Market is over.',
    marketNever: 'There will be no Market.',
    objects:
      '{n, plural, =0 {No magic objects left in the pile.} one {# magic object left in the pile.} other {# magic objects left in the pile.}}',
    used: 'Used: {cards}.',
  },
  /** The status line, while the prompt below shows the details. */
  asked: {
    attack: 'Your turn: who do you send, and where?',
    deal: 'The deal is done.',
    /** After the latest event: an object could be played now, or there is only a pause. */
    play: 'Do you play an object?',
    pause: 'A moment for magic…',
    token: 'Behind {who}’s screen: which token do you steal?',
    tokenGiven: 'Which of your tokens does {who}’s {thief} get?',
  },
  /** The row of dragons. */
  lair: {
    empty: 'Empty',
    /** In an empty place that stays empty (R8.3, R8.4). */
    noMore: '{why, select, bag {No more dragons: the bag is empty.} other {No more dragons: the pile is used up.}}',
    slain: 'Slain',
    /** About a dragon's strength: how much of it comes from a Draught. */
    draught: '{n} of it from a Draught',
    hidden: '{n, plural, one {# token hidden} other {# tokens hidden}}',
    /** Fewer than its card says, because the bag runs out (R3.5). */
    hiddenShort:
      '{n, plural, =0 {Nothing hidden any more: the bag is empty.} one {# token hidden: the bag holds no more.} other {# tokens hidden: the bag holds no more.}}',
    bare: 'no tokens',
    /** Everything about a dragon, for screen readers; followed by `attackers`, a list of `attacker`. */
    about: '{card} on spot {spot}: strength {strength}, {sum} against it. Open: {tokens}. Hidden: {hidden}.',
    attackers: 'There, in their order: {attackers}.',
    attacker: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} ({strength})',
    choose: 'Choose {cardObject}',
    row: 'The dragons',
  },
  /** Below the row. */
  lost: 'Lost: {tokens}',
  /** A moment in which anybody might play an object. It looks the same to everybody. */
  window: 'A moment for magic',
  shares: 'Behind the screens',
  /** A player's adventurers. */
  team: {
    label: 'Adventurers: {team}.',
    ready: '{card} ready',
    resting: '{card} resting',
    away: '{card} on {dragonObject}',
    gone: '{card} away',
    /** What the arrow and the number on it mean. */
    place: '{card} is away, on {dragonObject} (spot {spot}).',
  },
  seat: {
    turn: 'has the turn',
    party: 'in the party',
    objects: '{n, plural, one {# magic object} other {# magic objects}}',
    left: 'has left the match',
    counted: 'Counted: {tokens}.',
    /** With a count: how many tokens came or went unseen. */
    countedDoubt: 'Counted: {tokens}, and {n, plural, one {# token} other {# tokens}} more or less in secret.',
  },
  hand: {
    hoard: 'Behind your screen',
    nothing: 'No tokens yet',
    worth: '{points, plural, one {# point} other {# points}} without gems',
    objects: 'Your magic objects',
    show: 'Read {cardObject} in full',
    sealed: 'Laid down, unseen by the others: {cardObject}.',
    called: 'You call “Caught!”.',
    passed: 'You pass.',
  },
  attack: {
    resting: 'Resting',
    away: 'Away',
    team: 'Who do you send?',
    do: 'Send {cardObject}',
    doSlay: 'Slay {dragonObject}',
    chooseTeam: 'Choose an adventurer',
    chooseDragon: 'Choose a dragon',
    /** Short, on a button: an object and the strength it adds. */
    blade: '{card} +{n}',
  },
  magic: {
    /** The dragons on the table can be pressed. */
    dragon: 'Choose a dragon.',
    /** A token to take: its picture and its name. */
    token: '{token} {name}',
    play: 'Play {cardObject}',
    slip: 'Take it in secret',
    call: 'Caught!',
    callAbout:
      'Say on which dragon a token was just stolen in secret. If you are wrong, you cannot call again for a while.',
    callOn: 'Call “Caught!” on {dragonObject}',
    pass: 'Pass',
  },
  victim: {
    random: 'A token is drawn at random.',
    look: 'You look behind the screen and pick.',
    /** After a theft without any question to the thief's owner. */
    only: 'There was nobody else to rob, and the token is drawn at random.',
  },
  token: {
    steal: 'Steal it',
    give: 'Give it up',
    /** How many tokens of a kind are behind a screen. */
    of: '{n} there',
  },
  /** On a phone beside a big screen: a dragon with the strength against it, and a party with its loot. */
  reminder: {
    dragon: '{card}: {sum} of {strength}',
    shares: '{who} share {tokens}',
  },
  recall: {
    on: 'On {dragonObject}: {sum} of {strength}',
  },
  /** After the game: why it ended so. */
  story: {
    title: 'Points, dragon by dragon',
    count: 'the count',
    made: '{whoIs, select, you {<whoAs>You</whoAs>} other {{who}}} made {tokens} points with tokens, {gems} with the most gems of a colour and {sets} with complete sets.',
    madeBasic:
      '{whoIs, select, you {<whoAs>You</whoAs>} other {{who}}} made {tokens} points with tokens and {gems} with the most gems of a colour.',
    nearest: 'Next: {who}, with {best}.',
  },
  explained: {
    tokens: 'Tokens',
    sets: 'Complete sets',
    total: 'Total',
    each: '{n} × {points}',
    plus: '+{points}',
    count: 'The count',
    /** A gem that nobody has. */
    nobody: 'Nobody has any.',
    one: '{who} {whoIs, select, you {have} other {{n, plural, one {has} other {have}}}} the most: {points, plural, one {# point} other {# points}}.',
    shared: '{who} have the most: {points, plural, one {# point} other {# points}} each.',
    /** One of two tied players holds the black diamond. */
    cursedTie:
      '{who} have the most; the black diamond bars {cursed}: {points, plural, one {# point} other {# points}} for the other.',
    cursed:
      '{who} {whoIs, select, you {have} other {{n, plural, one {has} other {have}}}} the most, but the black diamond pays nothing for gems.',
    many: '{who} have the most: so many share nothing.',
    left: 'Has left the match.',
    cursedSet:
      '{who} {whoIs, select, you {have} other {has}} a complete set, but the black diamond pays nothing for it.',
    /** Everyone who said so, each with how often it was true. */
    lastOffers: 'How often “My last offer” was really the last: {all}.',
    lastOffer: '{who} {kept} of {said}',
  },
  /** What a piece is, if somebody points at it. `most` is the prize for the most of a gem. */
  hints: {
    silver: 'Silver: 1 point.',
    gold: 'Gold: 3 points.',
    red: 'Red: 1 point.{wizard, select, red { The only Wizard on a slain dragon takes it first.} object { A Wizard whose player gets red brings a magic object.} both { The only Wizard on a slain dragon takes it first. A Wizard whose player gets red brings a magic object.} other {}}',
    blue: 'Blue gem: whoever has the most at the end gets {most} points.',
    green: 'Green gem: whoever has the most at the end gets {most} points.',
    purple: 'Purple gem: whoever has the most at the end gets {most} points.',
    yellow: 'Yellow gem: whoever has the most at the end gets {most} points.',
    white: 'White gem: whoever has the most at the end gets {most} points.',
    black:
      'Black diamond: {black} points. {game, select, advanced {But whoever has it is paid nothing for gems.} other {}}',
    strength: '{sum} of {strength}: when the attackers reach its strength, the dragon dies.',
  },
  desk,
  market,
} as const
