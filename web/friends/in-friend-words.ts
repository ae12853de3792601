import { friendWords } from '#ui/words/load-friends'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InFriendWords = wordsOfRoom('friends', friendWords)
