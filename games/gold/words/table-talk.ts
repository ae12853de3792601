import { listed, type Who, whoIn } from '#games/pieces/english'
import type { Piece } from '#games/saying'
import { knows, peek } from '#kernel/secret'
import { type Hoard, size } from '../cards/tokens.ts'
import type { Bargain, Kill, Market, State } from '../types.ts'
import { nameOf, spoken } from './spoken.ts'
import { placeOf } from './targets.ts'
import { dealIn, heapName, saying, sharesIn, tokensIn } from './things.ts'

type Told = { readonly who: Who; readonly piece: (it: Piece) => string }

/** The current business on the table: objects just played, a bargain, heaps, the Market. */
export function talkLines(view: State, names: readonly string[]): readonly string[] {
  const { kill, bargain, market, played } = view
  const told: Told = {
    who: whoIn(names),
    piece: it => spoken(saying('questions.sentences', { sentences: it }), names),
  }
  return [
    ...(kill === null ? [] : killLines(view, kill, told)),
    ...(kill === null || bargain === null ? [] : bargainLines(kill, bargain, told)),
    ...(market === null ? [] : marketLines(market, told)),
    ...played.map(({ seat, object }) => `  on the table: ${nameOf(object)}, by ${told.who(seat)}`),
  ]
}

function killLines(view: State, kill: Kill, { who, piece }: Told): readonly string[] {
  const { spot, loot, shares, party, heaps, silenced } = kill
  if (size(loot) === 0) return []
  if (shares !== null) return [`  The deal: ${piece(sharesIn(party, shares))}`]
  return [
    `  The loot of ${piece(placeOf(view, spot))} for ${listed(party.map(who))}: ${piece(tokensIn(loot))}`,
    ...(silenced === null ? [] : [`    ${who(silenced)} need not agree, but must get a token`]),
    ...(heaps ?? []).map(
      ({ tokens, owner }, i) =>
        `    heap ${piece(heapName(i))}: ${piece(tokensIn(tokens))}${owner === null ? '' : ` · ${who(owner)}`}`,
    ),
  ]
}

function bargainLines({ party }: Kill, bargain: Bargain, { who, piece }: Told): readonly string[] {
  const sign = (says: string, hoard: Hoard | undefined): readonly string[] =>
    hoard === undefined || size(hoard) === 0 ? [] : [`${says} ${piece(tokensIn(hoard))}`]
  return [
    ...bargain.offers.map(
      ({ number, by, shares }) =>
        `    offer ${number} by ${who(by)}: ${piece(sharesIn(party, shares))} · ${accepting(bargain, number, who)}`,
    ),
    ...party.flatMap(seat => {
      const signs = [
        ...sign('wants', bargain.wants[seat]),
        ...sign('does not want', bargain.waives[seat]),
        ...(bargain.refuses[seat] ? ['says “no deal”'] : []),
      ]
      return signs.length === 0 ? [] : [`    ${who(seat)} ${signs.join(' · ')}`]
    }),
    ...(bargain.frozen ? ['    no more offers: the sand is nearly through'] : []),
  ]
}

/** `accepted by Ben and Cleo`. */
function accepting({ accepts }: Pick<Bargain, 'accepts'>, number: number, who: Who): string {
  const seats = accepts.flatMap((accepted, seat) => (accepted === number ? [who(seat)] : []))
  return seats.length === 0 ? 'accepted by nobody yet' : `accepted by ${listed(seats)}`
}

function marketLines(market: Market, { who, piece }: Told): readonly string[] {
  const done = market.done.flatMap((isDone, seat) => (isDone ? [who(seat)] : []))
  return [
    `  The Market is open${done.length === 0 ? '' : ` · done: ${listed(done)}`}`,
    ...market.offers.map(({ number, by, partners, deal }) => {
      const others = listed(partners.filter(seat => seat !== by).map(who))
      const open = knows(deal) ? `: ${piece(dealIn(peek(deal)))}` : ''
      return `    offer ${number} by ${who(by)} to ${others}${open} · ${accepting(market, number, who)}`
    }),
  ]
}
