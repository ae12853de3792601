import { useEffect, useState } from 'react'

/** What `load` brings, made into something; the last one's until the next has come, and at first `before`. */
export function useLoaded<T, R>(load: (() => Promise<T>) | undefined, make: (loaded: T) => R, before: R): R {
  const [made, setMade] = useState(before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made of it changes with what is loaded
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
