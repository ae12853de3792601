import type { LessonWords } from './en.ts'
import { first } from './first.it.ts'

export const words: LessonWords = { first }
