import type { Saying } from '#games/saying'
import { knows, peek } from '#kernel/secret'
import type { MagicEvent, TalkEvent } from '../events.ts'
import { hand, ward } from '../magic/cards.ts'
import { loggedTalk } from './log-talks.ts'
import { playedSaying } from './played.ts'
import { placeOf } from './targets.ts'
import { saying, spotNumber, teamIn, tokenOf, tokensIn } from './things.ts'

/** Objects in the log. What the Invisible Hand does is told nowhere, not even to its owner. */
export function loggedMagic(it: MagicEvent | TalkEvent): readonly Saying[] {
  const who = 'seat' in it ? { seat: it.seat } : ''
  switch (it.type) {
    case 'objectsReshuffled':
      return [saying('log.reshuffled')]
    case 'objectTaken':
      return knows(it.object)
        ? [saying('log.objectTaken', { who, card: { card: peek(it.object) } })]
        : [saying('log.objectTakenUnseen', { who })]
    case 'objectPlayed':
      return [playedSaying(it, null)]
    case 'objectCancelled':
      return [saying('log.cancelled', { who, ward: { card: ward }, card: { card: it.object } })]
    case 'dragonsSwapped': {
      const spots = it.spots.map(spot => placeOf(null, spot))
      return [saying('log.dragonsSwapped', { spots: { all: spots, joined: 'and' } })]
    }
    case 'thiefMuddled':
      return [saying('log.muddled', { who })]
    case 'tokenTaken':
      return [saying('log.tokenTaken', { who, token: tokenOf(it.token), spot: spotNumber(it.spot) })]
    case 'adventurerRecalled':
      return [saying('log.recalled', { who, card: { card: it.adventurer }, spot: spotNumber(it.spot) })]
    case 'adventurerMoved': {
      const [from, to] = [spotNumber(it.from), spotNumber(it.to)]
      return [saying('log.moved', { who, card: { card: it.adventurer }, from, to })]
    }
    case 'dragonStrengthened':
      return [saying('log.stronger', { spot: spotNumber(it.spot), by: it.by })]
    case 'dragonScried':
      return [saying('log.scried', { spot: spotNumber(it.spot), tokens: tokensIn(it.tokens) })]
    case 'cloakDonned':
      return [saying('log.cloaked', { who })]
    case 'awoke':
      return [saying('log.ready', { who, team: teamIn(it.adventurers), n: it.adventurers.length })]
    case 'handCaught': {
      const caught = { who, thief: { seat: it.thief }, card: { card: hand }, spot: spotNumber(it.spot) }
      return it.back
        ? [saying('log.caught', { ...caught, token: tokenOf(it.token) })]
        : [saying('log.caughtTooLate', caught)]
    }
    case 'callMissed':
      return [saying('log.callMissed', { who, spot: spotNumber(it.spot) })]
    case 'handSpent':
      return [saying('log.handSpent', { who, card: { card: hand } })]
    case 'sealedInWindow':
    case 'bladeWhetted':
    case 'objectDiscarded':
    case 'tokenVanished':
      return []
    default:
      return loggedTalk(it)
  }
}
