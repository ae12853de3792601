import type { Mutable } from '#kernel/game'
import { of, put, type Seat } from '#kernel/seat'
import type { Kind } from './cards/kinds.ts'
import type { BattleEvent, DiplomacyEvent } from './events.ts'
import { evolveDiplomacy } from './evolve-diplomacy.ts'
import { armyIn, discard, fighterIn, goAway, leaveHand, paySpoils, sum } from './rules/changes.ts'
import type { Army, State } from './types.ts'

/** Fighters, dice and spoils. */
export function evolveBattle(state: Mutable<State>, event: BattleEvent | DiplomacyEvent): void {
  switch (event.type) {
    case 'battlePlayed':
      leaveHand(of(state.sides, event.seat), event.battle)
      state.battles++
      state.battle = {
        card: event.battle,
        starter: event.seat,
        armies: state.sides.map(() => null),
        laid: state.sides.map(() => null),
        playing: null,
        thieves: [],
        winners: [],
      }
      return
    case 'fightersSent':
      if (state.battle !== null) put<Mutable<Army> | null>(state.battle.armies, event.seat, newArmy(event.kinds))
      return
    case 'creatureRolled': {
      const [army, fighter] = [armyIn(state, event.seat), fighterIn(state, event)]
      fighter.dice = [...event.dice]
      fighter.found = event.found
      army.strength += sum(event.dice)
      army.treasure += event.found
      return
    }
    case 'dieRerolled': {
      const [army, fighter] = [armyIn(state, event.seat), fighterIn(state, event)]
      fighter.dice[fighter.dice.indexOf(event.from)] = event.to
      army.strength += event.to - event.from
      army.treasure += event.found - fighter.found
      fighter.found = event.found
      return
    }
    case 'battleWon':
      if (state.battle !== null) state.battle.winners = [...event.winners]
      return
    case 'spoilsPaid':
      return paySpoils(state, event.seat, event.treasure + event.award)
    case 'goldGiven':
      for (const [to, amount] of event.to.entries()) {
        paySpoils(state, event.seat, -amount)
        of(state.sides, to as Seat).gold += amount
      }
      return
    case 'goldTaken':
      paySpoils(state, event.from, -event.amount)
      of(state.sides, event.seat).gold += event.amount
      return
    case 'creatureFell': {
      const { fighters } = armyIn(state, event.seat)
      fighters.splice(
        fighters.findIndex(fighter => fighter.kind === event.kind),
        1,
      )
      return goAway(state, event)
    }
    case 'battleEnded':
      for (const card of event.cards) discard(state, card)
      discard(state, event.battle)
      state.battle = null
      return
    case 'satOut':
      return
    default:
      return evolveDiplomacy(state, event)
  }
}

const newArmy = (kinds: readonly Kind[]): Mutable<Army> => ({
  fighters: kinds.map(kind => ({ kind, dice: [], found: 0, again: [], scared: false })),
  strength: 0,
  treasure: 0,
  safe: false,
  spoils: 0,
})
