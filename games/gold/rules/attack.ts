import type { Question } from '#kernel/game'
import { type AnswerTo, type MovesOf, menu, oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { objects, ownTurnObjects } from '../magic/cards.ts'
import { isMove, targetBy } from '../magic/moves.ts'
import { played } from '../magic/playing.ts'
import { targetsOf } from '../magic/targets.ts'
import type { Asks, GoldLedger, StageOf, State, Task, TaskOf } from '../types.ts'
import { placements } from './placements.ts'
import { written } from './targets.ts'

type Moves = MovesOf<Asks['attack']>

export function askAttack(state: State, stage: StageOf<'attack'>, seat: Seat): Question<Asks> | null {
  if (seat !== stage.seat) return null
  const place = oneOf('R3.1', placements(state, seat).map(written))
  const barred: { move: keyof Moves; rule: string }[] = []
  const moves: { -readonly [M in keyof Moves]?: Moves[M] } = { place }
  for (const object of ownTurnObjects) {
    if (!peek(of(state.sides, seat).hand).includes(object)) continue
    const targets = targetsOf(state, seat, object)
    if (!stage.mayPlay) barred.push({ move: object, rule: 'R10.3' })
    else if (targets.length === 0) barred.push({ move: object, rule: 'R10.5' })
    else moves[object] = oneOf(objects[object].on === 'sent' ? 'R10.10' : 'R10.1', targets.map(written))
  }
  return { name: 'attack', ask: menu<Moves>('R2.4', moves, { place: place.idle }, { barred }) }
}

export function answerAttack(ledger: GoldLedger, seat: Seat, answer: AnswerTo<Asks['attack']>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  const [[move = '', answered = ''] = []] = Object.entries(answer)
  if (!isMove(move)) return []
  const target = targetBy(move, answered)
  if (target.kind !== 'sent') return [...played(seat, answer), { do: 'askAgain' }]
  const { adventurer, spot } = target
  return [
    ...played(seat, answer),
    { do: 'place', seat, adventurer, spot },
    { do: 'slay', by: seat },
    { do: 'passTurn' },
  ]
}

export function place(ledger: GoldLedger, { seat, adventurer, spot }: TaskOf<'place'>): readonly Task[] {
  const { sides, row, whetted } = ledger.state
  const lair = row[spot]
  if (!lair || of(sides, seat).left) return []
  const { dragon } = lair
  ledger.emit({ type: 'adventurerPlaced', seat, adventurer, spot, dragon, blade: whetted ? dragon : null })
  return []
}
