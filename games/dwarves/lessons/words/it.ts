import { aversions } from './aversions.it.ts'
import { battles } from './battles.it.ts'
import type { LessonWords } from './en.ts'
import { events } from './events.it.ts'
import { first } from './first.it.ts'

export const words: LessonWords = { first, aversions, battles, events }
