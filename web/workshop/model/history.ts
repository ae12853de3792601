/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

/** How many changes can be taken back. */
const REMEMBERED = 100

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [] })

export const changed = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-REMEMBERED),
  now: next,
  future: [],
})

/** As `changed`, but all changes in a row that are only about this are taken back at once. */
export function amended<T>(history: History<T>, next: T, isAboutThis: (a: T, b: T) => boolean): History<T> {
  const { past, now } = history
  const before = past.at(-1)
  const isSame = before !== undefined && isAboutThis(before, now) && isAboutThis(now, next)
  return isSame ? { past, now: next, future: [] } : changed(history, next)
}

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future }
}
