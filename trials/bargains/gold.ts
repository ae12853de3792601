import { parseArgs } from 'node:util'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { box } from '#games/gold/box'
import type { GoldEvent } from '#games/gold/events'
import { type BargainSeen, bargainMeter, summedUp } from '#games/gold/measures/bargains'
import { bootstrap, wilson } from '#kernel/intervals'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'

/*
 * How bots bargain among their own kind, by the size of the party: how often they agree where all can gain, how much of
 * the largest surplus they keep, with how many offers and how soon.
 *   npm run trial -- bargains/gold --bot dragonlord@1 --games 300 --seed 1
 */

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'dragonlord@1' },
    games: { type: 'string', default: '50' },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
})
const table = boxed(box)
const options = defaultsOf(box.game.options)
const bots = Array<string>(Number(values.seats)).fill(values.bot)
/** By game. */
const seen: BargainSeen[][] = []
for (let game = 0; game < Number(values.games); game++) {
  const bargains: BargainSeen[] = []
  seen.push(bargains)
  const meter = bargainMeter(bargain => bargains.push(bargain))
  const see = (entry: Entry): void => meter(entry as Entry<GoldEvent>)
  playBots(table, { options, bots, seed: `gold bargains ${values.seed} ${game}` }, see)
}
/** How often games are drawn again, for intervals of what is no share of a number. */
const DRAWN = 500
for (const party of [...new Set(seen.flat().map(bargain => bargain.party))].sort((a, b) => a - b)) {
  const summed = (games: readonly BargainSeen[][]) => summedUp(games.flat().filter(bargain => bargain.party === party))
  const summary = summed(seen)
  const [share, ...interval] = [summary.agreed / summary.mutual, ...wilson(summary.agreed, summary.mutual)].map(percent)
  const figures = (games: readonly BargainSeen[][]) => {
    const { surplus, offers, seconds } = summed(games)
    return [100 * surplus, offers.p95, seconds.mean]
  }
  const drawn = bootstrap(seen, figures, DRAWN, diceOf(seedFrom(`party of ${party}`))(0))
  const [surplus, offers, seconds] = drawn.map(([low, high]) => `[${low.toFixed(1)}, ${high.toFixed(1)}]`)
  console.log(`parties of ${party}: agreed ${share} [${interval.join(', ')}] %`, JSON.stringify(summary))
  console.log(`  if games are drawn again: surplus ${surplus} %, 95 % of offers ${offers}, mean seconds ${seconds}`)
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
