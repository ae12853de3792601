/* The auction of testkit/auction on boardgame.io's headless client: the same lots, purses and rules. */
import { createRequire } from 'node:module'
import { bid } from './bid.js'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')

const seats = [0, 1, 2, 3]

const game = {
  setup: ({ random }) => ({
    purses: [20, 20, 20, 20],
    points: [0, 0, 0, 0],
    bids: [null, null, null, null],
    deck: random.Shuffle(Array.from({ length: 12 }, (_, i) => 1 + (i % 3))),
  }),
  turn: { activePlayers: { all: 'bidding' }, stages: { bidding: { moves: { bid } } } },
  endIf: ({ G }) => (G.deck.length === 0 ? { points: G.points } : undefined),
}

/** Plays one game at random; returns the number of moves. */
export function playBoardgameio(rng) {
  const client = Client({ game, numPlayers: seats.length, debug: false })
  client.start()
  let moves = 0
  while (client.getState().ctx.gameover === undefined)
    for (const seat of seats) {
      client.updatePlayerID(String(seat))
      client.moves.bid(rng.below(client.getState().G.purses[seat] + 1))
      moves++
    }
  client.stop()
  return moves
}
