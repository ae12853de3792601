import type { Translation } from '#games/saying'
import { copying } from './copying.en.ts'
import { first } from './first.en.ts'
import { letGo } from './let-go.en.ts'
import { ties } from './ties.en.ts'

/** What Bertram the innkeeper says in the lessons. */
export const words = { first, ties, copying, letGo } as const

export type LessonWords = Translation<typeof words>
