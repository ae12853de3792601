import { listed, type Who } from '#games/pieces/english'
import { knows, peek } from '#kernel/secret'
import type { MagicEvent, TalkEvent } from '../events.ts'
import { adventurerNames, hoardText, objectNames, spotName, tokenText } from './en.ts'
import { tellTalk } from './talks.ts'
import { meaningOf, plainNaming, targetText } from './targets.ts'

/** Objects in the log. What the Invisible Hand does is told nowhere, not even to its owner. */
export function tellMagic(it: MagicEvent | TalkEvent, who: Who): string | null {
  switch (it.type) {
    case 'objectsReshuffled':
      return 'The used objects are shuffled and become the pile.'
    case 'objectTaken':
      return `${who(it.seat)} takes ${knows(it.object) ? `the ${objectNames[peek(it.object)]}` : 'an object'}.`
    case 'objectPlayed': {
      const target = targetText(it.target, { ...plainNaming(who), ...meaningOf(it.object) })
      return `${who(it.seat)} plays the ${objectNames[it.object]}${it.target === 'yes' ? '' : `: ${target}`}.`
    }
    case 'objectCancelled':
      return `${who(it.seat)}'s Wardstone cancels the ${objectNames[it.object]}.`
    case 'dragonsSwapped':
      return `The dragons on ${listed(it.spots.map(spotName))} change places.`
    case 'thiefMuddled':
      return `${who(it.seat)} will pick what the thief gets.`
    case 'tokenTaken':
      return `${who(it.seat)} takes ${tokenText(it.token)} from ${spotName(it.spot)}.`
    case 'adventurerRecalled':
      return `${who(it.seat)}'s ${adventurerNames[it.adventurer]} goes home from ${spotName(it.spot)} and rests.`
    case 'adventurerMoved':
      return `${who(it.seat)}'s ${adventurerNames[it.adventurer]} goes from ${spotName(it.from)} to ${spotName(it.to)}.`
    case 'dragonStrengthened':
      return `The dragon on ${spotName(it.spot)} is ${it.by} stronger.`
    case 'dragonScried':
      return `The dragon on ${spotName(it.spot)} hid ${hoardText(it.tokens)}, now for all to see.`
    case 'cloakDonned':
      return `No thief may rob ${who(it.seat)} at this kill.`
    case 'awoke':
      return `${who(it.seat)}'s ${listed(it.adventurers.map(a => adventurerNames[a]))} ${it.adventurers.length === 1 ? 'is' : 'are'} ready.`
    case 'handCaught': {
      const back = it.back ? `${tokenText(it.token)} goes back` : 'but the token is gone'
      return `Caught! ${who(it.seat)} sees ${who(it.thief)}'s Invisible Hand on ${spotName(it.spot)}: ${back}.`
    }
    case 'callMissed':
      return `${who(it.seat)} calls “Caught!” on ${spotName(it.spot)}, wrongly, and may not call for a while.`
    case 'handSpent':
      return `${who(it.seat)} has used the Invisible Hand three times and discards it.`
    case 'sealedInWindow':
    case 'bladeWhetted':
    case 'objectDiscarded':
    case 'tokenVanished':
      return null
    default:
      return tellTalk(it, who)
  }
}
