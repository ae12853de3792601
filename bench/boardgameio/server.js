/* The auction on boardgame.io's own server, in memory, over its socket.io. Its playerView hides the bids of others. */
import { createRequire } from 'node:module'
import { GOLD, LOTS } from '../server/auction.ts'
import { stage } from '../server/stage.ts'
import { bid } from './bid.js'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const { InitializeGame } = require('boardgame.io/internal')

const nobody = [null, null, null, null]

const game = {
  name: 'auction',
  disableUndo: true,
  setup: ({ random }) => ({
    purses: nobody.map(() => GOLD),
    points: [0, 0, 0, 0],
    bids: nobody,
    deck: random.Shuffle(Array.from({ length: LOTS }, (_, i) => 1 + (i % 3))),
  }),
  turn: {
    activePlayers: { all: 'bidding' },
    stages: { bidding: { moves: { bid: { move: bid, redact: true, client: false, ignoreStaleStateID: true } } } },
  },
  playerView: ({ G: { purses, points, bids, deck }, playerID }) => ({
    points,
    sealed: bids.map(it => it !== null),
    lot: deck.at(-1),
    left: deck.length,
    purse: purses[playerID],
    bid: bids[playerID],
  }),
  endIf: ({ G }) => (G.deck.length === 0 ? { points: G.points } : undefined),
}

const server = Server({ games: [game], origins: ['http://127.0.0.1'] })
const { appServer } = await server.run({ port: 0 })
const matches = []
let begun = 0

async function begin() {
  const id = `match${begun++}`
  const players = Object.fromEntries(nobody.map((_, i) => [i, { id: i }]))
  const metadata = { gameName: 'auction', players, unlisted: false, createdAt: Date.now(), updatedAt: Date.now() }
  await server.db.createMatch(id, { initialState: InitializeGame({ game, numPlayers: 4 }), metadata })
  return id
}

stage({
  port: appServer.address().port,
  async open(count) {
    for (let i = 0; i < count; i++) matches.push(await begin())
  },
  tickets: async from =>
    matches.slice(from).flatMap((match, i) =>
      nobody.map((_, seat) => ({
        table: from + i,
        seat,
        path: '/socket.io/?EIO=4&transport=websocket',
        headers: {},
        match,
      })),
    ),
  async next(table) {
    matches[table] = await begin()
    return matches[table]
  },
  leave: async () => {},
})
