import { bargain } from './bargain.de.ts'
import type { LessonWords } from './en.ts'
import { first } from './first.de.ts'
import { magic } from './magic.de.ts'
import { market } from './market.de.ts'
import { thieves } from './thieves.de.ts'

export const words: LessonWords = { first, bargain, thieves, market, magic }
