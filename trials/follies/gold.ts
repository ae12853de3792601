import { parseArgs } from 'node:util'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { watching } from '#games/gold/bot/never'
import { box } from '#games/gold/box'
import { defaultsOf } from '#kernel/options'

/*
 * How many of a bot's decisions look stupid to anybody at the table (bot/never.ts), among its own kind.
 *   npm run trial -- follies/gold --bot captain@1 --games 20 --seats 4
 */

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'captain@1' },
    games: { type: 'string', default: '20' },
    seats: { type: 'string', default: '4' },
  },
})
const found = new Map<string, number>()
let decisions = 0
const watched = watching((_, rules) => {
  decisions++
  for (const what of rules) found.set(what, (found.get(what) ?? 0) + 1)
})
const bots = Array<string>(Number(values.seats)).fill(values.bot)
for (let game = 0; game < Number(values.games); game++)
  playBots(boxed(box), { options: defaultsOf(box.game.options), bots, seed: `follies ${game}` }, () => {}, watched)
const all = [...found.values()].reduce((sum, n) => sum + n, 0)
console.log(`${values.bot}: ${all} follies in ${decisions} decisions`, Object.fromEntries(found))
