import type { Translation } from '#games/saying'

/** The words of the pages with tips. */
export const tips = {
  title: 'Tips',
  of: 'Tips for {game}',
  choose: 'Advice you can check: what our bots paid, shared and won in many games, with every figure beside it.',
  all: 'All tips for this game',
  whole: 'The whole game',
  maxims: 'What pays off',
  evidence: 'The evidence',
  glance: 'At a glance',
  picture: 'The dot is the average, the line its range.',
  table: 'As a table',
  cards: 'Card by card',
  figures: 'In figures',
  figure: 'What was counted',
  mean: 'On average',
  range: 'Range',
  n: 'Counted',
  card: 'Card',
  does: 'What it does',
  rulings: '{n, plural, one {# ruling} other {# rulings}}',
  inRules: 'This card in the rules',
  rules: 'The rules',
  rare: 'It came up too rarely to say more.',
  before: 'Previous: {card}',
  after: 'Next: {card}',
  made: 'Where the figures come from',
  source:
    'From {games, number} games of {seats, number} Captains each, by version {rules, number} of the rules. The same command plays the same games again:',
  within: '({range}, from {n})',
  honest:
    'Captains are strong bots, but no people: at your table other things may happen. The range is where the true average lies in 95 of 100 such measurements. A figure that comes with winning need not be the reason for it.',
} as const

export type TipsWords = Translation<typeof tips>
