/** Only on the screen. Button labels say what the button does. */
export const screen = {
  goal: 'First to {n} gold',
  /** Next to it, if rounds end the game. */
  round: 'Round {round} of {last}',
  /** The heading in the middle of the table between battles. */
  calm: 'Between battles',
  /** Above a turn's part of the log. */
  turnOf: '{whoIs, select, you {<whoAs>Your</whoAs> turn} other {{who}’s turn}}',
  card: '{card}',
  /** An ability alone on a card or group: short. */
  adjectives: {
    strong: 'Strong!',
    greedy: 'Greedy!',
    lucky: 'Lucky!',
    flying: 'Flying!',
    weak: 'Weak!',
    blind: 'Blind!',
    generous: 'Generous!',
    peaceful: 'Peaceful!',
  },
  abilityLine: '{ability}: {text}',
  all: '{all}',
  /** Next to a name. `backs` is read out; the screen shows two small card backs. */
  gold: '{n} of {goal} gold',
  backs:
    'In hand: {creature, plural, one {# creature card} other {# creature cards}}, {other, plural, one {# other card} other {# other cards}}',
  asked: {
    /** The same words for everybody. */
    react: '{who} {whoIs, select, you {play} other {plays}} {event}: cancel it?',
  },
  /** The short introduction for newcomers. All of it fits on a phone. */
  primer: {
    aim: 'Fight for gold: the first with {n} wins.',
    aimRounds: 'Fight for gold: the first with {n} wins, or whoever has most after {last} rounds.',
    turn: 'Each turn play or discard one card. Then draw up to 5.',
    aversion: 'Some creatures drive others off. A card tells you whom before you play it.',
    battle: 'In a battle high dice win, and low dice find treasure.',
  },
  groups: {
    title: 'Creatures of {who}',
    yours: 'Your creatures',
    none: 'No creatures',
    /** One of them, as read out: number and traits. */
    one: '{n, plural, one {# × {card}} other {# × {card}}}: {traits}',
    more: '+{n}',
  },
  decks: {
    creature: 'Creature deck: {n, plural, one {# card} other {# cards}}',
    other: 'Other deck: {n, plural, one {# card} other {# cards}}',
    discards: '{n, plural, =0 {No discards} one {# discard} other {# discards}}',
    pile: 'Discarded, newest first',
    empty: 'Nothing has been discarded here.',
  },
  aversion: {
    title: 'Who cannot stand whom',
    /** A kind that drives others off, and how many of it are on the table. */
    line: '{card}: drives off {kinds}. On the table: {n}.',
    own: 'The next one drives off only creatures of the player who plays it.',
    third: 'The next one is {n, select, 3 {the third} other {number {n}}}: it drives off everybody’s!',
    nobody: 'The next one drives off nobody.',
    /** A badge next to such a kind. */
    two: '{n} on the table',
    /** If two of them are on the table. */
    thirdOf: {
      dwarf: 'Two dwarves are on the table: a third drives off all orcs.',
      elf: 'Two elves are on the table: a third drives off all goblins and gnomes.',
      /** `flying`: some of those dwarves fly. */
      troll:
        'Two trolls are on the table: a third drives off all dwarves and orcs{flying, select, some { but those that fly} other {}}.',
      /** A guest, or a kind that cannot stand one. */
      other: '{card}: one more drives off all {kinds}{flying, select, some { but those that fly} other {}}.',
    },
    rule: 'Only a creature that is played drives others off. Flying creatures stay.',
  },
  news: {
    begin: 'Five cards each, from two decks. Then the first turn begins.',
    plays: '{who} {whoIs, select, you {play} other {plays}} {cardObject}.',
    third:
      '{who} {whoIs, select, you {play} other {plays}} {cardObject}: {n, select, 3 {the third} other {number {n}}} on the table!',
    thaws: '{who} {whoIs, select, you {let} other {lets}} the yeti thaw: {cardThe} comes out of the ice.',
    thawsThird:
      '{who} {whoIs, select, you {let} other {lets}} the yeti thaw: {cardThe} comes out of the ice, {n, select, 3 {the third} other {number {n}}} on the table!',
    stares: '{who} {whoIs, select, you {let} other {lets}} the medusa stare one last time.',
    /** The same by guests. */
    guestThaws: '{who} {whoIs, select, you {let} other {lets}} {byObject} thaw: {cardThe} comes out of the ice.',
    guestThawsThird:
      '{who} {whoIs, select, you {let} other {lets}} {byObject} thaw: {cardThe} comes out of the ice, {n, select, 3 {the third} other {number {n}}} on the table!',
    guestStares: '{who} {whoIs, select, you {let} other {lets}} {byObject} stare one last time.',
    gone: 'Driven off',
    stone: 'Turned to stone',
  },
  /** The battle in the middle of the table. */
  battle: {
    title: 'Battle',
    size: '{n, plural, one {# fighter each} other {# fighters each}}',
    award: 'Award {gold}',
    showCard: 'Read {cardObject} in full',
    tracks: 'Strength and treasure; all dice',
    strength: 'Strength {n}',
    treasure: 'Treasure {n}',
    sitsOut: 'sits out',
    chooses: 'not chosen yet',
    again: '{fighter}, once more: {dice}',
    scared: 'scared: no strength, but its treasure counts',
    /** One fighter with its dice, in the list of all dice. */
    fighter: '{card}: {dice}',
    faceDown: '{who} {whoIs, select, you {have} other {has}} laid a card face down',
    yourCard: 'You have laid {cardObject} face down',
    bluff: 'Bluff',
    cancelledBy: 'Cancelled by {who}',
    /** The fate of a laid Forget it!, and of an event without effect. */
    used: 'Used',
    unused: 'Not used',
    idle: 'Did nothing',
    won: '{who} {whoIs, select, you {win} other {{n, plural, one {wins} other {win}}}} the battle!',
    gets: '{n, plural, =0 {no gold} other {+# gold}}',
    /** If there is no room for both tracks. */
    spoils: '{who} {whoIs, select, you {get} other {gets}} {gold}',
    falls: '{who} {whoIs, select, you {lose} other {loses}} {cardObject}, the price of victory',
    leaves: '{whose}: had enough of fighting',
    playing: '{who} {whoIs, select, you {play} other {plays}} {event}',
    aims: '{who} {whoIs, select, you {play} other {plays}} {cardObject}: on whom?',
    /** While the window for Forget it! is open. */
    sealed: 'All answers stay hidden until the sand runs out.',
    sealedUntilAll: 'All answers stay hidden until everybody has answered.',
  },
  /** The decks to draw from. */
  draw: {
    creature: 'A creature',
    other: 'Battle, ability or event',
    left: '{n} left',
    shuffles: 'Empty: {n, plural, one {# discard} other {# discards}} will be shuffled',
  },
  /** The viewer's own cards. `held` is read out for one of them. */
  hand: {
    title: 'Your hand',
    held: '{n, plural, =1 {{card}} other {{card}, # of them}}',
    choose: 'Choose a card to see what it would do.',
    empty: 'Your hand is empty.',
    powerName: '{power, select, thaw {Thaw} other {Stony Stare}}',
  },
  turn: {
    play: 'Play {cardObject}',
    start: 'Start the battle',
    discard: 'Discard {cardObject}',
    discardInstead: 'Discard instead',
    playInstead: 'Play it instead',
    none: 'Choose a card',
    another: 'Choose another card',
    chooseGroup: 'On whose creatures?',
    chooseGroupButton: 'Choose a group',
    declare: 'Declare {group} {abilityThe}',
    thaw: 'Let {cardThe} come',
    stare: 'Turn {whose} to stone',
    choosePower: 'Choose a creature',
    back: 'Another move',
    discards: 'It goes face up to the discards. You draw another card.',
    cannot: 'Cannot be played now.',
    third: 'Third on the table!',
    drivesOff: 'Drives off',
    thirdNobody: 'Third on the table, but nobody to drive off.',
    /** Before everybody’s chances, each with a mark. */
    chancesOf: 'To win or tie:',
    chances: 'Chances to win or tie, if everybody sends their strongest and no event is played:',
    chance: '{who}: {p, number, percent}',
    percent: '{p, number, percent}',
    /** House rules that make a tie worth less. */
    tie: {
      none: 'A tie pays no award.',
      split: 'In a tie the award is shared.',
    },
  },
  fighters: {
    send: 'Send {n, plural, one {# fighter} other {# fighters}}',
    missing: '{n, plural, one {Choose # more} other {Choose # more}}',
    add: '{card}: {traits}. {left} at home, {sent} sent. Send one more.',
    back: '{card}: {n} sent. Take one back.',
    backAll: '{card}: {n} sent. Take {n, plural, one {it} other {all of them}} back.',
    chance: '{p, number, percent} to win or tie',
    chanceNote: 'Estimate: no events; others send their strongest.',
    chanceNoteReroll: 'Estimate: no events; low dice are rerolled; others send their strongest.',
    finds: 'about {n, number, ::.0} treasure',
    /** If some of those sent are generous. */
    findsGiven: 'about {n, number, ::.0} treasure, and {given, number, ::.0} for the others',
    price: 'If you win you lose {cardObject}.',
    priceOneOf: 'If you win you lose one of your strongest.',
    noPrice: 'If you win you lose nobody.',
    leaves: 'Won or lost, {whose} {n, plural, one {leaves} other {leave}} afterwards.',
    tray: 'Sent into battle',
  },
  roll: {
    next: 'Roll for {cardObject}',
    all: 'Roll all the rest',
  },
  reroll: {
    die: 'Reroll the {face}',
    keep: 'Keep the roll',
    keepSure: 'Yes, keep the roll',
    /** The chance to win is below each die. */
    note: 'Under each die: your chance to win or tie if you reroll it.',
    chanceKept: '{p, number, percent} to win or tie if you keep the roll',
    chance: '{p, number, percent} to win or tie if you reroll the {face}',
    dieFind: 'The {face}, a find: reroll it ({p, number, percent} to win or tie)',
    dieOnly: 'The {face}: reroll it ({p, number, percent} to win or tie)',
  },
  lay: {
    lay: 'Lay it face down',
    none: 'Lay nothing',
    noneSure: 'Yes, lay nothing',
    choose: 'Choose a card',
    bluff: 'A bluff: it does nothing and is discarded.',
    bluffReturned: 'A bluff: it does nothing and comes back to your hand.',
    sitOut: 'Does nothing for you: you sit out.',
    alone: 'Does nothing: nobody else fights.',
    laidBy: '{who} {whoIs, select, you {have} other {{n, plural, one {has} other {have}}}} laid a card.',
    nobodyLaid: 'Nobody has laid a card yet.',
    any: 'You can bluff with any card.',
    /** If backs are visible. */
    anyShown: 'You can bluff with any card, but everybody sees its back.',
    backCreature: 'Its back shows everybody that it is a creature, so a bluff.',
    backOther: 'Its back shows everybody that it is not a creature.',
  },
  target: {
    choose: 'Choose a target',
    /** What the button does. */
    does: {
      boo: 'Scare {whose}',
      onceMore: 'Roll once more: {card}',
      wrongBanner: 'Change strengths with {who}',
      foolsGold:
        '{whoIs, select, you {Throw <whoAs>your</whoAs> own treasure away} other {Take the treasure of {who} away}}',
    },
    /** What would change by it. */
    leads: {
      boo: '{who}: strength {from} → {to}',
      onceMore: '{n, plural, one {# die} other {# dice}} more for your strength of {strength}.',
      wrongBanner: 'You {from} → {to}, {who} {to} → {from}',
      foolsGold: 'Treasure {from} → 0',
    },
  },
  react: {
    everybody: 'Only a Forget it! cancels it. Everybody is asked, so nobody can tell who has one.',
    laid: 'Only a Forget it! cancels it. Whoever laid one is asked.',
    letBe: 'Let it be',
    forget: 'Forget it!',
    /** A player without one is told after pressing it. */
    none: 'You have no Forget it!, neither in your hand nor on the table.',
  },
  winner: {
    spoils: 'Won {gold}',
  },
  loss: {
    lose: 'Lose {cardObject}',
    choose: 'Choose who to lose',
    last: 'Your last of this kind.',
    lastWith: 'Your last of this kind: {abilityThe} goes, too.',
    left: '{n} of {of} stay.',
    /** Peaceful creatures, and how many of them fought. */
    leaves:
      '{n, plural, one {It leaves after the battle anyway: {abilityThe}} =2 {Both that fought leave after the battle anyway: {abilityThe}} other {All # that fought leave after the battle anyway: {abilityThe}}}',
  },
  dirt: {
    spotless: 'Spotless',
    dusty: 'Dusty',
    sticky: 'Sticky',
    filthy: 'Filthy',
    spotlessLeads: 'Did you even touch the dice?',
    dustyLeads: 'An honest day’s work.',
    stickyLeads: 'Honey, we hope.',
    filthyLeads: 'Straight from the mine.',
  },
  /** After the game: why it ended so. */
  story: {
    title: 'Gold, battle by battle',
    best: '{whoIs, select, you {<whoAs>You</whoAs>} other {{who}}} gained most in battle {no}, {card}: {n} gold.',
    nearest: 'Next: {who}, with {best}.',
  },
  explained: {
    title: 'Where the gold came from',
    none: 'No gold.',
    battle: 'Battle {no}, {card}:',
    found: '{treasure, plural, =0 {{award} gold as the award} other {# gold as treasure, and the award of {award}}}',
    foundOnly: '{treasure, plural, =0 {no gold} other {# gold as treasure, and no share of the award}}',
    gift: '{n} from {whoIs, select, you {<whoAs>your</whoAs> generous ones} other {the generous ones of {who}}}',
    theft: '{n} out of {whoIs, select, you {<whoAs>your</whoAs> spoils} other {the spoils of {who}}}',
    given: '{n} given to {who}',
    stolen: '{n} taken by {who}',
    tie: 'In a tie, more creatures win, then more dice.',
    force: '{creatures, plural, one {# creature} other {# creatures}}, {dice, plural, one {# die} other {# dice}}',
    hand: 'In hand at the end: {cards}',
    sum: '{n} gold',
  },
} as const
