import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { refused } from '#protocol/refused'
import { PROTOCOL } from '#protocol/version'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Person } from '../storage/port.ts'
import { CappedCounts, SharedCounts } from './capped-counts.ts'
import { Connection, MOVED, type Rooms } from './connection.ts'
import { type Comer, Doorkeeper, type NotNow } from './doorkeeper.ts'
import { BURST, type ConnectionLimits, RATE } from './frame-meter.ts'
import { HouseUnread } from './unread.ts'

/** The largest message a client may send, in bytes. */
const LARGEST = 16 * 1024
/**
 * How many fragments a message and how many chunks a frame may arrive in; and how long a client may take to close the
 * connection, in milliseconds.
 */
const BOUNDS = { maxFragments: 64, maxBufferedChunks: 256, closeTimeout: 1000 } as const
const BEAT = 25_000
/** How often to check which clients read what they are sent, in milliseconds. */
const LOOK = 1000
/** How long to delay the refusal of a client that connects too often, in milliseconds, so that it waits each time. */
const HOLD = 500
/** Sockets at once: from one address, which many people may share, and per person. */
const FROM_ADDRESS = 64
const OF_PERSON = 16
/** Over how long sockets are handed on to other nodes, in milliseconds. */
const HANDING_ON = 2000
/** How often a person may have seats minded or mute people: at once, and per second. */
const CHANGES = { most: 20, rate: 1 } as const

export interface GateParams {
  readonly rooms: Rooms
  readonly whoIs: (request: IncomingMessage) => Promise<Person | null>
  /** Which origins may open a socket here. Programs send none. */
  readonly isWelcome: (origin: string) => boolean
  readonly now: () => number
  /** How often sockets are pinged, in milliseconds. */
  readonly beat?: number
  /** Messages per second from one socket. */
  readonly rate?: number
  /** The client's address; by default that of the connection. */
  readonly addressOf?: (request: IncomingMessage) => string
  /** Sockets allowed per address. */
  readonly perAddress?: number
  /** Whether a request clearly carries no credentials. */
  readonly isStranger?: (request: IncomingMessage) => boolean
  /** Somebody has a socket here, over which they can be told something. Returns what to call when it is gone. */
  readonly cameIn?: (person: string, tell: (text: string) => void) => () => void
  /** Limits are counted on all nodes together. */
  readonly nodes?: Nodes | undefined
}

/**
 * Whether this is a WebSocket upgrade for this path. Other upgrades are ignored, and the request is answered normally.
 */
export const isForGate = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/socket(?:\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket'

/** Who a socket belongs to. */
interface Known extends Comer {
  readonly request: IncomingMessage
}

/** The entry for sockets, at `/socket`. */
export class Gate {
  readonly #terms: GateParams
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    ...BOUNDS,
    perMessageDeflate: false,
    allowSynchronousEvents: false, // one message per socket in turn, however many arrive at once
    autoPong: false, // pongs are charged for
  })
  readonly #alive = new WeakSet<WebSocket>()
  readonly #known = new WeakMap<WebSocket, Known>()
  readonly #beat: NodeJS.Timeout
  readonly #look: NodeJS.Timeout
  readonly #addresses: SharedCounts
  /** Of these, the sockets of people: strangers on other nodes cannot make room for them, and must not keep them out. */
  readonly #signedIn: SharedCounts
  readonly #people: SharedCounts
  readonly #held: CappedCounts
  readonly #door: Doorkeeper
  readonly #heap: HouseUnread
  readonly #manners: Pick<ConnectionLimits, 'now' | 'rate' | 'mayChange'>
  #beats = 0
  #isLeaving = false
  /** How many times a session or token has ended. */
  #endings = 0

  constructor(server: Server, terms: GateParams) {
    const { now, rate, perAddress: sockets = FROM_ADDRESS, nodes } = terms
    this.#terms = terms
    this.#addresses = new SharedCounts(sockets, 'sockets from', nodes?.numbers)
    this.#signedIn = new SharedCounts(sockets, 'people from', nodes?.numbers)
    this.#people = new SharedCounts(OF_PERSON, 'sockets of', nodes?.numbers)
    this.#held = new CappedCounts(sockets)
    this.#door = new Doorkeeper({ now, most: BURST, rate: rate ?? RATE, sockets, nodes })
    this.#heap = new HouseUnread(sockets)
    const changes = new Allowances(CHANGES.most, CHANGES.rate, now, nodes?.limits.as('changes'))
    this.#manners = { now, rate, mayChange: person => changes.may(person) }
    server.on('upgrade', (request, socket, head) => this.#enter(request, socket, head))
    this.#beat = setInterval(() => this.#checkAll(), terms.beat ?? BEAT).unref()
    this.#look = setInterval(() => this.#heap.look(), LOOK).unref()
  }

  get size(): number {
    return this.#sockets.clients.size
  }

  /** Asks again if a session or token ended meanwhile, because the answer may be outdated. */
  async #whoIs(request: IncomingMessage): Promise<Person | null> {
    for (;;) {
      const endings = this.#endings
      const person = await this.#terms.whoIs(request)
      if (endings === this.#endings) return person
    }
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refuse = (status: string, why: Refused | null = null, header = ''): void => {
      socket.once('finish', () => socket.destroy()) // otherwise a client that never disconnects would stay for ever
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
      if (this.#isLeaving) return refuse('503 Service Unavailable', null, 'Retry-After: 1\r\n')
      if ((searchParams.get('protocol') ?? `${PROTOCOL}`) !== `${PROTOCOL}`)
        return refuse('400 Bad Request', refused('another protocol', `version ${PROTOCOL} of the protocol`))
      const { origin } = request.headers
      if (origin !== undefined && !this.#terms.isWelcome(origin)) return refuse('403 Forbidden')
      const address = this.#terms.addressOf?.(request) ?? request.socket.remoteAddress ?? ''
      const isStranger = this.#terms.isStranger?.(request) ?? false
      const tooSoon = isStranger ? await this.#door.admits({ person: null, address }) : this.#door.knocks(address)
      if (tooSoon !== null) return later(address, tooSoon)
      const noRoom = `at most ${this.#addresses.most} sockets from one address`
      const takes = async (counts: SharedCounts, name: string, anyway = false): Promise<boolean> => {
        if (!(await counts.add(name, anyway))) return false
        if (socket.destroyed) counts.remove(name)
        else socket.once('close', () => counts.remove(name))
        return true
      }
      const hasPlace = await takes(this.#addresses, address)
      if (!hasPlace && isStranger) return tooMany(noRoom)
      const endings = this.#endings
      const person = isStranger ? null : await this.#whoIs(request)
      if (socket.destroyed) return
      const comer = { person: person?.id ?? null, address }
      const notYet = isStranger ? null : await this.#door.admits(comer)
      if (notYet !== null) return later(address, notYet)
      if (person !== null && !(await takes(this.#people, person.id)))
        return tooMany(`at most ${OF_PERSON} sockets of one person`)
      const hasPlaceAmongPeople = person !== null && (await takes(this.#signedIn, address))
      if (!hasPlace && !hasPlaceAmongPeople) return tooMany(noRoom)
      if (!hasPlace) {
        this.#makesRoom(address)
        await takes(this.#addresses, address, true)
      }
      if (socket.destroyed) return
      this.#sockets.handleUpgrade(request, socket, head, client => {
        this.#welcome(client, person, { ...comer, request })
        if (endings !== this.#endings) this.#checkPerson(client) // it may have ended since `whoIs`
      })
    } catch {
      refuse('400 Bad Request')
    }
  }

  /** If an address has no free socket left, its oldest stranger makes room for a person. */
  #makesRoom(address: string): void {
    for (const client of this.#sockets.clients) {
      const known = this.#known.get(client)
      if (known?.person !== null || known.address !== address || client.readyState !== client.OPEN) continue
      return client.close(1013, 'somebody wants in')
    }
  }

  #welcome(client: WebSocket, person: Person | null, known: Known): void {
    this.#alive.add(client)
    this.#known.set(client, known)
    client.on('pong', () => this.#alive.add(client))
    const connection = new Connection(client, person, this.#terms.rooms, {
      ...this.#manners,
      pays: cost => this.#door.pays(known, cost),
      shownOut: () => this.#door.showsOut(known),
      unread: this.#heap.of(known.address),
    })
    const gone = person === null ? undefined : this.#terms.cameIn?.(person.id, text => connection.send(text))
    if (gone !== undefined) client.once('close', gone)
  }

  /**
   * Drops sockets that have not answered the last ping. Looks up the owner of one in four again, so that an expired
   * session also ends its sockets.
   */
  #checkAll(): void {
    this.#beats++
    for (const [i, client] of [...this.#sockets.clients].entries()) {
      if (!this.#alive.delete(client)) client.terminate()
      else client.ping()
      if ((i + this.#beats) % 4 === 0) this.#checkPerson(client)
    }
  }

  /**
   * A session or token of this person has ended. Checks all their sockets at once and closes those that are no longer
   * theirs.
   */
  async askAgain(person: string): Promise<void> {
    this.#endings++
    const theirs = [...this.#sockets.clients].filter(client => this.#known.get(client)?.person === person)
    await Promise.all(theirs.map(client => this.#checkPerson(client)))
  }

  async #checkPerson(client: WebSocket): Promise<void> {
    const known = this.#known.get(client)
    if (known === undefined || known.person === null) return
    const person = await this.#terms.whoIs(known.request).catch(() => 'unknown' as const)
    if (person === 'unknown') return // the store is away; they are checked again later
    if (person?.id !== known.person) client.close(4001, 'somebody else, or nobody, by now')
  }

  /** Sends everybody to other nodes, one after another. Nobody comes in any more. */
  async handOn(over = HANDING_ON): Promise<void> {
    this.#isLeaving = true
    const clients = [...this.#sockets.clients]
    for (const client of clients) {
      client.close(MOVED, 'come back')
      await pause(over / clients.length)
    }
  }

  close(): void {
    clearInterval(this.#beat)
    clearInterval(this.#look)
    for (const client of this.#sockets.clients) client.close(1001, 'the house closes')
    this.#sockets.close()
  }
}
