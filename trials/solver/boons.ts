import { parseArgs } from 'node:util'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { goldActions } from '#games/fist/bot/auction/actions'
import { planFor } from '#games/fist/bot/auction/planning'
import { minds } from '#games/fist/bot/levels'
import { has } from '#games/fist/bot/value/board'
import { valued } from '#games/fist/bot/value/net'
import { factsOf } from '#games/fist/bot/value/reach'
import { box } from '#games/fist/box'
import { type Boon, boons } from '#games/fist/cards/steps'
import type { FistEvent } from '#games/fist/events'
import { notebookOf, withPurses } from '#games/fist/notebook'
import type { State } from '#games/fist/types'
import type { Bot } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import type { Seen } from '#kernel/redact'
import type { Seat } from '#kernel/seat'

/*
 * What a boon is worth in one auction to who has gold, in coins that last until the round ends: auctions from games of
 * Captains, solved with it and without it.
 *   npm run trial -- solver/boons --seats 4 --auctions 1000 --seed boons
 * Shelter: in auctions of cards whose winner picks out a rival.
 */

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    auctions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'boons' },
  },
})
const wanted = Number(values.auctions)
const mind = { ...minds['captain@1'], effort: minds['dragonlord@1'].effort }
/** What an auction gains by it, and what a coin is worth then: summed over auctions. */
const sums = new Map<Boon, [gain: number, coin: number, auctions: number]>(boons.map(boon => [boon, [0, 0, 0]]))
let seen = 0

const watched = (bot: Bot, at: number): Bot => {
  if (at !== 0) return bot
  return (sight, rng) => {
    if (sight.question.name === 'bid' && seen < wanted) compare(sight.view as Seen<State>, sight.told)
    return bot(sight, rng)
  }
}

function compare(view: Seen<State>, told: readonly unknown[]): void {
  const state = withPurses(view, notebookOf(told as readonly FistEvent[]))
  if (state.auction === null || !goldActions(state, 0 as Seat).some(({ coins }) => coins > 0)) return
  const { picksRival } = factsOf(state.auction.character)
  seen++
  const without = worthOf(state)
  const coin = unsold(state, 1) - unsold(state)
  for (const boon of boons) {
    const sum = sums.get(boon)
    if (sum === undefined || (boon === 'shelter' && !picksRival)) continue
    sum[0] += worthOf(withBoon(state, boon)) - without
    sum[1] += coin
    sum[2]++
  }
}

/** What the auction changes for the first seat. What a boon is worth afterwards is in both and goes away. */
const worthOf = (state: State): number =>
  state.auction === null ? 0 : (planFor(mind, state, state.auction).solved.values[0] ?? 0) - unsold(state)

/** The first seat's chances if nobody wins the card, with some coins more that are gone when the round ends. */
function unsold(state: State, more = 0): number {
  const table = valued(mind.net, { ...state, auction: null })
  const { held } = table.board
  held[has.fairy] = (held[has.fairy] as number) + more
  held[has.spent] = (held[has.spent] as number) - more
  return table.chances()[0] ?? 0
}

const withBoon = (state: State, boon: Boon): State => ({
  ...state,
  sides: state.sides.map((side, seat) => (seat === 0 ? { ...side, boons: [boon] } : side)),
})

const bots = Array<string>(Number(values.seats)).fill('captain@1')
for (let game = 0; seen < wanted; game++) {
  const seed = `${values.seed} ${game}`
  playBots(boxed(box), { options: defaultsOf(box.game.options), bots, seed }, () => {}, watched)
}
for (const [boon, [gain, coin, auctions]] of sums)
  console.log(`${boon}: ${(gain / coin).toFixed(2)} coins an auction (${auctions} auctions)`)
