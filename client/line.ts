import { Breath, growing } from './breath.ts'
import type { HouseMessage, Reply } from './messages.ts'

/** A socket of a browser or of Node. */
type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>

export interface LineParams {
  /** Opens a socket to the house. Called again whenever the last one is lost. */
  readonly dial: () => Socket
  /**
   * How long to wait before connecting again, in milliseconds, by the number of failures. By default it grows each
   * time.
   */
  readonly patience?: (failures: number) => number
  /**
   * How often to check that the house is still there, in milliseconds, because a connection can die silently. By
   * default never.
   */
  readonly pulse?: number
  readonly heard: (heard: HouseMessage) => void
  /** The connection was opened or lost. */
  readonly turned: () => void
  /** The house has closed the connection because it is somebody else's by now, or nobody's. */
  readonly disowned?: () => void
}

/** The first and the longest wait before connecting again, in milliseconds. */
const SOON = 100
const LATE = 15_000
/**
 * A connection that lasted this long, in milliseconds, was no failure. Longer than the house tolerates a client that is
 * too fast.
 */
const HELD = 15_000
/** The house sends us to another of its nodes: within this time, in milliseconds, not all at once. */
const MOVED = 1012
const MOVING = 300
const DISOWNED = 4001

/** Commands not yet acknowledged. They are sent again after every reconnection; the id makes that harmless. */
interface Pending {
  readonly text: string
  readonly resolve: (reply: Reply) => void
}

/** The connection to the house, restored whenever it breaks. */
export class Line {
  readonly #terms: LineParams
  readonly #pending = new Map<string, Pending>()
  /** Subscriptions by name, requested again on every new socket. */
  readonly #standing = new Map<string, () => object>()
  #socket: Socket | null = null
  #isClosed = false
  /** Treats the connection as lost at once, without waiting for a dead socket to notice. */
  #gone: () => void = () => undefined
  /** While disconnected: the timer for the next attempt. */
  #next: ReturnType<typeof setTimeout> | undefined
  /** Whether nothing has arrived since the last check. */
  #isSilent = false
  #failures = 0
  readonly #breath = new Breath<string | undefined>(id => this.#sendAgain(id))
  #ids = 0
  readonly #name = Math.random().toString(36).slice(2, 10)

  constructor(terms: LineParams) {
    this.#terms = terms
    this.#dial()
    if (terms.pulse !== undefined) this.#feel(terms.pulse)
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === 1
  }

  /** Subscribes to something, now and on every new connection. */
  want(name: string, message: () => object): void {
    this.#standing.set(name, message)
    this.#send(JSON.stringify(message()))
  }
  /** Requests a subscription again. */
  wantAgain(name: string): void {
    const message = this.#standing.get(name)
    if (message !== undefined) this.#send(JSON.stringify(message()))
  }
  unwant(name: string, message: object): void {
    if (this.#standing.delete(name)) this.#send(JSON.stringify(message))
  }

  /** Sends something that needs no answer. It is lost if the connection is. */
  say(message: object): void {
    this.#send(JSON.stringify(message))
  }
  /** Resolves when the house has done or refused it, however often the connection breaks before. */
  command(message: object): Promise<Reply> {
    const id = `${this.#name} ${this.#ids++}`
    const text = JSON.stringify({ ...message, id })
    return new Promise(resolve => {
      this.#pending.set(id, { text, resolve })
      this.#send(text)
    })
  }

  /** Breaks the connection, for tests. It is restored automatically. */
  drop(): void {
    const failures = this.#failures
    this.#socket?.close()
    this.#gone()
    this.#failures = failures // our own doing
  }
  /** The cause of a lost connection may be gone: connects at once, and starts over with the waits. */
  redial(): void {
    if (this.#next === undefined) return
    clearTimeout(this.#next)
    this.#failures = 0
    this.#dial()
  }
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#next)
    this.#next = undefined
    this.#socket?.close()
  }
  /** The house speaks another version of the protocol, so reconnecting would not help. */
  giveUp(protocol: number): void {
    this.close()
    const reply = { code: 'another protocol', rule: null, expected: `a client that speaks version ${protocol}` }
    for (const id of [...this.#pending.keys()]) this.#settle(id, reply)
  }

  #dial(): void {
    const socket = this.#terms.dial()
    this.#socket = socket
    this.#next = undefined
    this.#isSilent = false
    let held: ReturnType<typeof setTimeout> | undefined
    socket.addEventListener('open', () => {
      held = setTimeout(() => {
        this.#failures = 0
      }, HELD)
      this.#isSilent = false
      for (const message of this.#standing.values()) this.#send(JSON.stringify(message()))
      for (const { text } of this.#pending.values()) this.#send(text)
      this.#terms.turned()
    })
    socket.addEventListener('message', ({ data }) => {
      this.#isSilent = false
      for (const heard of JSON.parse(String(data)) as readonly HouseMessage[]) this.#hear(heard)
    })
    let isGone = false
    const gone = (isMoved = false): void => {
      if (isGone) return
      isGone = true
      clearTimeout(held)
      this.#breath.forget()
      if (!this.#isClosed) this.#dialLater(isMoved)
      this.#terms.turned()
    }
    this.#gone = gone
    socket.addEventListener('close', ({ code }) => {
      gone(code === MOVED)
      if (code === DISOWNED) this.#terms.disowned?.()
    })
    socket.addEventListener('error', () => gone())
  }

  #dialLater(isMoved: boolean): void {
    const failures = isMoved ? this.#failures : this.#failures++
    const wait = this.#terms.patience?.(failures) ?? growing(failures, SOON, LATE)
    this.#next = setTimeout(() => this.#dial(), isMoved && failures === 0 ? Math.random() * MOVING : wait)
  }

  #feel(pulse: number): void {
    const timer = setInterval(() => {
      if (this.#isClosed) return clearInterval(timer)
      if (this.#next !== undefined) return
      if (this.#isSilent) return this.drop()
      this.#isSilent = true
      if (this.isConnected) this.say({ t: 'ping', id: 'pulse' })
    }, pulse)
  }

  #send(text: string | undefined): void {
    if (text !== undefined && this.isConnected) this.#socket?.send(text)
  }

  #hear(heard: HouseMessage): void {
    if (heard.t === 'done') this.#settle(heard.id, { seq: heard.seq })
    else if (heard.t === 'refused') this.#refused(heard)
    else this.#terms.heard(heard)
  }

  #refused({ id, match, code, rule, expected }: Extract<HouseMessage, { t: 'refused' }>): void {
    // Without an id it is a subscription that failed, for example because the house could not reach its database.
    if (code === 'too fast' || code === 'unsure' || (code === 'broken' && id === undefined)) this.#breath.keep(id)
    else if (id !== undefined) this.#settle(id, { code, rule, expected })
    else this.#terms.heard({ t: 'refused', ...(match === undefined ? {} : { match }), code, rule, expected })
  }

  /** Sends a command again by its id. Messages without an id are subscriptions. */
  #sendAgain(id: string | undefined): void {
    if (id === undefined) for (const message of this.#standing.values()) this.#send(JSON.stringify(message()))
    else this.#send(this.#pending.get(id)?.text)
  }

  #settle(id: string, reply: Reply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.resolve(reply)
  }
}
