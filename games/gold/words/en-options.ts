import type { OptionWords } from '#games/option-words'

/** The house rules of Dragon's Gold, as shown when creating a table. */
export const options = {
  presets: {
    firstGame: { name: 'First game', about: 'The basic game with slower sand, for newcomers.' },
    edition2011: {
      name: 'Edition of 2011',
      about: 'A black diamond of 19 points, and 5 points for every complete set.',
    },
    noMagic: { name: 'No magic', about: 'The advanced game without magic objects.' },
    slow: {
      name: 'Over days',
      about: 'One player divides the loot into heaps, the others choose, each in their own time.',
    },
  },
  options: {
    game: {
      name: 'Game',
      about: 'The advanced game deals out magic objects; the basic game is simpler.',
      value: '{value, select, advanced {Advanced} other {Basic}}',
    },
    magic: { name: 'Magic objects', about: 'Cards that bend the rules.' },
    division: {
      name: 'Sharing the loot',
      about: 'Everybody bargains against the sand, or one player makes heaps and the others choose.',
      value: '{value, select, bargain {Bargain} other {Divide and choose}}',
    },
    clock: {
      name: 'Hourglass',
      about: 'How long a bargain may last before everything is lost.',
      value:
        '{value, select, standard {60 seconds} blitz {30 seconds} relaxed {90 seconds} long {120 seconds} days {24 hours} other {No hourglass}}',
    },
    freeze: {
      name: 'No new offers at the end',
      about: 'In the last five seconds offers can only be accepted or taken back.',
    },
    display: {
      name: 'Hoards',
      about: 'You remember what others took, or a ledger is kept for everybody.',
      value: '{value, select, memory {From memory} other {With a ledger}}',
    },
    blackDiamond: { name: 'Black diamond', about: 'What the one black diamond is worth.', value: '{n} points' },
    setBonus: {
      name: 'Complete sets',
      about: 'Points for gems of every colour: once, or for every set.',
      value: '{value, select, once {Once} other {For every set}}',
    },
    market: {
      name: 'The Market',
      about: 'After which slain dragon everybody may trade with everybody.',
      value: '{value, select, beforeEighth {After the eighth dragon} other {After the seventh dragon}}',
    },
    gifts: { name: 'Gifts at the Market', about: 'Players may give without getting anything back.' },
    perRed: {
      name: 'One object for each red token',
      about: 'Wizards bring an object for every red token, not just one.',
    },
    wizardFirst: {
      name: 'Wizards claim first',
      about: 'The only Wizard on a dragon takes its red tokens first, as in the basic game.',
    },
    dexterity: {
      name: 'The Invisible Hand is quick',
      about: 'It takes tokens secretly between turns until it is caught; when off, it is played openly.',
    },
  },
} as const satisfies OptionWords
