import { boardWords } from '#ui/words/load-board'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InBoardWords = wordsOfRoom('board', boardWords)
