import type { Saying } from '#games/saying'
import { type TableSeen, useTable } from '#ui/table'
import type { FistEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { saying } from '../words/things.ts'

/** The table of Fist of Dragonstones that these components draw. */
export const useFist = (): TableSeen<State, FistEvent, Asks> => useTable<State, FistEvent, Asks>()

type Name = Parameters<typeof saying>[0]
export type Say = (name: Name, pieces?: Saying['with']) => string

/** Returns the game's words as plain text, capitalized. */
export function useSay(): Say {
  const { say } = useTable()
  return (name, pieces = {}) =>
    say(saying(name, pieces))
      .map(({ text }) => text)
      .join('')
}
