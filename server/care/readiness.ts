/** How long an answer holds, in milliseconds: who asks often does not write often. */
const HOLDS = 1000

/** Whether something can be written just now, found out by writing. */
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
