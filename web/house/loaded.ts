import { useEffect, useState } from 'react'

/** Loads something and transforms it. Returns the previous result until the next has loaded, and `before` at first. */
export function useLoaded<T, R>(load: (() => Promise<T>) | undefined, make: (loaded: T) => R, before: R): R {
  const [made, setMade] = useState(before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the transformation changes only with what is loaded
  useEffect(() => {
    if (load === undefined) return
    let [isWanted, isLeft] = [true, false]
    const leave = (): void => {
      isLeft = true
    }
    addEventListener('pagehide', leave)
    load().then(
      loaded => {
        if (isWanted) setMade(make(loaded))
      },
      (reason: unknown) => {
        // Some browsers break off what loads when a page is left, and call that a failure.
        if (isWanted && !isLeft) throw reason
      },
    )
    return () => {
      isWanted = false
      removeEventListener('pagehide', leave)
    }
  }, [load])
  return made
}
