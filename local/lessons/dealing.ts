import type { Playable } from '#games/boxed'
import type { Lesson } from '#games/lesson'
import { LessonProblem, pathTo } from './run.ts'

/** A phrase whose deal and dice fit the lesson, tried in order; null if none of the first `most` does. */
export function phraseFor(lesson: Lesson, played: Playable, game: string, most: number): string | null {
  for (let n = 0; n < most; n++) {
    const seed = `${game} ${lesson.id} ${n}`
    try {
      pathTo({ ...lesson, seed }, played)
      return seed
    } catch (error) {
      if (!(error instanceof LessonProblem)) throw error
    }
  }
  return null
}
