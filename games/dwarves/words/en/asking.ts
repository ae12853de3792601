/** The question to a seat, above the prompt. */
export const questions = {
  hands: 'How dirty are your hands? The dirtiest go first.',
  draw: 'You have {n, plural, one {# card} other {# cards}}, draw up to 5: from which deck?',
  turn: 'Your turn: play a card, or discard one.',
  onlyDiscard: 'Your turn: discard a card.',
  fighters: '{card} (award {award}): send {n, plural, one {# fighter} other {# fighters}}.',
  roll: 'Your dice: which creature rolls next?',
  reroll: '{fighter} rolled {dice} and found nothing. Reroll one die?',
  rerollFound: '{fighter} rolled {dice} and found {treasure}. Reroll one die?',
  lay: 'Lay a card face down, or none?',
  target: {
    boo: 'Boo! Who do you scare? What it rolled no longer counts as strength.',
    onceMore: 'Once More, With Feeling: which of your fighters rolls again?',
    wrongBanner: 'Wrong Banner: with whom do you swap strengths?',
    foolsGold: 'Fool’s Gold: whose treasure drops to 0?',
  },
  /** The event is one of `played`. */
  react: {
    cannot: '{who} {whoIs, select, you {play} other {plays}} {event}: you have no Forget it!, so let it be.',
    laid: '{who} {whoIs, select, you {play} other {plays}} {event}: cancel it with the Forget it! you laid?',
    hand: '{who} {whoIs, select, you {play} other {plays}} {event}: cancel it with the Forget it! in your hand?',
  },
  winner: 'He’ll Never Notice: from whose spoils do you take up to 2 gold?',
  loss: 'You win, and lose one of your strongest ({n, plural, one {# die} other {# dice}} each). Which?',
} as const

/** An event with its target. `own` is the player of the event. */
export const played = {
  plain: '{card}',
  fighter: '{card} on {fighter}',
  seat: '{card} on {whose, select, own {{whoIs, select, you {yourself} other {themselves}}} other {{who}}}',
  swap: '{card} with {who}',
  /** A fighter with its roll. */
  rolled: '{fighter} (rolled {dice})',
  rolledAndFound: '{fighter} (rolled {dice}, found {found})',
} as const

/** Answers, with their consequences. */
export const options = {
  yes: 'yes',
  dirt: {
    spotless: 'spotless (did you even touch the dice?)',
    dusty: 'dusty',
    sticky: 'sticky (honey, we hope)',
    filthy: 'filthy (straight from the mine)',
  },
  deck: {
    creature: 'creature ({n} left)',
    other: 'other: battle, ability or event ({n} left)',
    emptyCreature: 'creature (empty: {n, plural, one {# discard} other {# discards}} will be shuffled)',
    emptyOther:
      'other: battle, ability or event (empty: {n, plural, one {# discard} other {# discards}} will be shuffled)',
  },
  card: '{card}',
  battle: '{card} ({n, plural, one {# fighter} other {# fighters}} each, award {award})',
  creature: {
    drivesOff: '{card} (drives off {whom})',
    third: '{card} ({n, select, 3 {third} other {number {n}}} on the table: drives off {whom})',
    thirdNobody: '{card} ({n, select, 3 {third} other {number {n}}} on the table: drives off nobody)',
  },
  /** A group that is driven off, with the ability it loses. */
  withAbility: '{whose} with {abilityThe}',
  ability: {
    new: '{abilityThe} on {whose}',
    instead: '{abilityThe} on {whose} (instead of {oldThe})',
    already: '{abilityThe} on {whose} ({n, plural, one {it has} other {they have}} that already)',
  },
  stare: {
    one: '{whose}',
    ofSeveral: '{whose} (one of {n})',
    with: '{whose} ({abilityThe})',
    ofSeveralWith: '{whose} (one of {n}, {abilityThe})',
  },
  /** A fighter's traits, separated by commas. */
  fighter: '{card} ({traits})',
  traits: {
    mayReroll: 'may reroll',
    notLost: 'is not lost by winning',
    givesFinds: 'gives its finds away',
    leaves: 'leaves after the battle',
  },
  die: 'the {face}',
  dieFind: 'the {face} (a find)',
  lay: {
    event: '{card}',
    bluff: '{card}, as a bluff',
    sitOut: '{card} (does nothing: you sit out)',
    alone: '{card} (does nothing: nobody else fights)',
  },
  target: {
    treasure: '{who} ({treasure})',
    strength: '{who} (strength {strength}, yours {yours})',
  },
  spoils: '{who} (spoils: {gold})',
  loss: {
    several: '{card} ({finds}, one of {n})',
    severalWith: '{card} ({finds}, one of {n}, {abilityThe})',
    last: '{card} ({finds}, your last)',
    lastWith: '{card} ({finds}, your last, {abilityThe} goes too)',
  },
} as const

/** Moves in a menu: one or two plain words. */
export const moves = {
  creature: 'creature',
  ability: 'ability',
  battle: 'battle',
  event: 'event',
  thaw: 'Thaw',
  stare: 'Stony Stare',
  discard: 'discard',
  next: 'roll',
  rest: 'all the rest',
  keep: 'keep',
  die: 'reroll',
  none: 'no card',
  lay: 'lay',
  letBe: 'let it be',
  forget: 'Forget it!',
} as const
