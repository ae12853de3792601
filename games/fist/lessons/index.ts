import { lessons } from '#games/lesson'
import { first } from './first.ts'
import { parts } from './parts.ts'

export const fistLessons = lessons([first], parts)
