import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { shelf } from '#games/shelf'
import type { Rng } from '#kernel/chance'
import type { Game } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { auction } from '#testkit/auction/index'
import { playAtRandom } from './random-play.ts'

/* One contestant in its own thread, so that none affects the compiled code of another. */

/** The toy auction, the same on boardgame.io, or a game of the shelf by its id. */
export type Contestant = 'auction' | 'boardgameio' | string
export interface Speed {
  readonly games: number
  readonly moves: number
  readonly seconds: number
}
/** Plays the n-th game and returns its number of moves. */
type Player = (rng: Rng, n: number) => number

function playerOf(name: Contestant): Player {
  if (name === 'auction') return ours(auction as unknown as Game)
  if (name === 'boardgameio') return createRequire(import.meta.url)('./boardgameio/auction.js').playBoardgameio
  const box = shelf[name]
  if (box === undefined) throw new RangeError(`there is no game ${name}`)
  return ours(box.game)
}

/** Four seats, default options, dice from one key: each game uses its own part of the stream. */
function ours(game: Game): Player {
  const options = defaultsOf(game.options)
  const dice = diceOf(seedFrom(`bench ${game.id}`))
  return (rng, n) => playAtRandom(game, 4, options, seq => dice(n * 100_000 + seq), rng)
}

function timed(play: Player, seconds: number): Speed {
  const rng = diceOf(seedFrom('players'))(0)
  const start = performance.now()
  let [games, moves, passed] = [0, 0, 0]
  while (passed < seconds) {
    moves += play(rng, games++)
    passed = (performance.now() - start) / 1000
  }
  return { games, moves, seconds: passed }
}

const play = playerOf(workerData as Contestant)
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(timed(play, seconds)))
