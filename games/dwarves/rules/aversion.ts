import { isGuest } from '#games/workshop/guest-id'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { hatedAt, isHater } from '../cards/index.ts'
import { cannotStand, creatureOf, type Kind, strikesAt } from '../cards/kinds.ts'
import type { Gone } from '../events.ts'
import type { DwarvesLedger, State } from '../types.ts'
import { countOnTable, effectOn, leaving } from './groups.ts'

/** R4.2 to R4.4, R14.4: the seats affected by the next creature of this kind if this seat plays it. */
function reach(state: State, seat: Seat, kind: Kind): readonly Seat[] {
  const count = countOnTable(state, kind) + 1
  const striking = strikesAt(kind)
  if (count === striking) return seatsOf(state.sides.length)
  return count < striking || state.options.fourthClears ? [seat] : []
}

/** Who would be driven off if this seat played such a creature now. R5.12: flying ones stay. */
export const victimsOf = (state: State, seat: Seat, kind: Kind): readonly Gone[] =>
  reach(state, seat, kind).flatMap(reached => {
    const side = of(state.sides, reached)
    return side.groups
      .filter(group => cannotStand(kind, group.kind) && !effectOn(side, group.kind).flies)
      .map(group => leaving(state, reached, group.kind, group.count))
  })

/** Whether the next of this kind would drive off everybody's creatures. */
export const isThird = (state: State, kind: Kind): boolean =>
  countOnTable(state, kind) + 1 === strikesAt(kind) &&
  creatureOf(kind).copies >= strikesAt(kind) &&
  isHater(state.options, kind)

/** R4.6, R4.8: `play` puts the creature on the table, and everyone it cannot stand leaves. */
export function comeAndDriveOff(ledger: DwarvesLedger, seat: Seat, kind: Kind, play: () => void): void {
  const victims = victimsOf(ledger.state, seat, kind)
  const wide = isThird(ledger.state, kind)
  play()
  const guests = hatedAt(ledger.state.options, kind).filter(isGuest)
  if (victims.length > 0)
    ledger.emit({ type: 'aversionFelt', seat, kind, wide, ...(guests.length === 0 ? {} : { guests }) })
  for (const gone of victims) ledger.emit({ type: 'creaturesLeft', why: 'aversion', ...gone })
}
