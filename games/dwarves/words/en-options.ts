import type { OptionWords } from '#games/option-words'

/** The house rules of My Dwarves Fly!, as shown when creating a table. */
export const options = {
  presets: {
    atOnce: { name: 'At once', about: 'Who begins is drawn by lot: nobody is asked about their hands.' },
    quick: { name: 'Quick game', about: '10 gold win instead of 15, and who begins is drawn by lot.' },
    strict: {
      name: 'As on a real table',
      about: 'Backs of laid cards are seen, and Forget it! must be laid to be used.',
    },
  },
  options: {
    goldToWin: { name: 'Gold to win', about: 'Whoever has so much gold first wins.', value: '{n} gold' },
    suddenDeath: { name: 'At most 60 rounds', about: 'Then the game is over, whoever leads. Good among strangers.' },
    start: {
      name: 'Who begins',
      about: 'The one with the dirtiest hands, or one drawn by lot.',
      value: '{value, select, dirtiest {The dirtiest hands} other {By lot}}',
    },
    tieAward: {
      name: 'Award of tied winners',
      about: 'What those get who win a battle together.',
      value: '{value, select, full {Each the full award} none {Nothing} other {They share it}}',
    },
    bluffs: {
      name: 'Bluffs',
      about: 'What becomes of a card that was laid only to frighten the others.',
      value: '{value, select, discarded {Discarded} other {Back to the hand}}',
    },
    backs: {
      name: 'Backs of laid cards',
      about: 'Whether one sees that a laid card cannot be an event.',
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
      value: '{value, select, auto {By themselves} other {By hand}}',
    },
    clock: {
      name: 'Time for Forget it!',
      about: 'How long everybody may think about an event.',
      value: '{value, select, standard {5 seconds} days {A day at most} other {Until all have answered}}',
    },
  },
} as const satisfies OptionWords
