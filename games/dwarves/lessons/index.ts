import { lessons } from '#games/lesson'
import { aversions } from './aversions.ts'
import { battles } from './battles.ts'
import { events } from './events.ts'
import { first } from './first.ts'
import { parts } from './parts.ts'

export const dwarvesLessons = lessons([first, aversions, battles, events], parts)
