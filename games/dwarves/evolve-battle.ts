import { without } from '#games/pieces/deck'
import { sealedWith } from '#games/pieces/sealing'
import type { Draft } from '#kernel/game'
import { of, put, type Seat } from '#kernel/seat'
import { both, map, shown } from '#kernel/secret'
import type { Kind } from './cards/creatures.ts'
import { discard, goAway, leaveHand, paySpoils } from './changes.ts'
import type { BattleEvent } from './log.ts'
import type { Army, Battle, Fighter, State } from './types.ts'

/** What happens in a battle: to the whole table, or to the battle alone. */
export function evolveBattle(state: Draft<State>, event: BattleEvent): void {
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
    case 'sealedInWindow':
      if (state.stage?.at === 'window') state.stage.sealed = sealedWith(state.stage.sealed, event.what)
      return
    case 'cardLaid': {
      const side = of(state.sides, event.seat)
      side.hand = both(side.hand, event.card, (hand, card) => without(hand, card))
      break
    }
    case 'cardsTurnedUp':
      for (const { seat, back } of event.cards) of(state.sides, seat).backs[back]--
      break
    case 'eventCancelled':
      if (event.from === 'hand') leaveHand(of(state.sides, event.seat), 'forgetIt')
      discard(state, 'forgetIt')
      break
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
    case 'creatureFell':
      goAway(state, event)
      break
    case 'bluffReturned': {
      const side = of(state.sides, event.seat)
      side.hand = map(side.hand, hand => [...hand, event.card])
      side.backs[event.back]++
      break
    }
    case 'battleEnded':
      for (const card of event.cards) discard(state, card)
      discard(state, event.battle)
      state.battle = null
      return
  }
  if (state.battle !== null) inBattle(state.battle, event)
}

function inBattle(battle: Draft<Battle>, event: BattleEvent): void {
  switch (event.type) {
    case 'fightersSent':
      return put<Draft<Army> | null>(battle.armies, event.seat, armyOf(event.kinds))
    case 'creatureRolled': {
      const [army, fighter] = at(battle, event)
      fighter.dice = [...event.dice]
      fighter.found = event.found
      army.strength += sum(event.dice)
      army.treasure += event.found
      return
    }
    case 'dieRerolled': {
      const [army, fighter] = at(battle, event)
      fighter.dice[fighter.dice.indexOf(event.from)] = event.to
      army.strength += event.to - event.from
      army.treasure += event.found - fighter.found
      fighter.found = event.found
      return
    }
    case 'cardLaid':
      return put<Draft<Battle['laid'][0]>>(battle.laid, event.seat, { card: event.card, back: event.back })
    case 'cardsTurnedUp':
      for (const { seat, card, back } of event.cards)
        put<Draft<Battle['laid'][0]>>(battle.laid, seat, { card: shown(card), back })
      return
    case 'eventPlayed':
      battle.playing = { seat: event.seat, event: event.event, target: event.target, cancelled: false }
      return
    case 'eventCancelled':
      if (event.from === 'laid') put(battle.laid, event.seat, null)
      if (battle.playing !== null) battle.playing.cancelled = true
      return
    case 'eventDone':
      battle.playing = null
      return
    case 'pocketsEyed':
      battle.thieves.push(event.seat)
      return
    case 'fighterScared': {
      const [army, fighter] = at(battle, event)
      fighter.scared = true
      army.strength -= event.lost
      return
    }
    case 'fighterRolledAgain': {
      const [army, fighter] = at(battle, event)
      fighter.again = [...fighter.again, ...event.dice]
      army.strength += sum(event.dice)
      return
    }
    case 'strengthsSwapped': {
      const [one, other] = event.seats.map(seat => armyIn(battle, seat)) as [Draft<Army>, Draft<Army>]
      const strength = one.strength
      one.strength = other.strength
      other.strength = strength
      return
    }
    case 'treasureLost': {
      const army = armyIn(battle, event.seat)
      army.treasure -= event.lost
      for (const fighter of army.fighters) fighter.found = 0
      return
    }
    case 'treasureAdded':
      armyIn(battle, event.seat).treasure += event.added
      return
    case 'creaturesSafe':
      armyIn(battle, event.seat).safe = true
      return
    case 'battleWon':
      battle.winners = [...event.winners]
      return
    case 'creatureFell': {
      const { fighters } = armyIn(battle, event.seat)
      fighters.splice(
        fighters.findIndex(fighter => fighter.kind === event.kind),
        1,
      )
      return
    }
    case 'bluffReturned':
      return put(battle.laid, event.seat, null)
  }
}

const sum = (dice: readonly number[]): number => dice.reduce((n, pips) => n + pips, 0)

const armyOf = (kinds: readonly Kind[]): Draft<Army> => ({
  fighters: kinds.map(kind => ({ kind, dice: [], found: 0, again: [], scared: false })),
  strength: 0,
  treasure: 0,
  safe: false,
  spoils: 0,
})

function armyIn({ armies }: Draft<Battle>, seat: Seat): Draft<Army> {
  const army = of(armies, seat)
  if (army === null) throw new RangeError(`seat ${seat} sits out`)
  return army
}

function at(
  battle: Draft<Battle>,
  { seat, fighter }: { readonly seat: Seat; readonly fighter: number },
): readonly [Draft<Army>, Draft<Fighter>] {
  const army = armyIn(battle, seat)
  const one = army.fighters[fighter]
  if (one === undefined) throw new RangeError(`seat ${seat} has no fighter ${fighter}`)
  return [army, one]
}
