import { learnWords } from '#ui/words/load-learn'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InLearnWords = wordsOfRoom('learn', learnWords)
