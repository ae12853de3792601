import { accountWords } from '#ui/words/load-account'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InAccountWords = wordsOfRoom('account', accountWords)
