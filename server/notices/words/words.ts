import type { ReaderLanguage } from '#protocol/notice-words'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'
import type { NoticeWords } from './shape.ts'

export const noticeWords: Readonly<Record<ReaderLanguage, NoticeWords>> = { en, it, de, ru }
