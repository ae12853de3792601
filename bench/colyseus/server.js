/*
 * The auction as a message room of Colyseus: every move is a message, and each client is sent its own view of the
 * table.
 */
import { matchMaker, Room, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { GOLD, LOTS } from '../server/auction.ts'
import { stage } from '../server/stage.ts'

class Auction extends Room {
  patchRate = null // there is no state to send patches of
  autoDispose = false
  maxClients = 4
  seatReservationTimeout = 600
  seats = []

  onCreate() {
    this.begin()
    this.onMessage('bid', (client, gold) => this.bid(client.userData, gold))
  }
  onJoin(client, { seat }) {
    client.userData = seat
    this.seats[seat] = client
    client.send('view', this.view(seat, null))
  }
  onLeave(client) {
    this.seats[client.userData] = undefined
  }

  begin() {
    this.purses = [GOLD, GOLD, GOLD, GOLD]
    this.points = [0, 0, 0, 0]
    this.bids = [null, null, null, null]
    this.deck = Array.from({ length: LOTS }, (_, i) => 1 + (i % 3)).sort(() => Math.random() - 0.5)
  }
  bid(seat, gold) {
    const { bids, purses } = this
    if (bids[seat] !== null || !Number.isInteger(gold) || gold < 0 || gold > purses[seat]) return
    bids[seat] = gold
    if (!bids.includes(null)) this.sell()
    for (let i = 0; i < 4; i++) this.seats[i]?.send('view', this.view(i, seat))
  }
  sell() {
    const price = Math.max(...this.bids)
    const winner = this.bids.indexOf(price)
    if (this.bids.lastIndexOf(price) === winner) {
      this.purses[winner] -= price
      this.points[winner] += this.deck.at(-1)
    }
    this.deck.pop()
    this.bids = [null, null, null, null]
    if (this.deck.length === 0) this.begin()
  }
  /** Who moved and how many bids are sealed come first: the load reads nothing else. */
  view(seat, by) {
    return {
      by,
      sealed: this.bids.reduce((n, bid) => n + (bid === null ? 0 : 1), 0),
      seals: this.bids.map(bid => bid !== null),
      points: this.points,
      lot: this.deck.at(-1),
      left: this.deck.length,
      purse: this.purses[seat],
      bid: this.bids[seat],
    }
  }
}

const transport = new WebSocketTransport()
const server = new Server({ transport, greet: false })
server.define('auction', Auction)
await server.listen(0, '127.0.0.1')
const rooms = []

async function ticket(table, seat) {
  const room = rooms[table]
  const { sessionId } = await matchMaker.reserveSeatFor(room, { seat })
  const path = `/${room.processId}/${room.roomId}?sessionId=${sessionId}`
  return { table, seat, path, headers: {}, match: '' }
}

stage({
  port: transport.server.address().port,
  async open(count) {
    for (let i = 0; i < count; i++) rooms.push(await matchMaker.createRoom('auction', {}))
  },
  tickets: from => Promise.all(rooms.slice(from).flatMap((_, i) => [0, 1, 2, 3].map(seat => ticket(from + i, seat)))),
  next: async () => '',
  leave: async () => {},
})
