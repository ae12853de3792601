import { bargain } from './bargain.ru.ts'
import type { LessonWords } from './en.ts'
import { first } from './first.ru.ts'
import { magic } from './magic.ru.ts'
import { market } from './market.ru.ts'
import { thieves } from './thieves.ru.ts'

export const words: LessonWords = { first, bargain, thieves, market, magic }
