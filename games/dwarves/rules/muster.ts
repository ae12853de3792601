import { isGuest } from '#games/workshop/guest-id'
import type { Question } from '#kernel/game'
import { bundle, type Counts, item } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { battleOf } from '../cards/battles.ts'
import { boxedKinds } from '../cards/creatures.ts'
import { kindsWith } from '../cards/index.ts'
import type { Kind } from '../cards/kinds.ts'
import type { Asks, DwarvesLedger, Side, State, Task, TaskOf } from '../types.ts'
import { creatureCount, diceOf, findsOf } from './groups.ts'

/** R6.3. */
const needed = (state: State, side: Side): number =>
  Math.min(state.battle === null ? 0 : battleOf(state.battle.card).limit, creatureCount(side))

/** R6.2: one after another. Without a choice, nobody is asked. */
export function muster(ledger: DwarvesLedger, { seats }: TaskOf<'muster'>): readonly Task[] {
  const [seat, ...others] = seats
  if (seat === undefined) return []
  const side = of(ledger.state.sides, seat)
  const need = needed(ledger.state, side)
  if (need === 0) ledger.emit({ type: 'satOut', seat })
  else if (need === creatureCount(side) || side.groups.length === 1) send(ledger, seat, strongest(side, need))
  else ledger.emit({ type: 'stageOpened', stage: { at: 'fighters', seat } })
  return [{ do: 'muster', seats: others }]
}

/** Those with the most dice; among equals, those that find more. */
export function strongest(side: Side, need: number): Counts<Kind> {
  const counts: Partial<Record<Kind, number>> = {}
  let left = need
  const best = side.groups.toSorted(
    (a, b) => diceOf(side, b.kind) - diceOf(side, a.kind) || findsOf(side, b.kind) - findsOf(side, a.kind),
  )
  for (const { kind, count } of best) {
    const taken = Math.min(left, count)
    if (taken > 0) counts[kind] = taken
    left -= taken
  }
  return counts
}

export function askFighters(state: State, seat: Seat): Question<Asks> {
  const side = of(state.sides, seat)
  const need = needed(state, side)
  const items = side.groups.map(({ kind, count }) => item(kind, Math.min(count, need), 'R6.3'))
  const total = { min: need, max: need, rule: 'R6.3' }
  return { name: 'fighters', ask: bundle('R6.2', items, { total, idle: strongest(side, need) }) }
}

export function answerFighters(ledger: DwarvesLedger, seat: Seat, chosen: Counts<Kind>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  send(ledger, seat, chosen)
  return []
}

/** Kinds by number as one list: those of the box in their order, then guests. */
export const listed = (chosen: Counts<Kind>): readonly Kind[] =>
  [...boxedKinds, ...Object.keys(chosen).filter(isGuest)].flatMap(kind => Array<Kind>(chosen[kind] ?? 0).fill(kind))

/** In the order in which they will roll, unless their owner decides otherwise (R6.7). */
function send(ledger: DwarvesLedger, seat: Seat, chosen: Counts<Kind>): void {
  const sent = kindsWith(ledger.state.options).flatMap(kind => Array<Kind>(chosen[kind] ?? 0).fill(kind))
  ledger.emit({ type: 'fightersSent', seat, kinds: sent })
}
