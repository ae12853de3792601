import { deckOf, remove } from '#games/pieces/deck'
import type { Mutable } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import { of, type Seat } from '#kernel/seat'
import { both, nobody, openToAll } from '#kernel/secret'
import { adventurers } from './cards/adventurers.ts'
import { hoardOf, minus, noTokens, one, plus } from './cards/tokens.ts'
import type { GoldEvent } from './events.ts'
import { evolveMagic } from './evolve-magic.ts'
import type { ObjectId } from './magic/cards.ts'
import { options } from './options.ts'
import { awake, draw, gain, goHome } from './rules/changes.ts'
import type { Screen, Side, State } from './types.ts'

const usual = defaultsOf(options)

export const blank = (): State => ({
  options: { ...usual },
  sides: [],
  turn: 0 as Seat,
  turns: 0,
  skips: 0,
  windows: 0,
  bag: nobody(noTokens),
  inBag: 0,
  row: [null, null, null, null],
  attackers: [[], [], [], []],
  pile: [],
  slain: [],
  marketHeld: false,
  lost: noTokens,
  objects: deckOf<ObjectId>([]),
  boxed: [],
  played: [],
  whetted: false,
  vanished: nobody(null),
  kill: null,
  shown: 0,
  bargain: null,
  market: null,
  stage: null,
  agenda: [],
  result: null,
})

/** Applies one event as one change. */
export function evolve(state: Mutable<State>, event: GoldEvent): void {
  switch (event.type) {
    case 'seated':
      state.options = event.options as Mutable<State['options']> // they never change
      state.sides = event.screens.map(newSide)
      state.turn = event.first
      state.bag = event.bag
      state.inBag = event.inBag
      state.pile = [...event.pile]
      state.objects = { cards: event.objects, size: event.objectsLeft, discards: [] }
      state.boxed = [...event.boxed]
      return
    case 'agendaSet':
      state.agenda = event.agenda.map(task => ({ ...task }))
      return
    case 'stageOpened':
      state.stage = { ...event.stage } as Mutable<State['stage']>
      if (state.stage?.at === 'window') {
        state.stage.sealed = [...state.stage.sealed]
        if (state.stage.when === 'between turns') state.windows++
      }
      if (state.stage?.at === 'recall') state.stage.picks = [...state.stage.picks]
      return
    case 'stageClosed':
      state.stage = null
      return
    case 'dragonDrawn':
      remove(state.pile, event.dragon)
      state.row[event.spot] = { dragon: event.dragon, tokens: { ...event.tokens }, draught: 0, scried: false }
      return draw(state, event.tokens)
    case 'turnPassed':
      state.turn = event.seat
      return
    case 'turnBegan':
      state.turns++
      return awake(of(state.sides, event.seat), event.awoke)
    case 'turnSkipped':
      state.turns++
      state.skips++
      return
    case 'homePicked':
      if (state.stage?.at === 'recall') state.stage.picks[event.seat] = event.adventurer
      return
    case 'calledHome':
      state.skips = 0
      for (const { seat, adventurer } of event.picks) goHome(state, seat, adventurer)
      return
    case 'adventurerPlaced':
      state.skips = 0
      state.whetted = false
      of(state.sides, event.seat).team[event.adventurer] = 'away'
      state.attackers[event.spot]?.push({ seat: event.seat, adventurer: event.adventurer, blade: event.blade })
      return
    case 'dragonSlain': {
      const lair = state.row[event.spot]
      if (lair === null || lair === undefined) return
      state.kill = {
        spot: event.spot,
        by: event.by,
        party: [...event.party],
        loot: { ...lair.tokens },
        shares: null,
        silenced: null,
        cloaked: [],
        heaps: null,
        theft: null,
      }
      state.shown = event.shown
      lair.tokens = { ...noTokens }
      return
    }
    case 'hiddenDrawn':
      if (state.kill !== null) state.kill.loot = { ...plus(state.kill.loot, event.tokens) }
      return draw(state, event.tokens)
    case 'redClaimed': {
      if (state.kill === null) return
      const red = hoardOf({ red: event.red })
      state.kill.loot = { ...minus(state.kill.loot, red) }
      return gain(of(state.sides, event.seat), red)
    }
    case 'sharesTaken':
      for (const [i, seat] of event.party.entries()) gain(of(state.sides, seat), event.shares[i] ?? noTokens)
      if (state.kill !== null) state.kill.loot = { ...noTokens }
      return
    case 'lootLost':
      state.lost = { ...plus(state.lost, event.tokens) }
      if (state.kill !== null) state.kill.loot = { ...noTokens }
      return
    case 'victimNamed':
      if (state.kill !== null) state.kill.theft = { thief: event.seat, victim: event.victim, muddled: false }
      return
    case 'tokenStolen': {
      const [thief, victim] = [of(state.sides, event.seat), of(state.sides, event.victim)]
      victim.hoard = both(victim.hoard, event.token, (hoard, token) => minus(hoard, one(token)))
      thief.hoard = both(thief.hoard, event.token, (hoard, token) => plus(hoard, one(token)))
      if (state.kill !== null) state.kill.theft = null
      return
    }
    case 'theftFailed':
      if (state.kill !== null) state.kill.theft = null
      return
    case 'partyWentHome': {
      for (const { seat, adventurer } of state.attackers[event.spot] ?? [])
        of(state.sides, seat).team[adventurer] = 'resting'
      state.attackers[event.spot] = []
      const lair = state.row[event.spot]
      if (lair !== null && lair !== undefined) state.slain.push(lair.dragon)
      state.row[event.spot] = null
      state.kill = null
      return
    }
    case 'seatLeft': {
      const side = of(state.sides, event.seat)
      side.left = true
      for (const adventurer of adventurers) if (side.team[adventurer] === 'away') goHome(state, event.seat, adventurer)
      return
    }
    case 'screensLifted':
      for (const [i, hoard] of event.hoards.entries()) of(state.sides, i as Seat).hoard = openToAll(hoard)
      for (const [i, hand] of event.hands.entries()) of(state.sides, i as Seat).hand = openToAll([...hand])
      return
    case 'gameEnded':
      state.result = event.result as Mutable<State['result']>
      state.stage = null
      state.agenda = []
      return
    case 'gemsPaid':
      return
    default:
      return evolveMagic(state, event)
  }
}

const newSide = (screen: Screen): Mutable<Side> => ({
  ...screen,
  team: { knight: 'ready', dame: 'ready', thief: 'ready', wizard: 'ready' },
  callsFrom: 0,
  left: false,
})
