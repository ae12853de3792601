import { deckOf, drawn, remove, reshuffled } from '#games/pieces/deck'
import type { Mutable } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import { of, put, type Seat } from '#kernel/seat'
import { both, openToAll } from '#kernel/secret'
import { backs, type CardId } from './cards/index.ts'
import type { DwarvesEvent } from './events.ts'
import { evolveBattle } from './evolve-battle.ts'
import { options } from './options.ts'
import { discard, goAway, join, leaveHand } from './rules/changes.ts'
import type { State } from './types.ts'

const usual = defaultsOf(options)

export const blank = (): State => ({
  options: { ...usual },
  sides: [],
  decks: { creature: deckOf<CardId>([]), other: deckOf<CardId>([]) },
  turn: 0 as Seat,
  turns: 0,
  battle: null,
  battles: 0,
  stage: null,
  agenda: [],
  result: null,
})

/** Applies one event as one change. */
export function evolve(state: Mutable<State>, event: DwarvesEvent): void {
  switch (event.type) {
    case 'seated':
      state.options = event.options as Mutable<State['options']> // they never change
      state.sides = event.hands.map(hand => ({ hand, backs: { creature: 0, other: 0 }, groups: [], gold: 0 }))
      for (const back of backs) state.decks[back] = { ...event.decks[back], discards: [] }
      return
    case 'agendaSet':
      state.agenda = event.agenda.map(task => ({ ...task })) as Mutable<State['agenda']>
      return
    case 'stageOpened':
      state.stage = { ...event.stage } as Mutable<State['stage']>
      if (state.stage?.at === 'hands') state.stage.picks = [...state.stage.picks]
      return
    case 'stageClosed':
      state.stage = null
      return
    case 'handHeldOut':
      if (state.stage?.at === 'hands') put(state.stage.picks, event.seat, event.dirt)
      return
    case 'starterChosen':
      state.turn = event.seat
      return
    case 'deckReshuffled':
      return reshuffled(state.decks[event.deck])
    case 'cardDrawn': {
      const side = of(state.sides, event.seat)
      drawn(state.decks[event.deck], event.card)
      side.hand = both(side.hand, event.card, (hand, card) => [...hand, card])
      side.backs[event.deck]++
      return
    }
    case 'turnBegan':
      state.turn = event.seat
      state.turns++
      return
    case 'cardDiscarded':
      leaveHand(of(state.sides, event.seat), event.card)
      return discard(state, event.card)
    case 'creaturePlayed':
      leaveHand(of(state.sides, event.seat), event.kind)
      return join(of(state.sides, event.seat), event.kind)
    case 'creatureThawed':
      remove<CardId>(state.decks.creature.discards, event.kind)
      return join(of(state.sides, event.seat), event.kind)
    case 'creaturesLeft':
      return goAway(state, event)
    case 'abilityPlayed': {
      leaveHand(of(state.sides, event.seat), event.ability)
      const group = of(state.sides, event.on).groups.find(g => g.kind === event.kind)
      if (group !== undefined) group.ability = event.ability
      if (event.replaced !== null) discard(state, event.replaced)
      return
    }
    case 'handsShown':
      for (const [i, hand] of event.hands.entries()) of(state.sides, i as Seat).hand = openToAll([...hand])
      return
    case 'gameEnded':
      state.result = event.result as Mutable<State['result']>
      state.stage = null
      state.agenda = []
      return
    case 'dirtCompared':
    case 'turnPassedOver':
    case 'aversionFelt':
      return
    default:
      return evolveBattle(state, event)
  }
}
