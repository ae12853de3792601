import { of, type Seat } from '#kernel/seat'
import { nobody, type Only, only, peek } from '#kernel/secret'
import { clocks } from '../rules/clocks.ts'
import { type TargetOf, written } from '../rules/targets.ts'
import type { GoldLedger, Sealed, Slip, State, Task, TaskOf } from '../types.ts'
import { hand, type ObjectId } from './cards.ts'
import { mayBeHeld } from './pile.ts'
import { openTokens } from './targets.ts'

/* R10.14: the Invisible Hand, which is never played but used in secret. */

const THEFTS = 3

/** R12.11, R12.13: only where windows last their time, and only if the table likes it. */
export const dexterous = ({ options }: State): boolean => options.dexterity && clocks[options.clock].equal

/** Used in secret, so never played as others are. */
export const isSecret = (state: State, object: ObjectId): boolean => object === hand && dexterous(state)

/** For all that everybody knows, somebody may be using it. */
export const mayBeUsed = (state: State): boolean => dexterous(state) && mayBeHeld(state, hand)

/** Not for a while after a wrong call. */
export const mayCall = (state: State, seat: Seat): boolean =>
  mayBeUsed(state) && state.turns >= of(state.sides, seat).callsFrom

/** From each dragon once. */
export function maySlip(state: State, seat: Seat): readonly TargetOf<'token'>[] {
  const { hand: held, robbed } = of(state.sides, seat)
  if (!dexterous(state) || !peek(held).includes(hand)) return []
  const before = peek(robbed)
  return openTokens(state).filter(({ spot }) => {
    const lair = state.row[spot]
    return lair && !before.includes(lair.dragon)
  })
}

type Answers = readonly { readonly seat: Seat; readonly sealed: Only<Sealed | null> }[]

/** Whoever called: rightly or not. What nobody caught by now has succeeded. */
export function callsFirst(ledger: GoldLedger, answers: Answers): void {
  const { vanished, turns, windows, sides } = ledger.state
  const fresh = peek(vanished)
  for (const { seat, sealed } of answers) {
    const call = peek(sealed)?.call
    if (call === undefined) continue
    const spot = Number(call)
    if (fresh !== null && fresh.windows + 1 === windows && isRight(ledger.state, fresh, seat, spot))
      catchThief(ledger, fresh, seat, spot)
    else ledger.emit({ type: 'callMissed', seat, spot, callsFrom: turns + sides.length })
  }
  const slip = peek(ledger.state.vanished)
  if (slip !== null && peek(of(sides, slip.thief).robbed).length >= THEFTS)
    ledger.emit({ type: 'handSpent', seat: slip.thief })
}

const isRight = ({ row }: State, slip: Slip, seat: Seat, spot: number): boolean =>
  slip.thief !== seat && row[spot]?.dragon === slip.dragon

/** The first right call catches; who called rightly after that was not wrong either. */
function catchThief(ledger: GoldLedger, { thief, token }: Slip, seat: Seat, spot: number): void {
  const { vanished, sides } = ledger.state
  if (peek(vanished) === null) return
  const back = peek(of(sides, thief).hoard)[token] > 0
  ledger.emit({ type: 'handCaught', seat, thief, spot, token, back })
}

/** The token is simply gone. */
export function slip(ledger: GoldLedger, { seat, sealed }: TaskOf<'slip'>): readonly Task[] {
  const { state } = ledger
  const answer = peek(sealed)?.slip
  if (answer === undefined || of(state.sides, seat).left) return []
  const target = maySlip(state, seat).find(it => written(it) === answer)
  if (target === undefined) return []
  const { token, spot } = target
  const took = state.sides.map((_, i) => only(i as Seat, i === seat))
  const dragon = state.row[spot]?.dragon
  if (dragon === undefined) return []
  const hidden = nobody({ dragon, token, thief: seat, windows: state.windows })
  ledger.emit({ type: 'tokenVanished', spot, token, took, slip: hidden })
  return []
}
