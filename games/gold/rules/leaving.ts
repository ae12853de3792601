import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { maybeClose } from '../magic/windows.ts'
import type { Asks, GoldLedger, Market, StageOf, Task } from '../types.ts'
import { settle } from './bargain.ts'
import { maybeEnd } from './market.ts'
import { endGame } from './scoring.ts'
import { presentSeats } from './seating.ts'

/** R5.19: the table continues without a seat. `idle` gives a silent seat's answer to the open question. */
export function leave(
  ledger: GoldLedger,
  seat: Seat,
  open: Question<Asks> | null,
  idle: (question: Question<Asks>) => readonly Task[],
): readonly Task[] {
  const isChoice = open?.name === 'heap' || open?.name === 'recall'
  const tasks = isChoice ? idle(open) : []
  ledger.emit({ type: 'seatLeft', seat })
  if (presentSeats(ledger.state).length < 2) {
    endGame(ledger)
    return []
  }
  leaveParty(ledger, seat)
  return isChoice ? tasks : goOn(ledger, seat)
}

/** Until the loot is shared, the rest of the party shares it. */
function leaveParty(ledger: GoldLedger, seat: Seat): void {
  const { kill } = ledger.state
  if (kill === null || kill.shares !== null || kill.heaps !== null || !kill.party.includes(seat)) return
  ledger.emit({ type: 'partyShrank', party: kill.party.filter(s => s !== seat) })
}

function goOn(ledger: GoldLedger, seat: Seat): readonly Task[] {
  const { stage, market, kill } = ledger.state
  switch (stage?.at) {
    case 'attack':
      if (stage.seat !== seat) return []
      ledger.emit({ type: 'stageClosed' })
      return [{ do: 'passTurn' }]
    case 'window':
      return maybeClose(ledger)
    case 'bargain':
      return settle(ledger)
    case 'heaps':
      if (stage.seat !== seat && kill?.party.length !== 1) return []
      ledger.emit({ type: 'stageClosed' })
      return [{ do: 'share' }]
    case 'victim':
    case 'token':
      return theftGoesOn(ledger, stage, seat)
    case 'market':
      if (market !== null) leaveMarket(ledger, market, seat)
      return maybeEnd(ledger)
    default:
      return []
  }
}

/** A thief who has left steals nothing. A victim who has left is not robbed: the thief chooses again. */
function theftGoesOn(ledger: GoldLedger, stage: StageOf<'victim' | 'token'>, seat: Seat): readonly Task[] {
  const theft = ledger.state.kill?.theft
  const thief = stage.at === 'victim' ? stage.seat : theft?.thief
  const victims = stage.at === 'victim' ? stage.victims : [theft?.victim]
  if (thief === undefined || (seat !== thief && !victims.includes(seat))) return []
  ledger.emit({ type: 'stageClosed' })
  return [{ do: 'steal', thief }]
}

function leaveMarket(ledger: GoldLedger, { offers, accepts }: Market, seat: Seat): void {
  if (offers.some(offer => offer.by === seat)) ledger.emit({ type: 'tradeWithdrawn', seat, what: 'offer' })
  if (of(accepts, seat) !== null) ledger.emit({ type: 'tradeWithdrawn', seat, what: 'acceptance' })
}
