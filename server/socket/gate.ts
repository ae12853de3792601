import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Person } from '../storage/port.ts'
import { Connection, type Rooms } from './connection.ts'

/** The largest message a client may send, in bytes. */
const LARGEST = 16 * 1024
const BEAT = 25_000

export interface GateTerms {
  readonly rooms: Rooms
  readonly whoIs: (request: IncomingMessage) => Promise<Person | null>
  /** Which pages may open a socket here; programs send no origin. */
  readonly isWelcome: (origin: string) => boolean
  readonly now: () => number
  /** How often sockets are asked whether they live, in milliseconds. */
  readonly beat?: number
  /** Messages a second from one socket. */
  readonly rate?: number
}

/** The door for sockets, at `/socket`. */
export class Gate {
  readonly #terms: GateTerms
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false })
  readonly #alive = new WeakSet<WebSocket>()
  readonly #known = new WeakMap<WebSocket, { readonly person: string | null; readonly request: IncomingMessage }>()
  readonly #beat: NodeJS.Timeout
  #beats = 0

  constructor(server: Server, terms: GateTerms) {
    this.#terms = terms
    server.on('upgrade', (request, socket, head) => this.#enter(request, socket, head))
    this.#beat = setInterval(() => this.#checkAll(), terms.beat ?? BEAT).unref()
  }

  get size(): number {
    return this.#sockets.clients.size
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string): void => {
      socket.once('finish', () => socket.destroy()) // or who never hangs up would stay for ever
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    socket.on('error', () => socket.destroy())
    try {
      if (new URL(request.url ?? '/', 'http://house').pathname !== '/socket') return refuse('404 Not Found')
      const { origin } = request.headers
      if (origin !== undefined && !this.#terms.isWelcome(origin)) return refuse('403 Forbidden')
      const person = await this.#terms.whoIs(request)
      this.#sockets.handleUpgrade(request, socket, head, client => this.#welcome(client, person, request))
    } catch {
      refuse('400 Bad Request')
    }
  }

  #welcome(client: WebSocket, person: Person | null, request: IncomingMessage): void {
    this.#alive.add(client)
    this.#known.set(client, { person: person?.id ?? null, request })
    client.on('pong', () => this.#alive.add(client))
    new Connection(client, person, this.#terms.rooms, this.#terms.now, this.#terms.rate)
  }

  /**
   * Who has not answered since the last time is gone, whatever its socket says. One in four is asked again who they are: a token that
   * was dropped, or a session that was ended, ends their sockets too.
   */
  #checkAll(): void {
    this.#beats++
    for (const [i, client] of [...this.#sockets.clients].entries()) {
      if (!this.#alive.delete(client)) client.terminate()
      else client.ping()
      if ((i + this.#beats) % 4 === 0) this.#checkPerson(client)
    }
  }

  async #checkPerson(client: WebSocket): Promise<void> {
    const known = this.#known.get(client)
    if (known === undefined || known.person === null) return
    const person = await this.#terms.whoIs(known.request).catch(() => null)
    if (person?.id !== known.person) client.close(4001, 'somebody else, or nobody, by now')
  }

  close(): void {
    clearInterval(this.#beat)
    for (const client of this.#sockets.clients) client.close(1001, 'the house closes')
    this.#sockets.close()
  }
}
