import type { Note } from '#games/almanac'
import { of, type Seat } from '#kernel/seat'
import type { Kind } from '../cards/kinds.ts'
import type { Battle, Fighter } from '../types.ts'

/** How much gold the creatures of each kind bring to their owners, for each that was played. */
export class Brought {
  readonly #gold = new Map<Kind, number>()
  readonly #played = new Map<Kind, number>()

  came(kind: Kind): void {
    this.#played.set(kind, (this.#played.get(kind) ?? 0) + 1)
  }

  /** R10.2: what each fighter of a winner found, and its part of the award, by the pips it rolled. */
  paid({ armies }: Battle, seat: Seat, award: number): void {
    const fighters = of(armies, seat)?.fighters ?? []
    const all = fighters.reduce((sum, fighter) => sum + pipsOf(fighter), 0)
    for (const fighter of fighters) {
      const part = all === 0 ? 1 / fighters.length : pipsOf(fighter) / all
      this.#gold.set(fighter.kind, (this.#gold.get(fighter.kind) ?? 0) + fighter.found + part * award)
    }
  }

  end(note: Note): void {
    for (const [kind, played] of this.#played)
      for (let n = 0; n < played; n++) note(kind, 'brought', (this.#gold.get(kind) ?? 0) / played)
  }
}

/** R9.2: what a scared one rolled does not count. */
const pipsOf = ({ dice, again, scared }: Fighter): number =>
  scared ? 0 : [...dice, ...again].reduce((sum, die) => sum + die, 0)
