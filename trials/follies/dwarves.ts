import { parseArgs } from 'node:util'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { folly } from '#games/dwarves/bot/never'
import { box } from '#games/dwarves/box'
import type { State } from '#games/dwarves/types'
import type { Bot } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'

/*
 * How many of a bot's decisions look stupid to anybody at the table (bot/never.ts), among its own kind.
 *   npm run trial -- follies/dwarves --bot captain@1 --games 20 --seats 3
 */

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'captain@1' },
    games: { type: 'string', default: '20' },
    seats: { type: 'string', default: '3' },
  },
})
const table = boxed(box)
const found = new Map<string, number>()
let decisions = 0
const watched =
  (bot: Bot): Bot =>
  (sight, rng) => {
    const answer = bot(sight, rng)
    const what = folly(sight.view as unknown as State, sight.seat, sight.question.name, answer)
    decisions++
    if (what !== null) found.set(what, (found.get(what) ?? 0) + 1)
    return answer
  }
const options = { ...defaultsOf(box.game.options), clock: 'none' }
const bots = Array<string>(Number(values.seats)).fill(values.bot)
for (let game = 0; game < Number(values.games); game++)
  playBots(table, { options, bots, seed: `follies ${game}` }, () => {}, watched)
const all = [...found.values()].reduce((sum, n) => sum + n, 0)
console.log(`${values.bot}: ${all} follies in ${decisions} decisions`, Object.fromEntries(found))
