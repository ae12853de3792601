/** The longest message, in characters. */
export const LONGEST = 300

/** Ready-made phrases, by key. The page translates them. */
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
