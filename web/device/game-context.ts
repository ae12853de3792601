import { createContext, useContext } from 'react'
import type { DeviceGame } from './device-game.ts'

export const DeviceGameContext = createContext<DeviceGame | null>(null)

/** The match shown on this device. */
export function useHere(): DeviceGame {
  const game = useContext(DeviceGameContext)
  if (game === null) throw new Error('no match is played here')
  return game
}
