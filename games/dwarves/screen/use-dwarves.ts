import type { Saying } from '#games/saying'
import { type TableSeen, useTable } from '#ui/table'
import type { DwarvesEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { saying } from '../words/things.ts'

/** The table of My Dwarves Fly! that these components draw. */
export const useDwarves = (): TableSeen<State, DwarvesEvent, Asks> => useTable<State, DwarvesEvent, Asks>()

type Name = Parameters<typeof saying>[0]
export type Say = (name: Name, pieces?: Saying['with']) => string

/** Returns the game's words as plain text, capitalized. */
export function useSay(): Say {
  const spoken = useSpoken()
  return (name, pieces = {}) => spoken(saying(name, pieces))
}

/** Returns a saying as plain text in the middle of something, not capitalized. */
export function useWords(): (saying: Saying) => string {
  const { speaker, names } = useTable()
  return it =>
    speaker
      .segments(it, names)
      .map(({ text }) => text)
      .join('')
}

/** Returns a saying as plain text, capitalized. */
export function useSpoken(): (saying: Saying) => string {
  const { say } = useTable()
  return it =>
    say(it)
      .map(({ text }) => text)
      .join('')
}
