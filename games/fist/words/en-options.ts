import type { OptionWords } from '#games/option-words'

/** The house rules of Fist of Dragonstones, as shown when creating a table. */
export const options = {
  presets: {
    tavernLight: {
      name: 'Rich table',
      about: 'One more fairy gold for everybody, and three special characters a round.',
    },
    shortGame: { name: 'Short game', about: 'Two points win instead of three.' },
    ranked: {
      name: 'Tournament',
      about: 'Twelve rounds at most, and the house keeps count of the coins for everybody.',
    },
  },
  options: {
    pointsToWin: {
      name: 'Points to win',
      about: 'Whoever has so many points first wins at once.',
      value: '{n, plural, one {# point} other {# points}}',
    },
    specialsPerRound: {
      name: 'Specials in a round',
      about: 'How many special characters join each round.',
      value: '{n}',
    },
    startFG: { name: 'Fairy gold at the start', about: 'The gold that comes home after every round.', value: '{n}' },
    coinCounts: {
      name: 'Coins behind the screens',
      about: 'How much the table is shown of what everybody holds.',
      value: '{value, select, hidden {Hidden} tracked {Counted, as far as all could know} other {Open to all}}',
    },
    roundLimit: {
      name: 'Limit of rounds',
      about: 'After so many rounds the game ends, whoever leads.',
      value: '{n, plural, =0 {No limit} one {# round} other {# rounds}}',
    },
    brigandAmount: {
      name: 'What the Brigand got',
      about: 'Who is told how many coins changed hands.',
      value: '{value, select, private {Only the two} other {Everybody}}',
    },
    amuletsPerBid: {
      name: 'Amulets in one fist',
      about: 'Two amulets make a fist worth four times its coins.',
      value: '{n, plural, one {# amulet} other {# amulets}}',
    },
    blackInTiebreak: {
      name: 'Black coins in ties',
      about: 'A black coin may also curse the character when silver breaks a tie.',
    },
    curseSkipsTiebreak: {
      name: 'A curse ends the auction',
      about: 'Nobody has to bid silver for a character that is cursed already.',
    },
    quackCompulsory: {
      name: 'The Quack Wizard must be used',
      about: 'Who wins him gives all stones for one point, like it or not.',
    },
    apprenticeFreeWithoutPair: {
      name: 'Free point from the Apprentice',
      about: 'Who has no two stones alike gets his point for nothing.',
    },
    doppelgangerDeclare: {
      name: 'When to spend the Doppelganger',
      about: 'You decide before a power is used, or after you have seen how it went.',
      value: '{value, select, before {Before} other {After}}',
    },
    ghostCopiesDoppelganger: {
      name: 'The Ghost copies the Doppelganger',
      about: 'The Ghost may use the power of the Doppelganger too.',
    },
    thiefVictimViaCopy: {
      name: 'Whom a copied Thief robs',
      about: 'The second of this auction, or of the one in which the Thief himself was sold.',
      value: '{value, select, currentAuction {Second of this auction} other {Second of the Thief’s auction}}',
    },
    goblinLastAuctioned: {
      name: 'Goblin and Imp as last card',
      about: 'They are auctioned even when no card is left for them to call.',
    },
  },
} as const satisfies OptionWords
