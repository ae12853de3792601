import { after } from '#games/pieces/clock'
import { nothingSealed, sealing } from '#games/pieces/sealing'
import { isOpenTo, mayClose } from '#games/pieces/window'
import type { Question } from '#kernel/game'
import { type AnswerTo, just, type MovesOf, menu, oneOf } from '#kernel/question'
import { clockwiseFrom, of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { clocks } from '../rules/clocks.ts'
import { begins } from '../rules/showing.ts'
import { written } from '../rules/targets.ts'
import type { Asks, GoldLedger, Sealed, StageOf, State, Task, TaskOf } from '../types.ts'
import { allObjects, objectIds, objects, type When } from './cards.ts'
import { callsFirst, isSecret, mayBeUsed, mayCall, maySlip } from './hand.ts'
import { mayBeHeld } from './pile.ts'
import { anySpot, targetsOf } from './targets.ts'

const mayFit = (state: State, when: When): boolean =>
  objectIds.some(object => objects[object].when === when && mayBeHeld(state, object))

/** Opens a window for these seats if there can be one; what opens it is known to all, so it tells nothing. */
export function openWindow(ledger: GoldLedger, when: When, seats: readonly Seat[]): boolean {
  const { state } = ledger
  const holders = seats.filter(seat => of(state.sides, seat).cards > 0 && !of(state.sides, seat).left)
  if (holders.length === 0 || !mayFit(state, when)) return false
  const callers = when === 'between turns' && mayBeUsed(state)
  const sealed = nothingSealed(state.sides.length)
  const closes = after(begins(ledger), clocks[state.options.clock].pause)
  const stage = { at: 'window', when, seats: callers ? seats : holders, sealed, closes } as const
  ledger.emit({ type: 'stageOpened', stage })
  return true
}

/** R10.11: after a deal, for whoever could confuse two others of the party. */
export function dealWindow(ledger: GoldLedger): readonly Task[] {
  const { kill, sides } = ledger.state
  if (kill === null || kill.shares === null || kill.party.length < 2) return []
  const seats = sides.map((_, i) => i as Seat).filter(seat => kill.party.filter(s => s !== seat).length >= 2)
  openWindow(ledger, 'deal struck', seats)
  return []
}

type Moves = MovesOf<Asks['magic']>

export function askMagic(state: State, stage: StageOf<'window'>, seat: Seat): Question<Asks> | null {
  if (!isOpenTo(stage, seat)) return null
  const moves: { -readonly [M in keyof Moves]?: Moves[M] } = { pass: just('R10.2') }
  const barred: { move: keyof Moves; rule: string }[] = []
  for (const object of new Set(peek(of(state.sides, seat).hand))) {
    if (isSecret(state, object)) continue
    const targets = objects[object].when === stage.when ? targetsOf(state, seat, object) : null
    if (targets !== null && targets.length > 0) moves[object] = oneOf('R10.1', targets.map(written))
    else barred.push({ move: object, rule: targets === null ? 'R10.1' : 'R10.5' })
  }
  if (stage.when === 'between turns') {
    const slips = maySlip(state, seat)
    if (slips.length > 0) moves.slip = oneOf('R10.14', slips.map(written))
    if (mayCall(state, seat)) moves.call = oneOf('R10.14', anySpot(state).map(written))
    else if (mayBeUsed(state)) barred.push({ move: 'call', rule: 'R10.14' })
  }
  const quiet = Object.keys(moves).every(move => move === 'pass' || move === 'call')
  return { name: 'magic', ask: menu<Moves>('R10.2', moves, { pass: 'yes' }, { barred, quiet, covert: true }) }
}

/** Sealed until the window closes; where nothing is timed, that is when everybody has spoken (R12.11). */
export function sealMagic(ledger: GoldLedger, seat: Seat, answer: AnswerTo<Asks['magic']>): readonly Task[] {
  const what = sealing(ledger.state.sides.length, seat, answer as Sealed)
  ledger.emit({ type: 'sealedInWindow', what })
  return maybeClose(ledger)
}

export function maybeClose(ledger: GoldLedger): readonly Task[] {
  const { stage, sides, options } = ledger.state
  if (stage?.at !== 'window') return []
  const isHere = (seat: Seat): boolean => !of(sides, seat).left
  return mayClose(stage, clocks[options.clock], isHere) ? closeWindow(ledger, stage) : []
}

/** R10.3: turned up clockwise; what was called comes before, what slips away after. */
export function closeWindow(ledger: GoldLedger, { when, seats, sealed }: StageOf<'window'>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  const answers = clockwiseFrom(ledger.state.sides, ledger.state.turn)
    .filter(seat => seats.includes(seat) && !of(ledger.state.sides, seat).left)
    .map(seat => ({ seat, sealed: of(sealed, seat) }))
  if (when === 'between turns') callsFirst(ledger, answers)
  return [
    ...answers.map(answer => ({ do: 'turnUp', ...answer }) as const),
    ...(when === 'between turns' ? answers.map(answer => ({ do: 'slip', ...answer }) as const) : []),
  ]
}

/** What was sealed is played, if it still can be; else it stays in hand, unseen. */
export function turnUp({ state }: GoldLedger, { seat, sealed }: TaskOf<'turnUp'>): readonly Task[] {
  if (of(state.sides, seat).left) return []
  const [[move, target] = []] = Object.entries(peek(sealed) ?? {})
  const object = allObjects.find(id => id === move)
  if (object === undefined || target === undefined) return []
  if (!targetsOf(state, seat, object).some(it => written(it) === target)) return []
  return [{ do: 'play', seat, object, target }]
}
