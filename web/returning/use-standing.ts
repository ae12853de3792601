import { useEffect, useState } from 'react'
import { isRefused } from '#client/messages'
import type { StandingAnswer } from '#protocol/history'
import { historyHouse } from './api.ts'

export interface StandingShown {
  /** Null until it is known. */
  readonly standing: StandingAnswer | null
  readonly hasFailed: boolean
  readonly again: () => void
}

/** My own figures. `turn` counts what changes them. */
export function useStanding(person: string | undefined, turn = 0): StandingShown {
  const [standing, setStanding] = useState<StandingAnswer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` and `tries` count why to ask again
  useEffect(() => {
    if (person === undefined) return setStanding(null)
    let isWanted = true
    void historyHouse.standing().then(told => {
      if (!isWanted) return
      setFailed(isRefused(told))
      if (!isRefused(told)) setStanding(told)
    })
    return () => {
      isWanted = false
    }
  }, [person, turn, tries])
  return { standing, hasFailed, again: () => setTries(tries + 1) }
}
