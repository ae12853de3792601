import type { Lesson } from '#games/lesson'
import type { Standing } from './teaching.ts'

/** What is said now: a message, what it is about, and if there is something to do, what. */
export interface SaidNow {
  /** Null if the lesson has no words for it. */
  readonly say: string | null
  readonly at: string
  readonly keeps?: string
  readonly todo: string | null
  readonly presses: readonly string[]
  /** More is said before there is something to do. */
  readonly hasMore: boolean
}

/** Null while nothing is said. */
export function saidNow(lesson: Lesson, { phase, bead, told, meanwhile }: Standing): SaidNow | null {
  if (phase === 'ended') return { ...lesson.end, todo: null, presses: [], hasMore: false }
  const task = lesson.beads[bead]
  if (phase !== 'speaks' || task === undefined) return null
  if (meanwhile !== null)
    return { say: lesson.meanwhile?.[meanwhile] ?? null, at: task.at, todo: null, presses: [], hasMore: false }
  const before = task.before?.[told]
  if (before !== undefined) return { ...before, todo: null, presses: [], hasMore: true }
  const { say, at, keeps, todo, presses } = task
  return { say, at, ...(keeps !== undefined && { keeps }), todo, presses, hasMore: false }
}
