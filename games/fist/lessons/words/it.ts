import { copying } from './copying.it.ts'
import type { LessonWords } from './en.ts'
import { first } from './first.it.ts'
import { letGo } from './let-go.it.ts'
import { ties } from './ties.it.ts'

export const words: LessonWords = { first, ties, copying, letGo }
