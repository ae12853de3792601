import { drawn, reshuffled, without } from '#games/pieces/deck'
import { sealedWith } from '#games/pieces/sealing'
import type { Mutable } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { both, map } from '#kernel/secret'
import { minus, one, plus } from './cards/tokens.ts'
import type { MagicEvent, TalkEvent } from './events.ts'
import { evolveTalks } from './evolve-talks.ts'
import type { ObjectId } from './magic/cards.ts'
import { awake, draw, gain, goHome, leaveDragon } from './rules/changes.ts'
import type { Side, State } from './types.ts'

/** How objects and their windows change the state. */
export function evolveMagic(state: Mutable<State>, event: MagicEvent | TalkEvent): void {
  switch (event.type) {
    case 'sealedInWindow':
      if (state.stage?.at === 'window') state.stage.sealed = sealedWith(state.stage.sealed, event.what)
      return
    case 'objectsReshuffled':
      return reshuffled(state.objects)
    case 'objectTaken': {
      const side = of(state.sides, event.seat)
      drawn(state.objects, event.object)
      side.hand = both(side.hand, event.object, (hand, object) => [...hand, object])
      side.cards++
      return
    }
    case 'objectPlayed': {
      const { seat, object, target } = event
      giveUp(of(state.sides, seat), object)
      state.played.push({ seat, object, target, cancelled: false })
      return
    }
    case 'objectCancelled': {
      const beneath = state.played.at(-2)
      if (beneath !== undefined) beneath.cancelled = true
      return
    }
    case 'objectDiscarded':
      state.played.pop()
      state.objects.discards.push(event.object)
      return
    case 'dragonsSwapped': {
      const [left, right] = event.spots
      const there = state.row[left] ?? null
      state.row[left] = state.row[right] ?? null
      state.row[right] = there
      return
    }
    case 'thiefMuddled':
      if (state.kill?.theft) state.kill.theft.muddled = true
      return
    case 'tokenTaken': {
      const lair = state.row[event.spot]
      if (lair) lair.tokens = { ...minus(lair.tokens, one(event.token)) }
      return gain(of(state.sides, event.seat), one(event.token))
    }
    case 'adventurerRecalled':
      return goHome(state, event.seat, event.adventurer)
    case 'adventurerMoved':
      leaveDragon(state, event.seat, event.adventurer)
      state.attackers[event.to]?.push({ seat: event.seat, adventurer: event.adventurer, blade: null })
      return
    case 'bladeWhetted':
      state.whetted = true
      return
    case 'dragonStrengthened': {
      const lair = state.row[event.spot]
      if (lair) lair.draught += event.by
      return
    }
    case 'dragonScried': {
      const lair = state.row[event.spot]
      if (lair) {
        lair.tokens = { ...plus(lair.tokens, event.tokens) }
        lair.scried = true
      }
      return draw(state, event.tokens)
    }
    case 'cloakDonned':
      state.kill?.cloaked.push(event.seat)
      return
    case 'awoke':
      return awake(of(state.sides, event.seat), event.adventurers)
    case 'tokenVanished': {
      const lair = state.row[event.spot]
      if (!lair) return
      const { dragon } = lair
      lair.tokens = { ...minus(lair.tokens, one(event.token)) }
      state.vanished = event.slip
      for (const [i, took] of event.took.entries()) {
        const side = of(state.sides, i as Seat)
        side.hoard = both(side.hoard, took, (hoard, mine) => (mine ? plus(hoard, one(event.token)) : hoard))
        side.robbed = both(side.robbed, took, (robbed, mine) => (mine ? [...robbed, dragon] : robbed))
      }
      return
    }
    case 'handCaught': {
      const thief = of(state.sides, event.thief)
      const lair = state.row[event.spot]
      if (event.back && lair) {
        thief.hoard = map(thief.hoard, hoard => minus(hoard, one(event.token)))
        lair.tokens = { ...plus(lair.tokens, one(event.token)) }
      }
      state.vanished = map(state.vanished, () => null)
      return spendHand(state, thief)
    }
    case 'callMissed':
      of(state.sides, event.seat).callsFrom = event.callsFrom
      return
    case 'handSpent':
      return spendHand(state, of(state.sides, event.seat))
    default:
      return evolveTalks(state, event)
  }
}

function giveUp(side: Mutable<Side>, object: ObjectId): void {
  side.hand = map(side.hand, hand => without(hand, object))
  side.cards--
}

function spendHand(state: Mutable<State>, side: Mutable<Side>): void {
  giveUp(side, 'invisibleHand')
  side.robbed = map(side.robbed, () => [])
  state.objects.discards.push('invisibleHand')
}
