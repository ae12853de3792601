import { pickOne } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { needsUnseen, opener, standards } from '../cards/characters.ts'
import type { FistLedger } from '../events.ts'
import type { State } from '../types.ts'
import { goldIn } from './counting.ts'
import { endByCount } from './scoring.ts'

/** R2.1: this round's specials are drawn openly and join the standard characters, face down. */
export function beginRound(ledger: FistLedger): void {
  const { state } = ledger
  ledger.emit({ type: 'roundBegan', round: state.round + 1, cards: standards })
  for (let n = 0; n < state.options.specialsPerRound; n++) {
    if (state.deck.length === 0) ledger.emit({ type: 'specialsReshuffled' }) // E51
    if (state.deck.length > 0) ledger.emit({ type: 'specialDrawn', character: pickOne(ledger.rng, state.deck) })
  }
  turnUp(ledger)
}

/** R2.3: the next card, or the end of the round. Cards nobody can win are skipped. */
export function turnUp(ledger: FistLedger): void {
  const { state } = ledger
  while (state.unseen.length > 0) {
    const first = state.auctioned.length === 0
    const character = first ? opener : pickOne(ledger.rng, state.unseen) // R2.2
    ledger.emit({ type: 'characterTurnedUp', character })
    if (state.unseen.length === 0 && needsUnseen(character) && !state.options.goblinLastAuctioned)
      ledger.emit({ type: 'characterPassed', character, why: 'nothing left to play' }) // E47
    else if (isBroke(state))
      ledger.emit({ type: 'characterPassed', character, why: 'no gold' }) // E19
    else return
  }
  endRound(ledger)
}

/** R2.4 */
function endRound(ledger: FistLedger): void {
  const { state } = ledger
  for (const [i, side] of state.sides.entries()) {
    const seat = i as Seat
    if (side.spent > 0) ledger.emit({ type: 'fairyReturned', seat, amount: side.spent })
    if (side.black > 0) ledger.emit({ type: 'blackReturned', seat, amount: side.black })
  }
  ledger.emit({ type: 'roundEnded', round: state.round })
  if (state.round === state.options.roundLimit || isBroke(state))
    endByCount(ledger) // E52, R5.3
  else beginRound(ledger)
}

const isBroke = (state: State): boolean => state.sides.every(side => goldIn(peek(side.purse)) === 0)
