import { useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import { type GameOffered, house } from './api.ts'

let known: readonly GameOffered[] | null = null

/** A game as the house offers it, requested once and cached. Null until it has loaded. */
export function useOffered(game: string): GameOffered | Refused | null {
  const [games, setGames] = useState<readonly GameOffered[] | Refused | null>(known)
  useEffect(() => {
    if (known !== null) return
    let isHere = true
    void house.games().then(told => {
      if (!isRefused(told)) known = told
      if (isHere) setGames(told)
    })
    return () => {
      isHere = false
    }
  }, [])
  if (games === null || isRefused(games)) return games
  return games.find(({ id }) => id === game) ?? { code: 'no game', rule: null, expected: 'a game of this house' }
}
