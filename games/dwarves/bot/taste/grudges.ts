import { memoryOf } from '#kernel/memory'
import type { Seat } from '#kernel/seat'
import type { DwarvesEvent } from '../../events.ts'

/** Who has done whom harm: by victim, the seats that drove off its creatures or laid an ability on them. */
export class Grudges {
  readonly #against = new Map<Seat, Set<Seat>>()
  #acting: Seat | null = null

  hear(event: DwarvesEvent): void {
    if (event.type === 'turnBegan') this.#acting = event.seat
    if (event.type === 'abilityPlayed') this.#add(event.on, event.seat)
    if (event.type === 'creaturesLeft' && event.why !== 'peace' && this.#acting !== null)
      this.#add(event.seat, this.#acting)
  }

  #add(victim: Seat, by: Seat): void {
    const against = this.#against.get(victim) ?? new Set()
    if (by !== victim) this.#against.set(victim, against.add(by))
  }

  has(victim: number, against: number): boolean {
    return this.#against.get(victim as Seat)?.has(against as Seat) ?? false
  }
}

export const grudgesIn = memoryOf<DwarvesEvent, Grudges>(
  () => new Grudges(),
  (grudges, event) => grudges.hear(event),
)
