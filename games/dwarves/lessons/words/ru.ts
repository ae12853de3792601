import { aversions } from './aversions.ru.ts'
import { battles } from './battles.ru.ts'
import type { LessonWords } from './en.ts'
import { events } from './events.ru.ts'
import { first } from './first.ru.ts'

export const words: LessonWords = { first, aversions, battles, events }
