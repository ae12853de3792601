import { Observable } from './observable.ts'

const KEY = 'wyrmtavern.returning'

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Whether somebody comes back here: they have tables, or a game on this device. Known before anything is asked. */
export const returning = new Observable(kept())

export function comesBack(isBack: boolean): void {
  if (returning.value === isBack) return
  try {
    if (isBack) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing shows the first page first.
  }
  returning.set(isBack)
}
