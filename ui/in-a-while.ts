/** Runs `then` after this many milliseconds. Returns a function that cancels it. */
export function inAWhile(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}
