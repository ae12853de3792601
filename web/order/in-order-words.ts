import { orderWords } from '#ui/words/load-order'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InOrderWords = wordsOfRoom('order', orderWords)
