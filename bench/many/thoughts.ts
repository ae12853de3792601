import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { defaultsOf } from '#kernel/options'
import { rounded } from '../server/measuring.ts'

const SEATS = 4
const WARM = 5

/**
 * CPU time of one move among bots at a table of four, in microseconds: nearly all of it is the bot's thought, the rest
 * are the rules.
 */
export function thoughtOf(box: Boxed, seconds: number): number {
  const options = defaultsOf(box.game.options)
  const bots = Array.from({ length: SEATS }, () => 'greedy@1')
  let moves = 0
  const play = (n: number): void => void playBots(box, { options, bots, seed: `thoughts ${n}` }, () => moves++)
  for (let n = 0; n < WARM; n++) play(n)
  moves = 0
  const [began, before] = [performance.now(), process.cpuUsage()]
  for (let n = WARM; performance.now() - began < seconds * 1000; n++) play(n)
  const { user, system } = process.cpuUsage(before)
  return rounded((user + system) / moves, 1)
}
