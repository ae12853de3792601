import type { Boxed } from '#games/boxed'
import { fistBox } from '#games/fist/box'
import type { FistTable } from '#games/fist/position'
import { shelf } from '#games/shelf'

/** Games of which the next match of Fist can begin in the middle, at a table that was put together by a test. */
export interface Posed {
  readonly shelf: Readonly<Record<string, Boxed>>
  /** The next match begins as this table stands; it needs as many seats. */
  pose(table: Pick<FistTable, 'events'> | null): void
}

export function posed(): Posed {
  let next: Pick<FistTable, 'events'> | null = null
  const { game } = fistBox
  const fist = {
    ...fistBox,
    game: {
      ...game,
      setup(...[ledger, seats, options]: Parameters<typeof game.setup>): void {
        if (next === null) return game.setup(ledger, seats, options)
        for (const event of next.events) ledger.emit(event)
      },
    },
  }
  return {
    shelf: { ...shelf, fist: fist as unknown as Boxed },
    pose: table => {
      next = table
    },
  }
}
