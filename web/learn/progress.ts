import { Observable } from '../house/observable.ts'

/** How far somebody came with a lesson: the last bead, and whether they have finished it once. */
export interface Progress {
  readonly bead: number
  readonly done: boolean
}

const KEY = 'wyrmtavern.lessons'
const none: Progress = { bead: 0, done: false }
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`

const isProgress = (it: unknown): it is Progress =>
  typeof it === 'object' &&
  it !== null &&
  Number.isSafeInteger((it as Progress).bead) &&
  typeof (it as Progress).done === 'boolean'

function read(): Readonly<Record<string, Progress>> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object
    return Object.fromEntries(Object.entries(kept).filter(([, it]) => isProgress(it)))
  } catch {
    return {}
  }
}

/** Kept in this browser; without storage, as long as the page is open. */
export const progress = new Observable(read())

export const progressIn = (all: Readonly<Record<string, Progress>>, game: string, lesson: string): Progress =>
  all[nameOf(game, lesson)] ?? none

export function keepProgress(game: string, lesson: string, change: Partial<Progress>): void {
  const before = progressIn(progress.value, game, lesson)
  progress.set({ ...progress.value, [nameOf(game, lesson)]: { ...before, ...change } })
  try {
    localStorage.setItem(KEY, JSON.stringify(progress.value))
  } catch {
    // It is remembered until the page closes.
  }
}
