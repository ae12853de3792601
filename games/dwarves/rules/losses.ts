import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import { clockwiseFrom, of, type Seat } from '#kernel/seat'
import type { Kind } from '../cards/kinds.ts'
import type { Asks, DwarvesLedger, StageOf, State, Task, TaskOf } from '../types.ts'
import { armyOf } from './armies.ts'
import { diceOf, effectOn, findsOf, groupOf, leaving } from './groups.ts'

/** R10.5: the kinds of the strongest fighters that can fall. R5.12: flying ones cannot; R9.7. */
export function mayFall(state: State, seat: Seat): readonly Kind[] {
  const side = of(state.sides, seat)
  const army = armyOf(state, seat)
  if (army === null || army.safe) return []
  const fought = [...new Set(army.fighters.map(({ kind }) => kind))].filter(kind => !effectOn(side, kind).flies)
  const most = Math.max(...fought.map(kind => diceOf(side, kind)))
  return fought.filter(kind => diceOf(side, kind) === most)
}

export function lose(ledger: DwarvesLedger, { seats }: TaskOf<'lose'>): readonly Task[] {
  const [seat, ...others] = seats
  if (seat === undefined) return []
  const kinds = mayFall(ledger.state, seat)
  const [kind, another] = kinds
  if (another !== undefined) ledger.emit({ type: 'stageOpened', stage: { at: 'loss', seat, kinds } })
  else if (kind !== undefined) fall(ledger, seat, kind)
  return [{ do: 'lose', seats: others }]
}

/** R10.6: silence loses the one that finds least, preferably one without an ability. */
export function askLoss({ sides }: State, { seat, kinds }: StageOf<'loss'>): Question<Asks> {
  const side = of(sides, seat)
  const worth = (kind: Kind): number => 2 * findsOf(side, kind) + (groupOf(side, kind)?.ability === null ? 0 : 1)
  const [idle] = kinds.toSorted((a, b) => worth(a) - worth(b))
  return { name: 'loss', ask: oneOf('R10.6', kinds, idle === undefined ? {} : { idle }) }
}

export function answerLoss(ledger: DwarvesLedger, seat: Seat, kind: Kind): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  fall(ledger, seat, kind)
  return []
}

const fall = (ledger: DwarvesLedger, seat: Seat, kind: Kind): void =>
  ledger.emit({ type: 'creatureFell', ...leaving(ledger.state, seat, kind, 1) })

/** R5.14: those that fought and have not fallen. */
export function makePeace(ledger: DwarvesLedger): readonly Task[] {
  const { battle, sides } = ledger.state
  if (battle === null) return []
  for (const seat of clockwiseFrom(sides, battle.starter)) {
    const fought = (armyOf(ledger.state, seat)?.fighters ?? []).map(({ kind }) => kind)
    for (const kind of new Set(fought)) {
      if (!effectOn(of(sides, seat), kind).leaves) continue
      const count = fought.filter(k => k === kind).length
      ledger.emit({ type: 'creaturesLeft', why: 'peace', ...leaving(ledger.state, seat, kind, count) })
    }
  }
  return []
}
