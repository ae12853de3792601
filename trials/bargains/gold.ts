import { parseArgs } from 'node:util'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { box } from '#games/gold/box'
import type { GoldEvent } from '#games/gold/events'
import { type BargainSeen, bargainMeter, summedUp } from '#games/gold/measures/bargains'
import { wilson } from '#kernel/intervals'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'

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
const seen: BargainSeen[] = []
for (let game = 0; game < Number(values.games); game++) {
  const meter = bargainMeter(bargain => seen.push(bargain))
  const see = (entry: Entry): void => meter(entry as Entry<GoldEvent>)
  playBots(table, { options, bots, seed: `gold bargains ${values.seed} ${game}` }, see)
}
for (const party of [...new Set(seen.map(bargain => bargain.party))].sort((a, b) => a - b)) {
  const summary = summedUp(seen.filter(bargain => bargain.party === party))
  const [share, ...interval] = [summary.agreed / summary.mutual, ...wilson(summary.agreed, summary.mutual)].map(percent)
  console.log(`parties of ${party}: agreed ${share} [${interval.join(', ')}] %`, JSON.stringify(summary))
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
