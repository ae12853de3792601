/** Does something in so many milliseconds. Returns how to stop. */
export function inAWhile(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}
