import { setTimeout as sleep } from 'node:timers/promises'

/** How long an answer is reused, in milliseconds, so that frequent checks cause few writes. */
const HOLDS = 1000
/** How long a write may take, in milliseconds. Longer counts as no. */
const PATIENCE = 3000

/** Whether the house can write now. Finds out by writing. */
export function readiness(touch: () => Promise<void>, now: () => number, patience = PATIENCE): () => Promise<boolean> {
  let [asked, answer] = [Number.NEGATIVE_INFINITY, Promise.resolve(false)]
  return () => {
    if (Math.abs(now() - asked) < HOLDS) return answer
    asked = now()
    const written = touch().then(
      () => true,
      () => false,
    )
    answer = Promise.race([written, sleep(patience, false, { ref: false })])
    return answer
  }
}
