import { without } from '#games/pieces/deck'
import { sealedWith } from '#games/pieces/sealing'
import type { Mutable } from '#kernel/game'
import { of, put, type Seat } from '#kernel/seat'
import { both, map, openToAll } from '#kernel/secret'
import { canceller } from './cards/events.ts'
import type { DiplomacyEvent } from './events.ts'
import { armyIn, discard, fighterIn, leaveHand, sum } from './rules/changes.ts'
import type { Laid, State } from './types.ts'

/** Cards laid face down, and their effects. */
export function evolveDiplomacy(state: Mutable<State>, event: DiplomacyEvent): void {
  switch (event.type) {
    case 'cardLaid': {
      const side = of(state.sides, event.seat)
      side.hand = both(side.hand, event.card, (hand, card) => without(hand, card))
      return lie(state, event.seat, { card: event.card, back: event.back })
    }
    case 'cardsTurnedUp':
      for (const { seat, card, back } of event.cards) {
        of(state.sides, seat).backs[back]--
        lie(state, seat, { card: openToAll(card), back })
      }
      return
    case 'bluffReturned': {
      const side = of(state.sides, event.seat)
      side.hand = map(side.hand, hand => [...hand, event.card])
      side.backs[event.back]++
      return lie(state, event.seat, null)
    }
    case 'eventPlayed':
      if (state.battle === null) return
      state.battle.playing = { seat: event.seat, event: event.event, target: event.target, cancelled: false }
      return
    case 'sealedInWindow':
      if (state.stage?.at === 'window') state.stage.sealed = sealedWith(state.stage.sealed, event.what)
      return
    case 'eventCancelled':
      if (event.from === 'hand') leaveHand(of(state.sides, event.seat), canceller)
      else lie(state, event.seat, null)
      discard(state, canceller)
      if (state.battle?.playing) state.battle.playing.cancelled = true
      return
    case 'eventDone':
      if (state.battle !== null) state.battle.playing = null
      return
    case 'pocketsEyed':
      state.battle?.thieves.push(event.seat)
      return
    case 'fighterScared':
      fighterIn(state, event).scared = true
      armyIn(state, event.seat).strength -= event.lost
      return
    case 'fighterRolledAgain':
      fighterIn(state, event).again.push(...event.dice)
      armyIn(state, event.seat).strength += sum(event.dice)
      return
    case 'strengthsSwapped': {
      const [one, other] = event.seats
      const strength = armyIn(state, one).strength
      armyIn(state, one).strength = armyIn(state, other).strength
      armyIn(state, other).strength = strength
      return
    }
    case 'treasureLost': {
      const army = armyIn(state, event.seat)
      army.treasure -= event.lost
      for (const fighter of army.fighters) fighter.found = 0
      return
    }
    case 'treasureAdded':
      armyIn(state, event.seat).treasure += event.added
      return
    case 'creaturesSafe':
      armyIn(state, event.seat).safe = true
      return
    case 'nothingLaid':
    case 'eventFizzled':
      return
    default:
      event satisfies never
  }
}

/** The card in front of a seat, face down or up; null for none. */
function lie({ battle }: Mutable<State>, seat: Seat, laid: Laid | null): void {
  if (battle !== null) put<Mutable<Laid> | null>(battle.laid, seat, laid)
}
