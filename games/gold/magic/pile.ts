import { pickOne } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import type { GoldLedger, State } from '../types.ts'
import { type ObjectId, objects } from './cards.ts'

/** R4.6: one from the pile, which the used ones become when it is empty; none if there are none. */
export function takeObject(ledger: GoldLedger, seat: Seat): void {
  const pile = ledger.state.objects
  if (pile.size === 0 && pile.discards.length > 0) ledger.emit({ type: 'objectsReshuffled' })
  if (pile.size === 0) return
  ledger.emit({ type: 'objectTaken', seat, object: only(seat, pickOne(ledger.rng, peek(pile.cards))) })
}

/** R10.2: for all that everybody knows, somebody may hold this object. */
export function mayBeHeld({ objects: { discards }, boxed, played }: State, object: ObjectId): boolean {
  const seen = [...discards, ...boxed, ...played.map(p => p.object)].filter(id => id === object).length
  return seen < objects[object].copies
}
