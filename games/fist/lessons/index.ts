import { lessons } from '#games/lesson'
import { copying } from './copying.ts'
import { first } from './first.ts'
import { letGo } from './let-go.ts'
import { parts } from './parts.ts'
import { ties } from './ties.ts'

export const fistLessons = lessons([first, ties, copying, letGo], parts)
