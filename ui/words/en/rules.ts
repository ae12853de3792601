/** The pages of the rules. What the games are called is in their manifests. */
export const rules = {
  title: 'Rules',
  choose: 'Which game do you want to read about?',
  /** Where a book has not been translated yet; said in the reader’s own language. */
  allGames: 'All games',
  contents: 'Contents',
  cards: 'The cards',
  cardsAbout: 'Every card of the box, and what the rules say about it.',
  /** Under a card, closed until somebody wants to read them. */
  rulings: '{n, plural, one {# ruling} other {# rulings}}',
  search: 'Search the rules',
  searchHint: 'A word, a card, a number',
  clear: 'Clear the search',
  found:
    '{n, plural, =0 {Nothing found. Try another word, or fewer.} one {# passage found.} other {# passages found.}}',
  /** Of a table that is wider than the page: said to who cannot see it. */
  table: 'Table: {title}',
  toTop: 'Back to the top',
} as const
