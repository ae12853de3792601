import { useSyncExternalStore } from 'react'
import { useTable } from '#ui/table'
import { useVenue } from '../venue.ts'
import { nextBell } from './clock.ts'

const QUARTER = 250

/** Four times a second. */
const everyQuarter = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, QUARTER)
  return () => clearInterval(timer)
}

/**
 * The deadline the table waits for: an hourglass in the rules, the player's own time, or the next of the others. Null
 * if nothing is timed, and during a scene.
 */
export function useBell(): number | null {
  const { screen, view, waiting, viewer, isLive, isHeld, result } = useTable()
  const bell = (screen.clock ?? screen.game.deadline)?.(view) ?? null
  return isLive && !isHeld && result === null ? nextBell(bell, waiting, viewer === 'table' ? null : viewer) : null
}

/** Whether time has run out while the house could not be reached. It has gone on without us. */
export function useUnheard(): boolean {
  const { client, now } = useVenue()
  const until = useBell()
  return useSyncExternalStore(everyQuarter, () => until !== null && !client.isConnected && now() >= until)
}
