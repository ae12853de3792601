import { aversions } from './aversions.de.ts'
import { battles } from './battles.de.ts'
import type { LessonWords } from './en.ts'
import { events } from './events.de.ts'
import { first } from './first.de.ts'

export const words: LessonWords = { first, aversions, battles, events }
