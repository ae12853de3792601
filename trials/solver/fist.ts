import { parseArgs } from 'node:util'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import { planFor } from '#games/fist/bot/auction/planning'
import { minds } from '#games/fist/bot/levels'
import { box } from '#games/fist/box'
import type { FistEvent } from '#games/fist/events'
import { notebookOf, withPurses } from '#games/fist/notebook'
import type { State } from '#games/fist/types'
import type { Bot } from '#kernel/bot'
import { wilson } from '#kernel/intervals'
import { defaultsOf } from '#kernel/options'
import type { Seen } from '#kernel/redact'

/*
 * How well the Dragonlord solves auctions, and how long it takes: auctions in gold from games of Captains.
 *   npm run trial -- solver/fist --seats 6 --auctions 1000 --seed solver
 * The milliseconds are processor time of a whole plan: what every outcome is worth, and the solution.
 */

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '6' },
    auctions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'solver' },
  },
})
const wanted = Number(values.auctions)
const mind = minds['dragonlord@1']
const [gaps, times]: [number[], number[]] = [[], []]

/** The same bot, and whenever the first seat is asked for gold, the auction is solved. */
const watched = (bot: Bot, at: number): Bot => {
  if (at !== 0) return bot
  return (sight, rng) => {
    if (sight.question.name === 'bid' && gaps.length < wanted) solveAt(sight.view as Seen<State>, sight.told)
    return bot(sight, rng)
  }
}

function solveAt(view: Seen<State>, told: readonly unknown[]): void {
  const state = withPurses(view, notebookOf(told as readonly FistEvent[]))
  if (state.auction === null) return
  const began = process.cpuUsage().user
  const { solved } = planFor(mind, state, state.auction)
  times.push((process.cpuUsage().user - began) / 1000)
  gaps.push(solved.nashConv)
}

const bots = Array<string>(Number(values.seats)).fill('captain@1')
for (let game = 0; gaps.length < wanted; game++) {
  const seed = `${values.seed} ${game}`
  playBots(boxed(box), { options: defaultsOf(box.game.options), bots, seed }, () => {}, watched)
}
const good = gaps.filter(gap => gap <= 0.03).length
const part = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(share * all.length))] ?? 0
const shares = [good / wanted, ...wilson(good, wanted)].map(share => (100 * share).toFixed(1))
console.log(
  `${wanted} auctions of ${values.seats}: NashConv at most 3 % in ${shares[0]} [${shares[1]}, ${shares[2]}] %`,
)
console.log(`NashConv: median ${(100 * part(gaps, 0.5)).toFixed(2)} %, worst ${(100 * part(gaps, 1)).toFixed(1)} %`)
console.log(`ms of processor: median ${part(times, 0.5).toFixed(1)}, p95 ${part(times, 0.95).toFixed(1)}`)
