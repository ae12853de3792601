import { useEffect } from 'react'
import type { Pace } from '#protocol/parts'
import { Observable } from '../house/observable.ts'

/** Whether a player is at a slow table and was never asked whether to be told of turns. */
export const atSlowTable = new Observable(false)

const ASKED = 'wyrmtavern notices asked'
/** Storage that is switched off throws. */
const wasAsked = (): boolean => {
  try {
    return localStorage.getItem(ASKED) !== null
  } catch {
    return true
  }
}
export function askedOnce(): void {
  atSlowTable.set(false)
  try {
    localStorage.setItem(ASKED, 'yes')
  } catch {
    // Then they are not asked at all.
  }
}

export function useSlowTable(pace: Pace, plays: boolean): void {
  const isSlow = plays && pace.kind === 'slow'
  useEffect(() => {
    if (isSlow && !wasAsked()) atSlowTable.set(true)
    return () => atSlowTable.set(false)
  }, [isSlow])
}
