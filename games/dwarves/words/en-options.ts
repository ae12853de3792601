import type { OptionWords } from '#games/option-words'

/** The house rules of My Dwarves Fly!, as shown when creating a table. */
export const options = {
  presets: {
    firstGame: {
      name: 'First game',
      about: 'Nothing is timed: the window for Forget it! waits until everybody has answered.',
    },
    atOnce: { name: 'Quick start', about: 'The first player is chosen at random; nobody is asked about their hands.' },
    quick: { name: 'Quick game', about: '10 gold wins instead of 15, and the first player is chosen at random.' },
    strict: {
      name: 'As at a real table',
      about: 'Everybody sees the backs of laid cards, and Forget it! must be laid to be used.',
    },
  },
  options: {
    goldToWin: { name: 'Gold to win', about: 'The first player with this much gold wins.', value: '{n} gold' },
    suddenDeath: {
      name: 'At most 60 rounds',
      about: 'Then the match ends, and the leader wins. Good among strangers.',
    },
    start: {
      name: 'Who begins',
      about: 'The player with the dirtiest hands, or a random one.',
      value: '{value, select, dirtiest {The dirtiest hands} other {At random}}',
    },
    tieAward: {
      name: 'Award in a tie',
      about: 'What players get who win a battle together.',
      value: '{value, select, full {The full award each} none {Nothing} other {They share it}}',
    },
    bluffs: {
      name: 'Bluffs',
      about: 'What happens to a card that was laid only as a bluff.',
      value: '{value, select, discarded {Discarded} other {Back to the hand}}',
    },
    backs: {
      name: 'Backs of laid cards',
      about: 'Whether everybody sees that a laid card cannot be an event.',
      value: '{value, select, hidden {Hidden} other {Seen by all}}',
    },
    forget: {
      name: 'Forget it!',
      about: 'Used from the hand at any time, or only as the card that was laid.',
      value: '{value, select, anytime {From the hand too} other {Only when laid}}',
    },
    fourthClears: {
      name: 'The fourth drives off too',
      about: 'A fourth creature of a kind, and any after it, still drives off your own.',
    },
    rolling: {
      name: 'Dice',
      about: 'They roll by themselves, or you choose which creature rolls next.',
      value: '{value, select, auto {Automatic} other {By hand}}',
    },
    clock: {
      name: 'Time for Forget it!',
      about: 'How long everybody may think about an event.',
      value: '{value, select, standard {5 seconds} days {A day at most} other {Until all have answered}}',
    },
  },
} as const satisfies OptionWords
