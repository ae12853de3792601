import type { LessonWords } from './en.ts'
import { first } from './first.de.ts'

export const words: LessonWords = { first }
