import { parseArgs } from 'node:util'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { stupidities } from '#games/fist/bot/never'
import { box } from '#games/fist/box'
import type { FistEvent } from '#games/fist/events'
import { notebookOf, withPurses } from '#games/fist/notebook'
import type { State } from '#games/fist/types'
import type { Bot } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import type { Seen } from '#kernel/redact'

/*
 * How many of a bot's decisions look stupid to anybody at the table (bot/never.ts), among its own kind.
 *   npm run trial -- follies/fist --bot dragonlord@1 --games 20 --seats 4
 */

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'dragonlord@1' },
    games: { type: 'string', default: '20' },
    seats: { type: 'string', default: '4' },
  },
})
const found = new Map<string, number>()
let decisions = 0
const watched =
  (bot: Bot): Bot =>
  (sight, rng) => {
    const answer = bot(sight, rng)
    const state = withPurses(sight.view as Seen<State>, notebookOf(sight.told as readonly FistEvent[]))
    decisions++
    for (const what of stupidities(state, sight.seat, answer)) found.set(what, (found.get(what) ?? 0) + 1)
    return answer
  }
const bots = Array<string>(Number(values.seats)).fill(values.bot)
for (let game = 0; game < Number(values.games); game++)
  playBots(boxed(box), { options: defaultsOf(box.game.options), bots, seed: `follies ${game}` }, () => {}, watched)
const all = [...found.values()].reduce((sum, n) => sum + n, 0)
console.log(`${values.bot}: ${all} follies in ${decisions} decisions`, Object.fromEntries(found))
