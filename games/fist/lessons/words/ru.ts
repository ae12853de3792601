import { copying } from './copying.ru.ts'
import type { LessonWords } from './en.ts'
import { first } from './first.ru.ts'
import { letGo } from './let-go.ru.ts'
import { ties } from './ties.ru.ts'

export const words: LessonWords = { first, ties, copying, letGo }
