/** How long an answer is reused, in milliseconds, so that frequent checks cause few writes. */
const HOLDS = 1000

/** Whether the house can write now. Finds out by writing. */
export function readiness(touch: () => Promise<void>, now: () => number): () => Promise<boolean> {
  let [asked, answer] = [Number.NEGATIVE_INFINITY, Promise.resolve(false)]
  return () => {
    if (Math.abs(now() - asked) < HOLDS) return answer
    asked = now()
    answer = touch().then(
      () => true,
      () => false,
    )
    return answer
  }
}
