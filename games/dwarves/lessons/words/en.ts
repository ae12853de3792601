import type { Translation } from '#games/saying'
import { aversions } from './aversions.en.ts'
import { battles } from './battles.en.ts'
import { events } from './events.en.ts'
import { first } from './first.en.ts'

/** What the innkeeper says in the lessons of Dwarves. */
export const words = { first, aversions, battles, events } as const

export type LessonWords = Translation<typeof words>
