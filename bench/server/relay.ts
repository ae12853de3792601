import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { stage } from './stage.ts'

/* The minimal server: passes on every message to everybody at the table, including the sender. */

const tables = new Map<string, Set<WebSocket>>()
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set()
  tables.set(url, table.add(socket))
  socket.on('message', data => {
    for (const each of table) each.send(data, { binary: false })
  })
  socket.on('close', () => table.delete(socket))
})

let count = 0
server.listen(0, '127.0.0.1', 4096, () =>
  stage({
    port: (server.address() as AddressInfo).port,
    open: async more => {
      count += more
    },
    tickets: async from =>
      Array.from({ length: (count - from) * 4 }, (_, i) => {
        const table = from + Math.floor(i / 4)
        return { table, seat: i % 4, path: `/${table}`, headers: {}, match: '' }
      }),
    next: async () => '',
    leave: async () => {},
  }),
)
