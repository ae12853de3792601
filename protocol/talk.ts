/** The longest that anybody may say at once. */
export const LONGEST = 300

/** What is often said in a tavern, by key; the words are the page's, in its own language. */
export const phrases = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thankYou',
  'sorry',
  'oops',
  'hurryUp',
  'oneMoment',
  'cheers',
  'goodGame',
] as const
export type Phrase = (typeof phrases)[number]
