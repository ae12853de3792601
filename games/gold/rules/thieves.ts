import { after } from '#games/pieces/clock'
import { pickOne } from '#kernel/chance'
import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import { of, type Seat } from '#kernel/seat'
import { only, peek } from '#kernel/secret'
import { drawOne, kindsIn, size, type Token, tokens } from '../cards/tokens.ts'
import { openWindow } from '../magic/windows.ts'
import type { Asks, GoldLedger, StageOf, State, Task, TaskOf } from '../types.ts'
import { clocks } from './clocks.ts'
import { begins } from './showing.ts'

/** R6.3: the thief's owner names a victim. */
export function steal(ledger: GoldLedger, { thief }: TaskOf<'steal'>): readonly Task[] {
  const { state } = ledger
  const victims = of(state.sides, thief).left ? [] : victimsOf(state, thief)
  const [first, ...others] = victims
  if (first === undefined) {
    ledger.emit({ type: 'theftFailed', seat: thief })
    return []
  }
  if (others.length === 0) return nameVictim(ledger, thief, first, false)
  const closes = after(begins(ledger), clocks[state.options.clock].choose)
  ledger.emit({ type: 'stageOpened', stage: { at: 'victim', seat: thief, victims, closes } })
  return []
}

const victimsOf = ({ kill, sides }: State, thief: Seat): readonly Seat[] =>
  (kill?.party ?? []).filter(seat => {
    const { left, hoard } = of(sides, seat)
    return seat !== thief && !left && !kill?.cloaked.includes(seat) && size(peek(hoard)) > 0
  })

export function askVictim(
  { kill }: State,
  { seat: thief, victims }: StageOf<'victim'>,
  seat: Seat,
): Question<Asks> | null {
  if (seat !== thief) return null
  const barred = (kill?.party ?? [])
    .filter(s => s !== thief && !victims.includes(s))
    .map(option => ({ option, rule: kill?.cloaked.includes(option) ? 'R10.13' : 'R6.3' }))
  return { name: 'victim', ask: oneOf('R6.3', victims, { barred }) }
}

export function nameVictim(ledger: GoldLedger, thief: Seat, victim: Seat, drawn: boolean): readonly Task[] {
  if (ledger.state.stage !== null) ledger.emit({ type: 'stageClosed' })
  ledger.emit({ type: 'victimNamed', seat: thief, victim, drawn })
  openWindow(ledger, 'robbed', [victim])
  return [{ do: 'rob' }]
}

/** R6.5. */
export const drawVictim = (ledger: GoldLedger, { seat, victims }: StageOf<'victim'>): readonly Task[] =>
  nameVictim(ledger, seat, pickOne(ledger.rng, victims), true)

/** R6.4, R6.6, R10.13: at random, by the thief's choice, or by the victim's. */
export function rob(ledger: GoldLedger): readonly Task[] {
  const { kill, sides, options, attackers } = ledger.state
  if (kill === null || kill.theft === null) return []
  const { thief, victim, muddled } = kill.theft
  const { hoard, left } = of(sides, victim)
  if (kill.cloaked.includes(victim) || left || of(sides, thief).left) return [{ do: 'steal', thief }]
  const there = attackers[kill.spot] ?? []
  const looks = there.some(a => a.seat === thief && a.adventurer === 'wizard')
  if (!muddled && !looks) return take(ledger, drawOne(ledger.rng, peek(hoard)))
  const screen = muddled ? only(victim, peek(hoard)) : only([thief, victim], peek(hoard))
  const closes = after(begins(ledger), clocks[options.clock].pick)
  ledger.emit({ type: 'stageOpened', stage: { at: 'token', seat: muddled ? victim : thief, screen, closes } })
  return []
}

export function askToken(_state: State, stage: StageOf<'token'>, seat: Seat): Question<Asks> | null {
  if (seat !== stage.seat) return null
  const there = kindsIn(peek(stage.screen))
  const barred = tokens.filter(token => !there.includes(token)).map(option => ({ option, rule: 'R6.6' }))
  return { name: 'token', ask: oneOf('R6.6', there, { barred }) }
}

export function take(ledger: GoldLedger, token: Token): readonly Task[] {
  const theft = ledger.state.kill?.theft
  if (!theft) return []
  if (ledger.state.stage !== null) ledger.emit({ type: 'stageClosed' })
  const { thief, victim } = theft
  ledger.emit({ type: 'tokenStolen', seat: thief, victim, token: only([thief, victim], token) })
  return []
}

/** Time is up, so the token is drawn. */
export const takeAny = (ledger: GoldLedger, { screen }: StageOf<'token'>): readonly Task[] =>
  take(ledger, drawOne(ledger.rng, peek(screen)))
