import { listed, type Who } from '#games/pieces/english'
import { knows, peek } from '#kernel/secret'
import { type Hoard, size } from '../tokens.ts'
import type { Bargain, Kill, Market, State } from '../types.ts'
import { dealText, heapName, hoardText, objectNames, sharesText } from './en.ts'
import { accepting, lootText } from './questions.ts'

/** What is talked about on the table now: objects just played, a bargain, heaps, the Market. */
export function talkLines(view: State, who: Who): readonly string[] {
  const { kill, bargain, market, played } = view
  return [
    ...(kill === null ? [] : killLines(view, kill, who)),
    ...(kill === null || bargain === null ? [] : bargainLines(kill, bargain, who)),
    ...(market === null ? [] : marketLines(market, who)),
    ...played.map(({ seat, object }) => `  on the table: ${objectNames[object]}, by ${who(seat)}`),
  ]
}

function killLines(view: State, kill: Kill, who: Who): readonly string[] {
  const { loot, shares, party, heaps, silenced } = kill
  if (size(loot) === 0) return []
  if (shares !== null) return [`  The deal: ${sharesText(party, shares, who)}`]
  return [
    `  ${lootText(view, kill, who)}`,
    ...(silenced === null ? [] : [`    ${who(silenced)} need not agree, but must get a token`]),
    ...(heaps ?? []).map(
      ({ tokens, owner }, i) =>
        `    heap ${heapName(i)}: ${hoardText(tokens)}${owner === null ? '' : ` · ${who(owner)}`}`,
    ),
  ]
}

const bargainLines = ({ party }: Kill, bargain: Bargain, who: Who): readonly string[] => [
  ...bargain.offers.map(
    ({ number, by, shares }) =>
      `    offer ${number} by ${who(by)}: ${sharesText(party, shares, who)} · ${accepting(bargain, number, who)}`,
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
const sign = (says: string, hoard: Hoard | undefined): readonly string[] =>
  hoard === undefined || size(hoard) === 0 ? [] : [`${says} ${hoardText(hoard)}`]

function marketLines(market: Market, who: Who): readonly string[] {
  const done = market.done.flatMap((isDone, seat) => (isDone ? [who(seat)] : []))
  return [
    `  The Market is open${done.length === 0 ? '' : ` · done: ${listed(done)}`}`,
    ...market.offers.map(({ number, by, partners, deal }) => {
      const others = listed(partners.filter(seat => seat !== by).map(who))
      const open = knows(deal) ? `: ${dealText(peek(deal), who)}` : ''
      return `    offer ${number} by ${who(by)} to ${others}${open} · ${accepting(market, number, who)}`
    }),
  ]
}
