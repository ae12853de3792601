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
      about: 'At most twelve rounds, and known coins are counted for everybody.',
    },
  },
  options: {
    pointsToWin: {
      name: 'Points to win',
      about: 'The first player with this many points wins at once.',
      value: '{n}',
    },
    specialsPerRound: {
      name: 'Specials in a round',
      about: 'How many special characters join each round.',
      value: '{n}',
    },
    startFG: { name: 'Fairy gold at the start', about: 'The gold that comes back after every round.', value: '{n}' },
    coinCounts: {
      name: 'Coins behind the screens',
      about: 'How much the table sees of everybody’s coins.',
      value: '{value, select, hidden {Hidden} tracked {Counted as far as known} other {Open to all}}',
    },
    roundLimit: {
      name: 'Round limit',
      about: 'The match ends after this many rounds. The leader wins.',
      value: '{n, plural, =0 {No limit} one {# round} other {# rounds}}',
    },
    brigandAmount: {
      name: 'What the Brigand got',
      about: 'Who is told how many coins changed hands.',
      value: '{value, select, private {Only those two} other {Everybody}}',
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
      about: 'Nobody has to bid silver for a character that is already cursed.',
    },
    quackCompulsory: {
      name: 'The Quack Wizard must be used',
      about: 'Whoever wins him must give all their stones for one point.',
    },
    apprenticeFreeWithoutPair: {
      name: 'Free point from the Apprentice',
      about: 'A player without two stones of one colour gets the point for nothing.',
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
      name: 'Who a copied Thief robs',
      about: 'The runner-up of this auction, or of the auction that sold the Thief.',
      value: '{value, select, currentAuction {Runner-up of this auction} other {Runner-up of the Thief’s auction}}',
    },
    goblinLastAuctioned: {
      name: 'Goblin and Imp as last card',
      about: 'They are auctioned even when no card is left for them to call.',
    },
  },
} as const satisfies OptionWords
