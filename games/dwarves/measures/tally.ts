import type { Count } from '#games/boxed'
import { eventIds } from '../cards/events.ts'
import { isEvent } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import { roundOf } from '../rules/ending.ts'
import type { State } from '../types.ts'

/** Battles and their payouts, aversions, ties, thefts, bluffs, and the fate of each event. */
export function tally(): (event: DwarvesEvent, count: Count) => void {
  let starter = -1
  return (event, count) => {
    switch (event.type) {
      case 'seated':
        for (const name of ['goldPaid', 'tableWideAversions', 'ties', 'startersWon', 'bluffs', 'reshuffles'])
          count(name, 0)
        for (const id of eventIds) for (const what of ['laid', 'cancelled']) count(`events.${id}.${what}`, 0)
        return
      case 'deckReshuffled':
        return count('reshuffles')
      case 'aversionFelt':
        return count('tableWideAversions', event.wide ? 1 : 0)
      case 'battlePlayed':
        starter = event.seat
        return
      case 'battleWon':
        count('ties', event.winners.length > 1 ? 1 : 0)
        return count('startersWon', event.winners.some(seat => seat === starter) ? 1 : 0)
      case 'spoilsPaid':
        return count('goldPaid', event.treasure + event.award)
      case 'cardsTurnedUp':
        for (const { card } of event.cards)
          if (isEvent(card)) count(`events.${card}.laid`)
          else count('bluffs')
        return
      case 'eventCancelled':
        return count(`events.${event.event}.cancelled`)
    }
  }
}

export const measures = (state: State) => ({
  rounds: roundOf(state),
  turns: state.turns,
  battles: state.battles,
})
