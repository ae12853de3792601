import type { Translation } from '#games/saying'
import { bargain } from './bargain.en.ts'
import { first } from './first.en.ts'
import { magic } from './magic.en.ts'
import { market } from './market.en.ts'
import { thieves } from './thieves.en.ts'

/** What Bertram the innkeeper says in the lessons. */
export const words = { first, bargain, thieves, market, magic } as const

export type LessonWords = Translation<typeof words>
