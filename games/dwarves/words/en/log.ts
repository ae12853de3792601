/** What happened. `{fighter}` and `{whose}` are somebody’s creatures, as phrased in `creatures`. */
export const log = {
  /** The dirtiest hands begin. */
  hands: 'Hands out: {hands}.',
  hand: '{who} {dirt, select, spotless {spotless} dusty {dusty} sticky {sticky} other {filthy}}',
  begins: '{who} {whoIs, select, you {begin} other {begins}}.',
  reshuffled: {
    creature: 'The creature discards are shuffled and become the deck.',
    other: 'The other discards are shuffled and become the deck.',
  },
  draws: '{who} {whoIs, select, you {draw} other {draws}} {cardObject}.',
  /** For others: the deck is visible, the card is not. */
  drawsFrom: {
    creature: '{who} {whoIs, select, you {draw} other {draws}} a creature.',
    other: '{who} {whoIs, select, you {draw} other {draws}} from the other deck.',
  },
  passedOver: '{who} {whoIs, select, you {have} other {has}} no card, and the turn passes.',
  discards: '{who} {whoIs, select, you {discard} other {discards}} {cardObject}.',
  plays: '{who} {whoIs, select, you {play} other {plays}} {cardObject}.',
  thawed: 'Out of the ice comes {cardThe} for {who}.',
  /** At most two kinds, joined by `or`. */
  aversion: '{whose} cannot stand {kinds}.',
  third: {
    dwarf: 'The third dwarf! Now they cannot stand {kinds} anywhere.',
    elf: 'The third elf! Now they cannot stand {kinds} anywhere.',
    troll: 'The third troll! Now they cannot stand {kinds} anywhere.',
    other:
      '{n, select, 3 {The third of their kind} other {Number {n} of their kind}}! Now they cannot stand {kinds} anywhere.',
  },
  left: {
    aversion: '{whose} {n, plural, one {stomps off} other {stomp off}}.',
    thaw: '{whose} {n, plural, one {melts away} other {melt away}}.',
    stare: '{whose} {n, plural, one {turns to stone} other {turn to stone}}.',
    /** About the medusa herself. */
    lastStare: '{whose} {n, plural, one {stares one last time} other {stare one last time}}.',
    peace: '{whose} {n, plural, one {has had enough of fighting} other {have had enough of fighting}}.',
  },
  /** The same, with their group's ability, because they were its last. */
  leftWith: {
    aversion:
      '{whose} {n, plural, one {stomps off, and {abilityThe} goes with it} other {stomp off, and {abilityThe} goes with them}}.',
    thaw: '{whose} {n, plural, one {melts away, and {abilityThe} goes with it} other {melt away, and {abilityThe} goes with them}}.',
    stare:
      '{whose} {n, plural, one {turns to stone, and {abilityThe} goes with it} other {turn to stone, and {abilityThe} goes with them}}.',
    lastStare:
      '{whose} {n, plural, one {stares one last time, and {abilityThe} goes with it} other {stare one last time, and {abilityThe} goes with them}}.',
    peace:
      '{whose} {n, plural, one {has had enough of fighting, and {abilityThe} goes with it} other {have had enough of fighting, and {abilityThe} goes with them}}.',
  },
  ability: {
    new: '{who} {whoIs, select, you {declare} other {declares}} {group} {abilityThe}.',
    again: '{who} {whoIs, select, you {declare} other {declares}} {group} {abilityThe} once again.',
    instead: '{who} {whoIs, select, you {declare} other {declares}} {group} {abilityThe} No longer {oldThe}.',
  },
  handsUp: 'Hands up: {hands}.',
  /** One seat’s cards, separated by semicolons. */
  cardsOf: '{who} {cards}',
  battle:
    '— {whoIs, select, you {<whoAs>You</whoAs> call} other {{who} calls}} for battle: {card} ({n, plural, one {# fighter} other {# fighters}} each, award {award}) —',
  sends: '{who} {whoIs, select, you {send} other {sends}} {crowd}.',
  sitsOut:
    '{who} {whoIs, select, you {have} other {has}} nobody to send and {whoIs, select, you {sit} other {sits}} out.',
  /** Dice as `6 + 1 + 2 = 9`, or the number on a single die. */
  rolls: '{fighter} rolls {dice}.',
  rollsAndFinds: '{fighter} rolls {dice} and finds {treasure}.',
  rerolls: '{fighter} rerolls its {from} and gets a {to}.',
  rerollsAndFinds: '{fighter} rerolls its {from} and gets a {to}: {treasure} in all.',
  lays: {
    card: '{who} {whoIs, select, you {lay} other {lays}} {cardObject} face down.',
    hidden: '{who} {whoIs, select, you {lay} other {lays}} a card face down.',
    creature: '{who} {whoIs, select, you {lay} other {lays}} a creature face down.',
    other: '{who} {whoIs, select, you {lay} other {lays}} a card of the other deck face down.',
    nothing: '{who} {whoIs, select, you {lay} other {lays}} nothing.',
  },
  turnedUp: 'Cards up: {cards}.',
  event: '{who} {card}',
  bluff: '{who} {whoIs, select, you {bluff} other {bluffs}} with {cardObject}',
  bluffReturned: '{who} {whoIs, select, you {take} other {takes}} back the bluff: {cardThe}.',
  fizzles: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {card} comes to nothing.',
  playsEvent: '{who} {whoIs, select, you {play} other {plays}} {event}.',
  cancelled: {
    hand: '{who}: “Forget it!” {ownerIs, select, you {<ownerAs>Your</ownerAs>} other {{owner}’s}} {card} does nothing.',
    laid: '{who}, with the card on the table: “Forget it!” {ownerIs, select, you {<ownerAs>Your</ownerAs>} other {{owner}’s}} {card} does nothing.',
    ownHand:
      '{who}: “Forget it!” {ownerIs, select, you {<ownerAs>Your</ownerAs>} other {{owner}’s}} own {card} does nothing.',
    ownLaid:
      '{who}, with the card on the table: “Forget it!” {ownerIs, select, you {<ownerAs>Your</ownerAs>} other {{owner}’s}} own {card} does nothing.',
  },
  eyes: '{whoIs, select, you {{who} eye the spoils and whistle} other {{who} eyes the spoils and whistles}}.',
  scared: '{fighter} hides under the table: {strength} less.',
  scaredOfNothing: '{fighter} hides under the table: no strength is lost.',
  rollsAgain: '{fighter} rolls once more: {dice} more strength.',
  swapped: '{who} change banners, and strengths.',
  treasureLost: 'All that glitters: {who} {whoIs, select, you {lose} other {loses}} {treasure}.',
  noTreasure: '{who} {whoIs, select, you {have} other {has}} no treasure to lose.',
  richVein: '{who} {whoIs, select, you {strike} other {strikes}} a rich vein: {n} more treasure.',
  safe: 'If {who} {whoIs, select, you {win} other {wins}}, nobody goes home.',
  won: {
    alone: '{who} {whoIs, select, you {win} other {wins}} the battle with strength {strength}!',
    over: '{who} {whoIs, select, you {win} other {wins}} the battle with strength {strength} ({others})!',
    tie: '{who} tie at strength {strength}: {n, plural, =2 {both win} other {all win}}!',
    tieOver: '{who} tie at strength {strength} ({others}): {n, plural, =2 {both win} other {all win}}!',
    /** One of the losers, in that list. */
    other: '{who} {strength}',
  },
  paid: {
    both: '{who} {whoIs, select, you {get} other {gets}} {gold}: {treasure} treasure and the award of {award}.',
    treasure: '{who} {whoIs, select, you {get} other {gets}} {gold}: {treasure} treasure and no award.',
    award: '{who} {whoIs, select, you {get} other {gets}} the award of {gold}.',
    nothing: '{who} {whoIs, select, you {get} other {gets}} no gold for it.',
  },
  gives: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} generous ones give gold away: {gifts}.',
  gift: '{n} to {who}',
  takes:
    '{who} {whoIs, select, you {help yourself} other {helps themselves}} to {gold} of {fromIs, select, you {<fromAs>your</fromAs>} other {{from}’s}} spoils.',
  falls: '{who} {whoIs, select, you {lose} other {loses}} {cardObject}, the price of victory.',
  fallsWith:
    '{who} {whoIs, select, you {lose} other {loses}} {cardObject}, the price of victory, and {abilityThe} goes with it.',
  dust: 'The dust settles.',
  /** The winner and everybody's results, separated by dots. */
  over: '— {all} —',
  wins: '{whoIs, select, you {<whoAs>You</whoAs> win} other {{n, plural, one {{who} wins} other {<whoAs>You</whoAs> share the win}}}}',
  winsAtLast: 'Time is up: {who} {whoIs, select, you {win} other {{n, plural, one {wins} other {share the win}}}}',
  gold: '{who} {gold}',
} as const
