import { duration, listed, numbered, type Who } from '#games/pieces/english'
import { knows, peek } from '#kernel/secret'
import type { TalkEvent } from '../events.ts'
import { size } from '../tokens.ts'
import { dealText, givenText, heapName, hoardText, phraseTexts, sharesText } from './en.ts'

/** Bargains, heaps and the Market in the log. */
export function tellTalk(it: TalkEvent, who: Who): string | null {
  switch (it.type) {
    case 'sandRan':
      return `${listed(it.party.map(who))} bargain over ${hoardText(it.loot)}${
        it.seconds === null ? '' : ` for ${duration(it.seconds)}`
      }.`
    case 'claimed':
      return `${who(it.seat)} wants ${size(it.wants) === 0 ? 'nothing in particular' : hoardText(it.wants)}.`
    case 'waived':
      return size(it.waives) === 0
        ? `${who(it.seat)} would take anything.`
        : `${who(it.seat)} does not want ${hoardText(it.waives)}.`
    case 'offerMade':
      return `Offer ${it.number} by ${who(it.seat)}: ${sharesText(it.party, it.shares, who)}.`
    case 'offerAccepted':
    case 'tradeAccepted':
      return `${who(it.seat)} accepts offer ${it.number}.`
    case 'acceptanceWithdrawn':
      return withdrawn('acceptance', who(it.seat))
    case 'offerWithdrawn':
      return withdrawn('offer', who(it.seat))
    case 'tradeWithdrawn':
      return withdrawn(it.what, who(it.seat))
    case 'dealRefused':
      return `${who(it.seat)} says “no deal”.`
    case 'said':
      return `${who(it.seat)}: “${phraseTexts[it.phrase]}”`
    case 'offersFrozen':
      return 'The sand is nearly through: no more offers.'
    case 'closingBegan':
      return `Offer ${it.number} has all the voices it needs: the last moment to step back.`
    case 'closingStopped':
      return 'Somebody steps back: no deal yet.'
    case 'dealStruck':
      return it.shares.length === 1 ? null : 'The loot is divided.'
    case 'talksFailed':
      return it.why === 'sand' ? 'The sand has run out without a deal.' : 'Nobody wants a deal.'
    case 'partyShrank':
      return `Of the party are left: ${listed(it.party.map(who))}.`
    case 'heapsMade':
      return `${who(it.seat)}'s heaps: ${it.heaps.map((heap, i) => `${heapName(i)} ${hoardText(heap)}`).join('; ')}.`
    case 'heapChosen':
      return `${who(it.seat)} takes heap ${heapName(it.heap)}.`
    case 'marketOpened':
      return '— The Market opens: trade what is behind your screens —'
    case 'marketClosed':
      return '— The Market closes —'
    case 'tradeOffered': {
      const others = listed(it.partners.filter(seat => seat !== it.seat).map(who))
      const open = knows(it.deal) ? `: ${dealText(peek(it.deal), who)}` : ''
      return `Offer ${it.number} by ${who(it.seat)} to ${others}${open}.`
    }
    case 'tradeDone': {
      const moved = it.moved.map(({ from, to, count }) => givenText(from, to, numbered(count, 'token'), who))
      const lapsed = it.lapsed.length === 0 ? '' : ` Lapsed: offer ${listed(it.lapsed.map(String))}.`
      return `Trade: ${knows(it.deal) ? dealText(peek(it.deal), who) : moved.join('; ')}.${lapsed}`
    }
    case 'saidDone':
      return `${who(it.seat)} is done.`
    case 'sharesSwapped':
      return `The shares of ${listed(it.seats.map(who))} are exchanged.`
    case 'sandStopped':
      return 'The sand stands still.'
    case 'sandTurned':
      return `The sand begins anew${it.left === null ? '' : `: ${duration(it.left / 1000)}`}.`
    case 'seatSilenced':
      return `${who(it.seat)} need not agree, but must get a token.`
  }
}

const withdrawn = (what: 'offer' | 'acceptance', name: string): string =>
  what === 'offer' ? `${name} takes the offer back.` : `${name} no longer accepts.`
