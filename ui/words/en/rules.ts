/** The rules pages. The names of the games are in their manifests. */
export const rules = {
  title: 'Rules',
  choose: 'Which game do you want to read about?',
  /** For a book without a translation; said in the reader’s own language. */
  allGames: 'All games',
  /** The first page of a game’s rules. */
  howTo: {
    title: 'How to play',
    aim: 'Your goal',
    pieces: 'The pieces',
    turn: 'How it goes',
    worked: 'An example, step by step',
    end: 'How it ends',
    unclear: 'Anything unclear? The full rules answer every question, and you can search them.',
    whole: 'Read the full rules',
  },
  whole: 'The full rules',
  contents: 'Contents',
  cards: 'The cards',
  cardsAbout: 'Every card in the box, and what the rules say about it.',
  moreAboutCard: 'More about this card',
  /** Below a card, collapsed by default. */
  rulings: '{n, plural, one {# ruling} other {# rulings}}',
  search: 'Search the rules',
  searchHint: 'A word, a card, a number',
  clear: 'Clear the search',
  found:
    '{n, plural, =0 {Nothing found. Try another word, or fewer.} one {# passage found.} other {# passages found.}}',
  /** For screen readers: a table wider than the page. */
  table: 'Table: {title}',
  toTop: 'Back to the top',
} as const
