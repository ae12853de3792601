import { GAME, type Note, type Scribe } from '#games/almanac'
import { of, type Seat } from '#kernel/seat'
import { sharesOfWin } from '#kernel/winners'
import { canceller } from '../cards/events.ts'
import { type CardId, isEvent } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import { countOf, diceOnSide } from '../rules/groups.ts'
import type { State } from '../types.ts'
import { Stays } from './stays.ts'

/** Cards of a seat whose luck in the next battle, or in the game, is still to be seen. */
interface Owned {
  readonly card: CardId
  readonly seat: Seat
  /** Of a creature: how many of its kind stand there with it, itself included. */
  readonly group?: number
}

/** Groups of this many and more are counted together. */
const MANY = 4

/** How long creatures stay, what battles pay, which events get through, and who wins in the end. */
export const scribe: Scribe<State, DwarvesEvent> = () => {
  const stays = new Stays()
  const owned: Owned[] = []
  let waiting: Owned[] = []
  let laid: Owned[] = []
  let paid = new Map<Seat, number>()
  let first: readonly Seat[] = []
  const started = new Map<Seat, number>()

  const own = (card: CardId, seat: Seat, more: Pick<Owned, 'group'> = {}): void => {
    owned.push({ card, seat })
    waiting.push({ card, seat, ...more })
  }
  const won = (winners: readonly Seat[], { battle, sides }: State, note: Note): void => {
    if (battle === null) return
    const fighting = battle.armies.filter(army => army !== null).length
    const starterWins = winners.includes(battle.starter) ? 1 / winners.length : 0
    const dice = sides.map(diceOnSide)
    const rank = 1 + dice.filter(n => n > (dice[battle.starter] ?? 0)).length
    for (const card of [battle.card, GAME]) {
      note(card, 'starterWins', starterWins)
      note(card, 'starterWins', starterWins, rank)
      note(card, 'fighting', fighting)
      note(card, 'tied', Number(winners.length > 1))
    }
    const strongest = dice.indexOf(Math.max(...dice))
    note(GAME, 'mostDiceWins', winners.some(seat => seat === strongest) ? 1 / winners.length : 0)
    for (const { card, seat, group } of waiting) {
      note(card, 'nextBattle', Number(winners.includes(seat)))
      if (group !== undefined) note(card, 'nextBattle', Number(winners.includes(seat)), group)
    }
    for (const { card, seat } of laid) note(card, 'battle', Number(winners.includes(seat)))
    waiting = []
    laid = []
  }
  const payout = (battle: CardId, starter: Seat | undefined, note: Note): void => {
    const all = [...paid.values()].reduce((sum, gold) => sum + gold, 0)
    note(battle, 'paid', all)
    note(GAME, 'paid', all)
    if (starter !== undefined) note(battle, 'toStarter', paid.get(starter) ?? 0)
  }

  return (event, state, note) => {
    const round = state.turns / Math.max(1, state.sides.length)
    switch (event.type) {
      case 'creaturePlayed':
      case 'creatureThawed':
        stays.came(event.seat, event.kind, round)
        return own(event.kind, event.seat, {
          group: Math.min(MANY, 1 + countOf(of(state.sides, event.seat), event.kind)),
        })
      case 'creaturesLeft':
        return stays.went(event, round, 'left', note)
      case 'creatureFell':
        return stays.went(event, round, 'fell', note)
      case 'abilityPlayed':
        note(event.ability, 'onOwn', Number(event.on === event.seat))
        note(event.ability, 'group', event.count)
        return own(event.ability, event.seat)
      case 'creatureRolled':
        note(
          event.kind,
          'rolled',
          event.dice.reduce((sum, die) => sum + die, 0),
        )
        return note(event.kind, 'found', event.found)
      case 'battlePlayed':
        paid = new Map()
        started.set(event.seat, (started.get(event.seat) ?? 0) + 1)
        owned.push({ card: event.battle, seat: event.seat })
        return
      case 'cardsTurnedUp':
        for (const { card, seat } of event.cards) {
          note(GAME, 'bluff', Number(!isEvent(card)))
          if (!isEvent(card)) continue
          laid.push({ card, seat })
          owned.push({ card, seat })
        }
        return
      case 'eventFizzled':
        return note(event.event, 'fizzled', 1)
      case 'eventCancelled':
        if (event.from === 'hand') owned.push({ card: canceller, seat: event.seat })
        return note(canceller, 'fromHand', Number(event.from === 'hand'))
      case 'eventDone': {
        const playing = state.battle?.playing ?? null
        if (playing === null) return
        note(playing.event, 'fizzled', 0)
        return note(playing.event, 'cancelled', Number(playing.cancelled))
      }
      case 'battleWon':
        if (first.length === 0) first = event.winners
        return won(event.winners, state, note)
      case 'spoilsPaid':
        paid.set(event.seat, (paid.get(event.seat) ?? 0) + event.treasure + event.award)
        return
      case 'battleEnded':
        return payout(event.battle, state.battle?.starter, note)
      case 'gameEnded': {
        const wins = sharesOfWin(event.result.ranking)
        stays.end(round, note)
        for (const { card, seat } of owned) note(card, 'wins', wins[seat] ?? 0)
        for (const [seat, share] of wins.entries())
          note(GAME, share > 0 ? 'startedByWinner' : 'startedByRest', started.get(seat as Seat) ?? 0)
        if (first.length === 1) note(GAME, 'firstBattleWins', wins[first[0] ?? -1] ?? 0)
        note(GAME, 'rounds', round)
        note(GAME, 'battles', state.battles)
        note(GAME, 'suddenDeath', Number(event.why === 'sudden death'))
        return
      }
    }
  }
}
