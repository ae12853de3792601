import { tokens } from '../cards/tokens.ts'

/** R5.15: what can be said in a bargain with one tap. It is not binding. */
export const phrases = [
  ...tokens.map(token => `need ${token}` as const),
  'too much for you',
  'too little for me',
  'you lead',
  'fair?',
  'take it',
  'rather lose it',
  'my last offer',
  'not below this',
  'thanks',
  'hurry',
] as const
export type Phrase = (typeof phrases)[number]
