import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import { clockwiseAfter, clockwiseFrom, of, type Seat, seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { battleOf } from '../cards/battles.ts'
import { events } from '../cards/events.ts'
import { backOf, isEvent } from '../cards/index.ts'
import type { Asks, Battle, DwarvesLedger, StageOf, State, Task, TaskOf } from '../types.ts'
import { isRich } from './ending.ts'
import { effectOn } from './groups.ts'

/** R10.1, R10.3. */
function winnersOf({ armies }: Battle, seats: readonly Seat[]): readonly Seat[] {
  const best = Math.max(...armies.map(army => army?.strength ?? -1))
  return seats.filter(seat => of(armies, seat)?.strength === best)
}

/** R12.5: each winner's part of the award. */
function awardOf({ options }: State, award: number, winners: number): number {
  if (winners === 1 || options.tieAward === 'full') return award
  return options.tieAward === 'none' ? 0 : Math.floor(award / winners)
}

/** R10.4: pay out, give away, steal; then the losses. */
export function settle(ledger: DwarvesLedger): readonly Task[] {
  const { battle, sides } = ledger.state
  if (battle === null) return []
  const winners = winnersOf(battle, clockwiseFrom(sides, battle.starter))
  ledger.emit({ type: 'battleWon', winners, strengths: battle.armies.map(army => army?.strength ?? null) })
  const award = awardOf(ledger.state, battleOf(battle.card).award, winners.length)
  for (const seat of winners)
    ledger.emit({ type: 'spoilsPaid', seat, treasure: of(battle.armies, seat)?.treasure ?? 0, award })
  for (const seat of winners) giveAway(ledger, battle, seat)
  return [
    { do: 'steal', seats: battle.thieves },
    { do: 'lose', seats: winners },
  ]
}

/** R5.13: one piece at a time, clockwise from the left. */
function giveAway(ledger: DwarvesLedger, { armies }: Battle, seat: Seat): void {
  const { sides } = ledger.state
  const side = of(sides, seat)
  const amount = (of(armies, seat)?.fighters ?? [])
    .filter(({ kind }) => effectOn(side, kind).gives)
    .reduce((n, { found }) => n + found, 0)
  if (amount === 0) return
  const others = clockwiseAfter(sides, seat).slice(0, -1)
  const to = seatsOf(sides.length).map(() => 0)
  for (let n = 0; n < amount; n++) {
    const getter = others[n % others.length]
    if (getter !== undefined) to[getter] = (to[getter] ?? 0) + 1
  }
  ledger.emit({ type: 'goldGiven', seat, to })
}

/** R9.1. */
export function steal(ledger: DwarvesLedger, { seats }: TaskOf<'steal'>): readonly Task[] {
  const { battle } = ledger.state
  const [seat, ...others] = seats
  if (seat === undefined || battle === null) return []
  const winners = battle.winners.filter(s => s !== seat && (of(battle.armies, s)?.spoils ?? 0) > 0)
  const [winner, another] = winners
  if (another !== undefined) ledger.emit({ type: 'stageOpened', stage: { at: 'winner', seat, winners } })
  else if (winner !== undefined) take(ledger, seat, winner)
  return [{ do: 'steal', seats: others }]
}

export const askWinner = ({ winners }: StageOf<'winner'>): Question<Asks> => ({
  name: 'winner',
  ask: oneOf('R9.1', winners),
})

export function answerWinner(ledger: DwarvesLedger, seat: Seat, from: Seat): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  take(ledger, seat, from)
  return []
}

function take(ledger: DwarvesLedger, seat: Seat, from: Seat): void {
  const spoils = ledger.state.battle?.armies[from]?.spoils ?? 0
  ledger.emit({ type: 'goldTaken', seat, from, amount: Math.min(events.neverNotice.amount, spoils) })
}

/** R7.7, R10.8, R12.6: nothing remains of a battle. Then everybody draws, unless the game is over (R11.1). */
export function clearUp(ledger: DwarvesLedger): readonly Task[] {
  const { battle, sides, options } = ledger.state
  if (battle === null) return []
  const seats = clockwiseFrom(sides, battle.starter)
  for (const seat of seats) {
    const laid = of(battle.laid, seat)
    if (laid === null || options.bluffs === 'discarded') continue
    const card = peek(laid.card)
    if (!isEvent(card)) ledger.emit({ type: 'bluffReturned', seat, card, back: backOf(card) })
  }
  const cards = seats.flatMap(seat => {
    const laid = of(battle.laid, seat)
    return laid === null ? [] : [peek(laid.card)]
  })
  ledger.emit({ type: 'battleEnded', battle: battle.card, cards })
  return isRich(ledger.state) ? [] : [{ do: 'refill', seats }]
}
