import type { Question } from '#kernel/game'
import { type AnswerTo, type MovesOf, menu, oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import type { Adventurer } from '../cards/adventurers.ts'
import { targetsOf } from '../magic/targets.ts'
import type { Asks, GoldLedger, StageOf, State, Task, TaskOf } from '../types.ts'
import { placements } from './placements.ts'
import { aimed } from './targets.ts'

type Moves = MovesOf<Asks['attack']>

/** The objects that can be played in a player's own turn, each with its rule. */
const inOwnTurn = [
  ['keenBlade', 'R10.10'],
  ['dawnLantern', 'R10.1'],
] as const

export function askAttack(state: State, stage: StageOf<'attack'>, seat: Seat): Question<Asks> | null {
  if (seat !== stage.seat) return null
  const place = oneOf('R3.1', placements(state, seat))
  const barred: { move: keyof Moves; rule: string }[] = []
  const moves: Partial<Moves> = { place }
  for (const [object, rule] of inOwnTurn) {
    if (!peek(of(state.sides, seat).hand).includes(object)) continue
    const targets = targetsOf(state, seat, object)
    if (!stage.mayPlay) barred.push({ move: object, rule: 'R10.3' })
    else if (targets.length === 0) barred.push({ move: object, rule: 'R10.5' })
    else Object.assign(moves, { [object]: oneOf(rule, targets) })
  }
  return { name: 'attack', ask: menu<Moves>('R2.4', moves, { place: place.idle }, { barred }) }
}

export function answerAttack(ledger: GoldLedger, seat: Seat, answer: AnswerTo<Asks['attack']>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  if ('dawnLantern' in answer)
    return [{ do: 'play', seat, object: 'dawnLantern', target: answer.dawnLantern }, { do: 'askAgain' }]
  const target = 'place' in answer ? answer.place : answer.keenBlade
  const { what: adventurer, spot } = aimed<Adventurer>(target)
  const blade: readonly Task[] = 'place' in answer ? [] : [{ do: 'play', seat, object: 'keenBlade', target }]
  return [...blade, { do: 'place', seat, adventurer, spot }, { do: 'slay', by: seat }, { do: 'passTurn' }]
}

export function place(ledger: GoldLedger, { seat, adventurer, spot }: TaskOf<'place'>): readonly Task[] {
  const { sides, row, whetted } = ledger.state
  const lair = row[spot]
  if (!lair || of(sides, seat).left) return []
  const { dragon } = lair
  ledger.emit({ type: 'adventurerPlaced', seat, adventurer, spot, dragon, blade: whetted ? dragon : null })
  return []
}
