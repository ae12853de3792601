import { createContext, useContext } from 'react'
import type { HereGame } from './here-game.ts'

export const HereContext = createContext<HereGame | null>(null)

/** The match shown on this device. */
export function useHere(): HereGame {
  const game = useContext(HereContext)
  if (game === null) throw new Error('no match is played here')
  return game
}
