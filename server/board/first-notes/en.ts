import type { FirstWords } from './words.ts'

export const en: FirstWords = {
  game: title => ({
    title: `What to write here about ${title}`,
    text: `Everything about **${title}** has its place on this board:

- **Strategy**: what worked, what went wrong, and what you would have done.
- **House rules**: other ways to play, and how they turned out.
- **New cards**: cards that people made themselves.
- **Looking for players**: who plays when, and which seats are free.

Put a link on a line of its own and it shows what it leads to: a moment of a match, a card from the gallery, or a table with free seats. For a moment, open the match, go back to it and copy the link. The number of a rule, such as R1.2, becomes a link to that rule.

No question is too small. Somebody else is wondering about the same thing.`,
  }),
  house: {
    title: 'What to write here about the tavern',
    text: `This is the place for the tavern itself: what you miss, what annoys you, what does not work, and what you like.

If something does not work, say what you did, what happened, and what you expected. If it happened in a match, put the link to that moment on a line of its own.

Please be kind to each other. If a note is not, report it with the flag below it. You need not answer it.`,
  },
}
