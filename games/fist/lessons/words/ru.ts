import type { LessonWords } from './en.ts'
import { first } from './first.ru.ts'

export const words: LessonWords = { first }
