import { returningWords } from '#ui/words/load-returning'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InReturningWords = wordsOfRoom('returning', returningWords)
