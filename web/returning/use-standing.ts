import { useEffect, useState } from 'react'
import { isRefused } from '#client/messages'
import type { StandingAnswer } from '#protocol/history'
import { historyHouse } from './api.ts'

/** My own figures; null until they are known. */
export function useStanding(person: string | undefined, turn = 0): StandingAnswer | null {
  const [standing, setStanding] = useState<StandingAnswer | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts what changes them
  useEffect(() => {
    if (person === undefined) return
    let isWanted = true
    void historyHouse.standing().then(told => {
      if (isWanted && !isRefused(told)) setStanding(told)
    })
    return () => {
      isWanted = false
    }
  }, [person, turn])
  return standing
}
