import type { Saying } from '#games/saying'
import { knows, peek } from '#kernel/secret'
import { size } from '../cards/tokens.ts'
import type { TalkEvent } from '../events.ts'
import { dealIn, given, heapName, saying, seatsIn, sharesIn, timeOf, tokensIn } from './things.ts'

/** Bargains, heaps and the Market in the log. */
export function loggedTalk(it: TalkEvent): readonly Saying[] {
  if (it.type === 'tradeDone') return traded(it)
  const line = sentence(it)
  return line === null ? [] : [line]
}

function sentence(it: Exclude<TalkEvent, { type: 'tradeDone' }>): Saying | null {
  const who = 'seat' in it ? { seat: it.seat } : ''
  switch (it.type) {
    case 'sandRan': {
      const bargain = { party: seatsIn(it.party), loot: tokensIn(it.loot) }
      return it.seconds === null
        ? saying('log.bargain', bargain)
        : saying('log.bargainFor', { ...bargain, time: timeOf(it.seconds) })
    }
    case 'claimed':
      return size(it.wants) === 0
        ? saying('log.wantsNothing', { who })
        : saying('log.wants', { who, tokens: tokensIn(it.wants) })
    case 'waived':
      return size(it.waives) === 0
        ? saying('log.waivesNothing', { who })
        : saying('log.waives', { who, tokens: tokensIn(it.waives) })
    case 'offerMade':
      return saying('log.offer', { number: it.number, who, shares: sharesIn(it.party, it.shares) })
    case 'offerAccepted':
    case 'tradeAccepted':
      return saying('log.accepts', { who, number: it.number })
    case 'acceptanceWithdrawn':
      return saying('log.acceptanceWithdrawn', { who })
    case 'offerWithdrawn':
      return saying('log.offerWithdrawn', { who })
    case 'tradeWithdrawn':
      return saying(it.what === 'offer' ? 'log.offerWithdrawn' : 'log.acceptanceWithdrawn', { who })
    case 'dealRefused':
      return saying('log.noDeal', { who })
    case 'said':
      return saying('log.says', { who, phrase: saying(`phrases.${it.phrase}`) })
    case 'offersFrozen':
      return saying('log.frozen')
    case 'closingBegan':
      return saying('log.closing', { number: it.number })
    case 'closingStopped':
      return saying('log.closingStopped')
    case 'dealStruck':
      return it.shares.length === 1 ? null : saying('log.divided')
    case 'talksFailed':
      return saying(`log.failed.${it.why}`)
    case 'partyShrank':
      return saying('log.partyShrank', { party: seatsIn(it.party) })
    case 'heapsMade': {
      const all = it.heaps.map((heap, i) => saying('heapOf', { heap: heapName(i), tokens: tokensIn(heap) }))
      return saying('log.heaps', { who, heaps: { all, joined: 'semicolons' } })
    }
    case 'heapChosen':
      return saying('log.heapTaken', { who, heap: heapName(it.heap) })
    case 'marketOpened':
      return saying('log.marketOpened')
    case 'marketClosed':
      return saying('log.marketClosed')
    case 'tradeOffered': {
      const trade = { number: it.number, who, partners: seatsIn(it.partners.filter(seat => seat !== it.seat)) }
      return knows(it.deal)
        ? saying('log.tradeKnown', { ...trade, deal: dealIn(peek(it.deal)) })
        : saying('log.trade', trade)
    }
    case 'saidDone':
      return saying('log.done', { who })
    case 'sharesSwapped':
      return saying('log.sharesSwapped', { seats: seatsIn(it.seats) })
    case 'sandStopped':
      return saying('log.sandStopped')
    case 'sandTurned':
      return it.left === null ? saying('log.sandTurned') : saying('log.sandTurnedFor', { time: timeOf(it.left / 1000) })
    case 'seatSilenced':
      return saying('log.silenced', { who })
  }
}

/** Anyone but the partners is only told how many tokens went where. */
function traded({ deal, moved, lapsed }: Extract<TalkEvent, { type: 'tradeDone' }>): readonly Saying[] {
  const seen = moved.map(({ from, to, count }) => given(from, to, { thing: 'token', n: count }))
  const went = knows(deal) ? dealIn(peek(deal)) : ({ all: seen, joined: 'semicolons' } as const)
  return [
    saying('log.traded', { deal: went }),
    ...(lapsed.length === 0 ? [] : [saying('log.lapsed', { numbers: { all: lapsed, joined: 'and' } })]),
  ]
}
