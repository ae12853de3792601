import type { Saying } from '#games/saying'
import { type TableSeen, useTable } from '#ui/table'
import type { GoldEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { saying } from '../words/things.ts'

/** The table of Dragon's Gold that these components draw. */
export const useGold = (): TableSeen<State, GoldEvent, Asks> => useTable<State, GoldEvent, Asks>()

type Name = Parameters<typeof saying>[0]
export type Say = (name: Name, pieces?: Saying['with']) => string

/** Returns the game's words as plain text, with their own capitalization. */
export function useSay(): Say {
  const { say } = useTable()
  return (name, pieces = {}) =>
    say(saying(name, pieces))
      .map(({ text }) => text)
      .join('')
}
