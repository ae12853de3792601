import { copying } from './copying.de.ts'
import type { LessonWords } from './en.ts'
import { first } from './first.de.ts'
import { letGo } from './let-go.de.ts'
import { ties } from './ties.de.ts'

export const words: LessonWords = { first, ties, copying, letGo }
