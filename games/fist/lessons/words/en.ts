import type { Translation } from '#games/saying'
import { first } from './first.en.ts'

/** What Bertram the innkeeper says in the lessons. */
export const words = { first } as const

export type LessonWords = Translation<typeof words>
