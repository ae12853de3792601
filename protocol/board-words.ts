/* The words and measures of the board, for screens that need no schema. */

/** What threads are about: how to play well, house rules, cards that people made, looking for players, the tavern itself. */
export const topics = ['strategy', 'rules', 'cards', 'players', 'house'] as const
export type Topic = (typeof topics)[number]

export const reactionKinds = ['cheers', 'clever', 'ha'] as const
export type ReactionKind = (typeof reactionKinds)[number]

/** In characters. */
export const LONGEST_TITLE = 120
export const LONGEST_NOTE = 10_000
export const LONGEST_CHOICE = 80
/** Of a poll. */
export const [FEWEST_CHOICES, MOST_CHOICES] = [2, 8]
/** How deep quotes may be in quotes, and how many lines a note may have. */
export const DEEPEST_QUOTE = 4
export const MOST_LINES = 400
/** How many notes of a thread are told at once, unless more are wanted. */
export const [NOTES_A_PAGE, MOST_NOTES_A_PAGE] = [50, 500]

/** What the first note of a thread may hold. */
export const holdings = ['moment', 'card', 'table', 'variant', 'poll'] as const
