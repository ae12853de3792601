import { noticeWords } from '#ui/words/load-notices'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InNoticeWords = wordsOfRoom('notices', noticeWords)
