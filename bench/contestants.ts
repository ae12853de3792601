import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { fist } from '#games/fist/index'
import type { Rng } from '#kernel/chance'
import type { Game } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { auction } from '#testkit/auction'
import { playAtRandom } from './random-play.ts'

/* One contestant in a thread of its own, so that none warms or spoils the compiled code of another. */

export type Contestant = 'auction' | 'boardgameio' | 'fist'
export interface Speed {
  readonly games: number
  readonly moves: number
  readonly seconds: number
}
/** Plays the n-th game and says how many moves it had. */
type Player = (rng: Rng, n: number) => number

const players: { readonly [C in Contestant]: () => Player } = {
  auction: () => ours(auction as unknown as Game),
  fist: () => ours(fist as unknown as Game),
  boardgameio: () => createRequire(import.meta.url)('./boardgameio/auction.js').playBoardgameio,
}

/** Four seats, the usual house rules, dice of one key: each game has a stretch of the stream to itself. */
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

const play = players[workerData as Contestant]()
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(timed(play, seconds)))
