import type { Sight } from '#kernel/bot'
import type { Rng } from '#kernel/chance'
import { memoryOf } from '#kernel/memory'
import type { Seat } from '#kernel/seat'
import type { DwarvesEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { worldOf } from './model/from-state.ts'
import { phases, type World } from './model/world.ts'
import { type Belief, sampleWorld } from './sample.ts'

/** By seat, its number of turns since the last battle. */
const waiting = memoryOf<DwarvesEvent, Map<Seat, number>>(
  () => new Map(),
  (turns, event) => {
    if (event.type === 'battlePlayed') turns.clear()
    if (event.type === 'turnBegan') turns.set(event.seat, (turns.get(event.seat) ?? 0) + 1)
  },
)

/** A table as the seat that is asked may imagine it: what it does not see is drawn. */
export function imagined({ seat, view, told }: Sight<State, DwarvesEvent, Asks>, rng: Rng, belief?: Belief): World {
  const turns = waiting(told)
  const w = worldOf(sampleWorld(view, rng, belief), s => turns.get(s as Seat) ?? 0)
  if (w.phase !== phases.window) return w
  w.asked = seat
  w.phase = phases.react
  return w
}
