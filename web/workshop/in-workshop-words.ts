import { workshopWords } from '#ui/words/load-workshop'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InWorkshopWords = wordsOfRoom('workshop', workshopWords)
