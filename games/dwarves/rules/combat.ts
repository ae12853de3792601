import type { Question } from '#kernel/game'
import { type AnswerTo, just, type MovesOf, menu, oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import type { Asks, DwarvesLedger, Fighter, Side, StageOf, State, Task, TaskOf } from '../types.ts'
import { armyOf, fighterAt } from './armies.ts'
import { diceOf, findsOf, mayReroll } from './groups.ts'

const FACES = 6

/** The fighters that have not rolled yet, by place. R6.7: first those that cannot reroll. */
function waiting(state: State, seat: Seat): readonly number[] {
  const side = of(state.sides, seat)
  const fighters = armyOf(state, seat)?.fighters ?? []
  const left = fighters.flatMap(({ dice }, i) => (dice.length === 0 ? [i] : []))
  const rerolls = (i: number): boolean => fighters.some(({ kind }, place) => place === i && mayReroll(side, kind))
  return [...left.filter(i => !rerolls(i)), ...left.filter(rerolls)]
}

/** R6.5: all fighters of one seat, then those of the next. R12.9: optionally each at its owner's request. */
export function combat(ledger: DwarvesLedger, { seats, rest }: TaskOf<'combat'>): readonly Task[] {
  const [seat, ...others] = seats
  if (seat === undefined) return []
  const [first] = waiting(ledger.state, seat)
  if (first === undefined) return [{ do: 'combat', seats: others, rest: false }]
  if (ledger.state.options.rolling === 'auto' || rest) roll(ledger, seat, first)
  else ledger.emit({ type: 'stageOpened', stage: { at: 'roll', seat } })
  return [{ do: 'combat', seats, rest }]
}

export function askRoll(state: State, seat: Seat): Question<Asks> {
  const fighters = armyOf(state, seat)?.fighters ?? []
  const left = [...new Set(waiting(state, seat).flatMap(i => fighters[i]?.kind ?? []))]
  const moves = { next: oneOf('R12.9', left), rest: just('R12.9') }
  return { name: 'roll', ask: menu<MovesOf<Asks['roll']>>('R12.9', moves, { rest: 'yes' }) }
}

export function answerRoll(ledger: DwarvesLedger, seat: Seat, answer: AnswerTo<Asks['roll']>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  const fighters = armyOf(ledger.state, seat)?.fighters ?? []
  if (!('next' in answer)) return [{ do: 'combat', seats: [seat], rest: true }]
  const chosen = waiting(ledger.state, seat).find(i => fighters[i]?.kind === answer.next)
  if (chosen !== undefined) roll(ledger, seat, chosen)
  return []
}

const rollDice = ({ rng }: DwarvesLedger, count: number): readonly number[] =>
  Array.from({ length: count }, () => 1 + rng.below(FACES))

/** R6.6. */
const foundBy = (dice: readonly number[], finds: number): number => dice.filter(pips => pips <= finds).length

function roll(ledger: DwarvesLedger, seat: Seat, fighter: number): void {
  const { side, kind } = fighterOf(ledger.state, seat, fighter)
  const dice = rollDice(ledger, diceOf(side, kind))
  const found = foundBy(dice, findsOf(side, kind))
  ledger.emit({ type: 'creatureRolled', seat, fighter, kind, dice, found })
  if (mayReroll(side, kind)) ledger.emit({ type: 'stageOpened', stage: { at: 'reroll', seat, fighter } })
}

/** A fighter, and the side whose ability it has. */
function fighterOf(state: State, seat: Seat, place: number): { readonly side: Side } & Fighter {
  if (state.battle === null) throw new RangeError('nobody fights')
  return { side: of(state.sides, seat), ...fighterAt(state.battle, seat, place) }
}

/** R6.8: a die is named by the number it shows. */
export function askReroll(state: State, { seat, fighter }: StageOf<'reroll'>): Question<Asks> {
  const { dice } = fighterOf(state, seat, fighter)
  const moves = { keep: just('R6.8'), die: oneOf('R6.8', [...new Set(dice)].toSorted()) }
  return { name: 'reroll', ask: menu<MovesOf<Asks['reroll']>>('R6.8', moves, { keep: 'yes' }) }
}

export function answerReroll(
  ledger: DwarvesLedger,
  { seat, fighter }: StageOf<'reroll'>,
  answer: AnswerTo<Asks['reroll']>,
): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  if (!('die' in answer)) return []
  const { side, kind, dice } = fighterOf(ledger.state, seat, fighter)
  const [to = 1] = rollDice(ledger, 1)
  const at = dice.indexOf(answer.die)
  const found = foundBy(dice.with(at, to), findsOf(side, kind))
  ledger.emit({ type: 'dieRerolled', seat, fighter, kind, from: answer.die, to, found })
  return []
}

/** R9.3: all its dice, without finding anything. */
export function rollAgain(ledger: DwarvesLedger, seat: Seat, fighter: number): void {
  const { side, kind } = fighterOf(ledger.state, seat, fighter)
  ledger.emit({ type: 'fighterRolledAgain', seat, fighter, kind, dice: rollDice(ledger, diceOf(side, kind)) })
}
