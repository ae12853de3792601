import { pickOne } from '#kernel/chance'
import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import { type Asks, type Dirt, type DwarvesLedger, dirt, type StageOf, type Task } from '../types.ts'

/** R1.5, R12.3. */
export function showHands(ledger: DwarvesLedger): readonly Task[] {
  const { options, sides } = ledger.state
  if (options.start === 'random') begin(ledger, seatsOf(sides.length))
  else ledger.emit({ type: 'stageOpened', stage: { at: 'hands', picks: sides.map(() => null) } })
  return []
}

export function askHands({ picks }: StageOf<'hands'>, seat: Seat): Question<Asks> | null {
  return of(picks, seat) === null ? { name: 'hands', ask: oneOf('R1.5', dirt) } : null
}

/** All hands are compared when the last is held out. */
export function answerHands(ledger: DwarvesLedger, seat: Seat, how: Dirt): readonly Task[] {
  ledger.emit({ type: 'handHeldOut', seat, dirt: only(seat, how) })
  const { stage, sides } = ledger.state
  if (stage?.at !== 'hands') return []
  const held = stage.picks.flatMap(pick => (pick === null ? [] : [peek(pick)]))
  if (held.length < sides.length) return []
  ledger.emit({ type: 'stageClosed' })
  ledger.emit({ type: 'dirtCompared', dirt: held })
  const most = Math.max(...held.map(it => dirt.indexOf(it)))
  begin(
    ledger,
    seatsOf(sides.length).filter(s => dirt.indexOf(of(held, s)) === most),
  )
  return []
}

function begin(ledger: DwarvesLedger, among: readonly Seat[]): void {
  const [only] = among
  const seat = among.length === 1 && only !== undefined ? only : pickOne(ledger.rng, among)
  ledger.emit({ type: 'starterChosen', seat })
}
