import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import type { GameEvent } from '#kernel/game'

/** A table posed by a test: all its events, with their secrets. */
export interface PosedTable {
  readonly events: readonly GameEvent[]
}

/** Games whose next match can begin in the middle, at a table posed by a test. */
export interface Posed {
  readonly shelf: Readonly<Record<string, Boxed>>
  /** The next match begins with this table. It needs the same number of seats. */
  pose(table: PosedTable | null): void
}

export function posed(...boxes: readonly Boxed[]): Posed {
  let next: PosedTable | null = null
  const begun = (box: Boxed): Boxed => ({
    ...box,
    game: {
      ...box.game,
      setup(ledger, seats, options) {
        if (next === null) return box.game.setup(ledger, seats, options)
        for (const event of next.events) ledger.emit(event)
      },
    },
  })
  const all = boxes.length > 0 ? boxes : Object.values(shelf)
  return {
    shelf: { ...shelf, ...Object.fromEntries(all.map(box => [box.game.id, begun(box)])) },
    pose: table => {
      next = table
    },
  }
}
