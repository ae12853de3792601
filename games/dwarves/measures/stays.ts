import type { Note } from '#games/almanac'
import type { Seat } from '#kernel/seat'
import { boxedKinds } from '../cards/creatures.ts'
import type { Kind } from '../cards/kinds.ts'
import type { Gone } from '../events.ts'

/** How long creatures stand on a side, in rounds, and how they go. Of one kind on one side, the first goes first. */
export class Stays {
  readonly #since = new Map<string, number[]>()
  readonly #played = new Map<Kind, number>()

  came(seat: Seat, kind: Kind, round: number): void {
    const name = `${seat}.${kind}`
    this.#since.set(name, [...(this.#since.get(name) ?? []), round])
    this.#played.set(kind, (this.#played.get(kind) ?? 0) + 1)
  }

  went({ seat, kind, count }: Gone, round: number, how: 'left' | 'fell', note: Note): void {
    const since = this.#since.get(`${seat}.${kind}`) ?? []
    for (const came of since.splice(0, count)) {
      note(kind, 'stays', round - came)
      note(kind, 'driven', Number(how === 'left'))
      note(kind, 'falls', Number(how === 'fell'))
    }
  }

  /** Those that are still there have stayed until now. */
  end(round: number, note: Note): void {
    for (const kind of new Set<Kind>([...boxedKinds, ...this.#played.keys()]))
      note(kind, 'perGame', this.#played.get(kind) ?? 0)
    for (const [name, since] of this.#since)
      for (const came of since) {
        const kind = name.slice(name.indexOf('.') + 1)
        note(kind, 'stays', round - came)
        note(kind, 'driven', 0)
        note(kind, 'falls', 0)
      }
  }
}
