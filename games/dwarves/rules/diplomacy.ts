import type { Question } from '#kernel/game'
import { type AnswerTo, just, type MovesOf, menu, oneOf } from '#kernel/question'
import { clockwiseFrom, of, type Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import { backOf } from '../cards/index.ts'
import type { Asks, DwarvesLedger, State, Task, TaskOf } from '../types.ts'
import { cardsHeld } from './drawing.ts'

/** R7.1: one after another. A player without cards lays none. */
export function diplomacy(ledger: DwarvesLedger, { seats }: TaskOf<'diplomacy'>): readonly Task[] {
  const [seat, ...others] = seats
  if (seat === undefined) return []
  if (cardsHeld(ledger.state, seat) === 0) ledger.emit({ type: 'nothingLaid', seat })
  else ledger.emit({ type: 'stageOpened', stage: { at: 'lay', seat } })
  return [{ do: 'diplomacy', seats: others }]
}

export function askLay(state: State, seat: Seat): Question<Asks> {
  const hand = [...new Set(peek(of(state.sides, seat).hand))]
  const moves = { none: just('R7.1'), lay: oneOf('R7.2', hand) }
  return { name: 'lay', ask: menu<MovesOf<Asks['lay']>>('R7.1', moves, { none: 'yes' }) }
}

export function answerLay(ledger: DwarvesLedger, seat: Seat, answer: AnswerTo<Asks['lay']>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  if ('lay' in answer) {
    const back = ledger.state.options.backs === 'shown' ? backOf(answer.lay) : null
    ledger.emit({ type: 'cardLaid', seat, card: only(seat, answer.lay), back })
  } else ledger.emit({ type: 'nothingLaid', seat })
  return []
}

/** R7.4: all together. */
export function turnUp(ledger: DwarvesLedger): readonly Task[] {
  const { battle, sides } = ledger.state
  if (battle === null) return []
  const cards = clockwiseFrom(sides, battle.starter).flatMap(seat => {
    const laid = of(battle.laid, seat)
    if (laid === null) return []
    const card = peek(laid.card)
    return [{ seat, card, back: backOf(card) }]
  })
  if (cards.length > 0) ledger.emit({ type: 'cardsTurnedUp', cards })
  return []
}
