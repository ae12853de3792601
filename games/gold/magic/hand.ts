import { of, type Seat } from '#kernel/seat'
import { nobody, type Only, only, peek } from '#kernel/secret'
import { clocks } from '../clocks.ts'
import { aimed } from '../targets.ts'
import type { Token } from '../tokens.ts'
import type { GoldLedger, Sealed, State, Task, TaskOf } from '../types.ts'
import { openTokens } from './targets.ts'

/* R10.14: the Invisible Hand, which is never played but used in secret. */

const THEFTS = 3

/** R12.11, R12.13: only where windows are timed, and only if the table likes it. */
export const dexterous = ({ options }: State): boolean => options.dexterity && clocks[options.clock].pause !== null

/** From each dragon once. */
export function maySlip(state: State, seat: Seat): readonly string[] {
  const { hand, robbed } = of(state.sides, seat)
  if (!peek(hand).includes('invisibleHand')) return []
  const before = peek(robbed)
  return openTokens(state).filter(target => {
    const lair = state.row[aimed(target).spot]
    return lair && !before.includes(lair.dragon)
  })
}

type Answers = readonly { readonly seat: Seat; readonly sealed: Only<Sealed> }[]

/** Whoever called: rightly or not. What nobody caught by now has succeeded. */
export function callsFirst(ledger: GoldLedger, answers: Answers): void {
  for (const { seat, sealed } of answers) {
    const { call } = peek(sealed)
    if (typeof call === 'number') judge(ledger, seat, call)
  }
  const { vanished, sides } = ledger.state
  const slip = peek(vanished)
  if (slip !== null && peek(of(sides, slip.thief).robbed).length >= THEFTS)
    ledger.emit({ type: 'handSpent', seat: slip.thief })
}

function judge(ledger: GoldLedger, seat: Seat, spot: number): void {
  const { vanished, row, sides, turns } = ledger.state
  const slip = peek(vanished)
  const isRight = slip !== null && slip.turns + 1 === turns && slip.thief !== seat && row[spot]?.dragon === slip.dragon
  if (!isRight) return ledger.emit({ type: 'callMissed', seat, spot, callsFrom: turns + sides.length })
  const { thief, token } = slip
  const back = peek(of(sides, thief).hoard)[token] > 0
  ledger.emit({ type: 'handCaught', seat, thief, spot, token, back })
}

/** The token is simply gone. */
export function slip(ledger: GoldLedger, { seat, sealed }: TaskOf<'slip'>): readonly Task[] {
  const { state } = ledger
  const { slip: target } = peek(sealed)
  if (typeof target !== 'string' || of(state.sides, seat).left || !maySlip(state, seat).includes(target)) return []
  const { what: token, spot } = aimed<Token>(target)
  const took = state.sides.map((_, i) => only(i as Seat, i === seat))
  const dragon = state.row[spot]?.dragon
  if (dragon === undefined) return []
  const hidden = nobody({ dragon, token, thief: seat, turns: state.turns })
  ledger.emit({ type: 'tokenVanished', spot, token, took, slip: hidden })
  return []
}
