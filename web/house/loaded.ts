import { useEffect, useState } from 'react'

/** Loads something and transforms it. Returns the previous result until the next has loaded, and `before` at first. */
export function useLoaded<T, R>(load: (() => Promise<T>) | undefined, make: (loaded: T) => R, before: R): R {
  const [made, setMade] = useState(before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the transformation changes only with what is loaded
  useEffect(() => {
    let isWanted = true
    void load?.().then(loaded => {
      if (isWanted) setMade(make(loaded))
    })
    return () => {
      isWanted = false
    }
  }, [load])
  return made
}
