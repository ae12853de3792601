import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { PROTOCOL } from '#protocol/version'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import type { Person } from '../storage/port.ts'
import { refused } from '../tables/refusing.ts'
import { Connection, type Rooms } from './connection.ts'
import { type Comer, Doorkeeper, type NotNow } from './doorkeeper.ts'
import { BURST, type Manners, RATE } from './ear.ts'
import { Tally } from './tally.ts'
import { Heap } from './unread.ts'

/** The largest message a client may send, in bytes. */
const LARGEST = 16 * 1024
/**
 * Into so many pieces a message may be broken, and so many pieces of one frame may come, before it is whole; and how long who is bidden
 * farewell may take to hang up, in milliseconds.
 */
const BOUNDS = { maxFragments: 64, maxBufferedChunks: 256, closeTimeout: 1000 } as const
const BEAT = 25_000
/** How often it is looked at who takes what they are sent, in milliseconds. */
const LOOK = 1000
/** How long who comes too soon waits until they are told so, in milliseconds: whoever comes again and again has to wait each time. */
const HOLD = 500
/** Sockets at once: from one address, behind which many may live, and of one person. */
const FROM_ADDRESS = 64
const OF_PERSON = 16
/** How often a person may have seats minded or people muted: at once, and each second. */
const CHANGES = { most: 20, rate: 1 } as const

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
  /** Where somebody comes from; where the line ends, if nobody says otherwise. */
  readonly addressOf?: (request: IncomingMessage) => string
  /** How many sockets one address may have. */
  readonly perAddress?: number
  /** Whether it can be seen without looking that nobody vouches for them. */
  readonly isStranger?: (request: IncomingMessage) => boolean
}

/** Whether somebody wants in by this door; any other wish to speak something else is passed over, and the request is answered. */
export const isForGate = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/socket(?:\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket'

/** Whose a socket is. */
interface Known extends Comer {
  readonly request: IncomingMessage
}

/** The door for sockets, at `/socket`. */
export class Gate {
  readonly #terms: GateTerms
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    ...BOUNDS,
    perMessageDeflate: false,
    allowSynchronousEvents: false, // one message of each in turn, however many somebody sends at once
    autoPong: false, // it is paid for
  })
  readonly #alive = new WeakSet<WebSocket>()
  readonly #known = new WeakMap<WebSocket, Known>()
  readonly #beat: NodeJS.Timeout
  readonly #look: NodeJS.Timeout
  readonly #addresses: Tally
  readonly #people = new Tally(OF_PERSON)
  readonly #held: Tally
  readonly #door: Doorkeeper
  readonly #heap: Heap
  readonly #manners: Pick<Manners, 'now' | 'rate' | 'mayChange'>
  #beats = 0
  /** How often a session or a token has ended. */
  #endings = 0

  constructor(server: Server, terms: GateTerms) {
    const { now, rate, perAddress: sockets = FROM_ADDRESS } = terms
    this.#terms = terms
    this.#addresses = new Tally(sockets)
    this.#held = new Tally(sockets)
    this.#door = new Doorkeeper({ now, most: BURST, rate: rate ?? RATE, sockets })
    this.#heap = new Heap(sockets)
    const changes = new Allowances(CHANGES.most, CHANGES.rate, now)
    this.#manners = { now, rate, mayChange: person => changes.may(person) }
    server.on('upgrade', (request, socket, head) => this.#enter(request, socket, head))
    this.#beat = setInterval(() => this.#checkAll(), terms.beat ?? BEAT).unref()
    this.#look = setInterval(() => this.#heap.look(), LOOK).unref()
  }

  get size(): number {
    return this.#sockets.clients.size
  }

  /** What is answered may be older than what has ended meanwhile: then it is asked again. */
  async #whoIs(request: IncomingMessage): Promise<Person | null> {
    for (;;) {
      const endings = this.#endings
      const person = await this.#terms.whoIs(request)
      if (endings === this.#endings) return person
    }
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string, why: Refused | null = null, header = ''): void => {
      socket.once('finish', () => socket.destroy()) // or who never hangs up would stay for ever
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${header}\r\n${why === null ? '' : JSON.stringify(why)}`)
    }
    const tooMany = (expected: string): void => refuse('429 Too Many Requests', refused('too many sockets', expected))
    const later = (address: string, { why, seconds }: NotNow): void => {
      const tell = (): void => refuse('429 Too Many Requests', why, `Retry-After: ${seconds}\r\n`)
      if (!this.#held.add(address)) return tell()
      socket.once('close', () => this.#held.remove(address))
      setTimeout(tell, HOLD).unref()
    }
    socket.on('error', () => socket.destroy())
    try {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://house')
      if (pathname !== '/socket') return refuse('404 Not Found')
      if ((searchParams.get('protocol') ?? `${PROTOCOL}`) !== `${PROTOCOL}`)
        return refuse('400 Bad Request', refused('another protocol', `version ${PROTOCOL} of the protocol`))
      const { origin } = request.headers
      if (origin !== undefined && !this.#terms.isWelcome(origin)) return refuse('403 Forbidden')
      const address = this.#terms.addressOf?.(request) ?? request.socket.remoteAddress ?? ''
      const isStranger = this.#terms.isStranger?.(request) ?? false
      const tooSoon = isStranger ? this.#door.admits({ person: null, address }) : this.#door.knocks(address)
      if (tooSoon !== null) return later(address, tooSoon)
      const noRoom = `at most ${this.#addresses.most} sockets from one address`
      const takesPlace = (anyway = false): boolean => {
        if (!this.#addresses.add(address, anyway)) return false
        socket.once('close', () => this.#addresses.remove(address))
        return true
      }
      const hasPlace = takesPlace()
      if (!hasPlace && isStranger) return tooMany(noRoom)
      const person = isStranger ? null : await this.#whoIs(request)
      if (socket.destroyed) return
      const comer = { person: person?.id ?? null, address }
      const notYet = isStranger ? null : this.#door.admits(comer)
      if (notYet !== null) return later(address, notYet)
      if (person !== null) {
        const { id } = person
        if (!this.#people.add(id)) return tooMany(`at most ${OF_PERSON} sockets of one person`)
        socket.once('close', () => this.#people.remove(id))
      }
      const isLetIn = hasPlace || (person !== null && this.#makesRoom(address) && takesPlace(true))
      if (!isLetIn) return tooMany(noRoom)
      this.#sockets.handleUpgrade(request, socket, head, client => this.#welcome(client, person, { ...comer, request }))
    } catch {
      refuse('400 Bad Request')
    }
  }

  /** Where an address has no more room, nobody makes room for somebody: the one of them who has been here longest. */
  #makesRoom(address: string): boolean {
    for (const client of this.#sockets.clients) {
      const known = this.#known.get(client)
      if (known?.person !== null || known.address !== address || client.readyState !== client.OPEN) continue
      client.close(1013, 'somebody wants in')
      return true
    }
    return false
  }

  #welcome(client: WebSocket, person: Person | null, known: Known): void {
    this.#alive.add(client)
    this.#known.set(client, known)
    client.on('pong', () => this.#alive.add(client))
    new Connection(client, person, this.#terms.rooms, {
      ...this.#manners,
      pays: cost => this.#door.pays(known, cost),
      shownOut: () => this.#door.showsOut(known),
      unread: this.#heap.of(known.address),
    })
  }

  /**
   * Who has not answered since the last time is gone, whatever its socket says. One in four is asked again who they are: a session
   * whose time is over ends its sockets too.
   */
  #checkAll(): void {
    this.#beats++
    for (const [i, client] of [...this.#sockets.clients].entries()) {
      if (!this.#alive.delete(client)) client.terminate()
      else client.ping()
      if ((i + this.#beats) % 4 === 0) this.#checkPerson(client)
    }
  }

  /** A session or a token of theirs has ended: all their sockets are asked at once who they are, and closed if they are nobody by now. */
  async askAgain(person: string): Promise<void> {
    this.#endings++
    const theirs = [...this.#sockets.clients].filter(client => this.#known.get(client)?.person === person)
    await Promise.all(theirs.map(client => this.#checkPerson(client)))
  }

  async #checkPerson(client: WebSocket): Promise<void> {
    const known = this.#known.get(client)
    if (known === undefined || known.person === null) return
    const person = await this.#terms.whoIs(known.request).catch(() => null)
    if (person?.id !== known.person) client.close(4001, 'somebody else, or nobody, by now')
  }

  close(): void {
    clearInterval(this.#beat)
    clearInterval(this.#look)
    for (const client of this.#sockets.clients) client.close(1001, 'the house closes')
    this.#sockets.close()
  }
}
