import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { fist } from '#games/fist/index'
import type { Rng } from '#kernel/chance'
import type { Game } from '#kernel/game'
import { optionsFrom } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { auction } from '#testkit/auction'
import { playAtRandom } from './random-play.ts'

const peerFolder = fileURLToPath(new URL('./boardgameio/', import.meta.url))

/** Installs the peer in its own folder when it is missing. */
function ensurePeer(): void {
  if (existsSync(`${peerFolder}node_modules/boardgame.io/package.json`)) return
  console.error('Installing boardgame.io for the comparison …')
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peerFolder,
    stdio: ['ignore', 2, 2],
  })
  if (done.status !== 0) throw new Error('boardgame.io could not be installed: is the package registry reachable?')
}

interface Speed {
  games: number
  moves: number
  seconds: number
}

/** One runner: plays one game and says how many moves it had. */
type Runner = (rng: Rng, n: number) => number

export async function benchKernel(rounds: number, seconds: number): Promise<Record<string, number>> {
  ensurePeer()
  process.env.NODE_ENV = 'production'
  const { playBoardgameio } = createRequire(import.meta.url)('./boardgameio/auction.js') as {
    playBoardgameio: (rng: Rng) => number
  }
  const runners = {
    auction: ours(auction as unknown as Game),
    boardgameio: playBoardgameio as Runner,
    fist: ours(fist as unknown as Game),
  }
  const speeds: Record<keyof typeof runners, Speed[]> = { auction: [], boardgameio: [], fist: [] }
  for (const name of Object.keys(runners) as (keyof typeof runners)[]) timed(runners[name], seconds / 2)
  for (let round = 0; round < rounds; round++)
    for (const name of Object.keys(runners) as (keyof typeof runners)[])
      speeds[name].push(timed(runners[name], seconds))
  const movesPerSecond = (name: keyof typeof runners): number => median(speeds[name].map(s => s.moves / s.seconds))
  const peer = movesPerSecond('boardgameio')
  return {
    auctionMovesPerSecond: Math.round(movesPerSecond('auction')),
    boardgameioMovesPerSecond: Math.round(peer),
    ratio: Math.round((10 * movesPerSecond('auction')) / peer) / 10,
    fistGamesPerSecond: Math.round(median(speeds.fist.map(s => s.games / s.seconds))),
    fistMovesPerSecond: Math.round(movesPerSecond('fist')),
    fistRatio: Math.round((10 * movesPerSecond('fist')) / peer) / 10,
  }
}

/** Four seats, the defaults, dice of one key: each game has a stretch of the stream to itself. */
function ours(game: Game): Runner {
  const options = optionsFrom(game.options, {})
  const dice = diceOf(seedFrom(`bench ${game.id}`))
  return (rng, n) => playAtRandom(game, 4, options, seq => dice(n * 100_000 + seq), rng)
}

function timed(play: Runner, seconds: number): Speed {
  const rng = diceOf(seedFrom('players'))(0)
  const start = performance.now()
  const speed: Speed = { games: 0, moves: 0, seconds: 0 }
  while (speed.seconds < seconds) {
    speed.moves += play(rng, speed.games++)
    speed.seconds = (performance.now() - start) / 1000
  }
  return speed
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
