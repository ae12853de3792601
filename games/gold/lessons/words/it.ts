import { bargain } from './bargain.it.ts'
import type { LessonWords } from './en.ts'
import { first } from './first.it.ts'
import { magic } from './magic.it.ts'
import { market } from './market.it.ts'
import { thieves } from './thieves.it.ts'

export const words: LessonWords = { first, bargain, thieves, market, magic }
