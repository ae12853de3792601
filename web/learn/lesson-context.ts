import { createContext, useContext } from 'react'
import type { Lessons } from '#games/lesson'
import type { Speaker } from '#games/speaker'
import type { Teaching } from './teaching.ts'

/** A lesson that is being given, with everything the page needs for it. */
export interface LessonGiven {
  readonly teaching: Teaching
  readonly lessons: Lessons
  readonly speaker: Speaker
  /** A message of the lessons, with the names at the table. */
  readonly say: (key: string) => string
  /** Away from the lesson, to the list. */
  readonly leave: () => void
}

export const LessonContext = createContext<LessonGiven | null>(null)

export function useLesson(): LessonGiven {
  const given = useContext(LessonContext)
  if (given === null) throw new Error('no lesson is given here')
  return given
}
