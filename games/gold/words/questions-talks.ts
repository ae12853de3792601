import type { Saying } from '#games/saying'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { clocks } from '../rules/clocks.ts'
import type { Bargain, Kill, Offer, State } from '../types.ts'
import { dragonAt } from './targets.ts'
import { dealIn, saying, seatsIn, sentences, sharesIn, timeOf, tokensIn } from './things.ts'

/** The loot, the sand, and every offer with its acceptances. */
export function bargaining(view: State): Saying {
  const { kill, bargain } = view
  const dragon = dragonAt(view, kill?.spot ?? -1)
  if (kill === null || bargain === null || dragon === undefined) return saying('questions.share')
  const { sand } = clocks[view.options.clock]
  const over = { dragon: { card: dragon }, party: seatsIn(kill.party), loot: tokensIn(kill.loot) }
  return sentences([
    bargain.bell === null || sand === null
      ? saying('questions.bargainNoSand', over)
      : saying('questions.bargainSand', { ...over, time: timeOf(sand) }),
    ...bargain.offers.map(offer => offered(offer, kill, bargain)),
    ...(bargain.closing === null ? [] : [saying('questions.closing', { number: bargain.closing.number })]),
    ...(kill.silenced === null ? [] : [saying('log.silenced', { who: { seat: kill.silenced } })]),
  ])
}

function offered({ number, by, shares }: Offer, { party }: Kill, { accepts }: Bargain): Saying {
  const accepting = accepts.flatMap((accepted, i) => (accepted === number ? [i] : []))
  const offer = { number, who: { seat: by }, shares: sharesIn(party, shares) }
  return accepting.length === 0
    ? saying('questions.offerAlone', offer)
    : saying('questions.offer', { ...offer, accepting: seatsIn(accepting) })
}

/** The player's own hoard, and the offers to them. */
export function trading({ market, sides, options }: State, seat: Seat): Saying {
  const { sand } = clocks[options.clock]
  const mine = (market?.offers ?? []).filter(offer => offer.by !== seat && offer.partners.includes(seat))
  return sentences([
    sand === null ? saying('questions.market') : saying('questions.marketFor', { time: timeOf(sand) }),
    saying('questions.have', { hoard: tokensIn(peek(of(sides, seat).hoard)) }),
    ...mine.map(({ number, by, deal }) =>
      saying('questions.trade', { number, who: { seat: by }, deal: dealIn(peek(deal)) }),
    ),
  ])
}
