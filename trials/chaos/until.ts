import { setTimeout as pause } from 'node:timers/promises'

/** False if it did not become true in time. */
export async function until(isTrue: () => boolean, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) if (isTrue()) return true
  return isTrue()
}
