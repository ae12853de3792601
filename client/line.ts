import { Breath, growing } from './breath.ts'
import type { HouseMessage, Reply } from './messages.ts'

/** A socket, a browser's or Node's own. */
type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>

export interface LineTerms {
  /** Opens a socket to the house; called again whenever the last one is gone. */
  readonly dial: () => Socket
  /** How long to wait before dialling again, in milliseconds, by how often it has failed. Longer every time if it is not given. */
  readonly patience?: (failures: number) => number
  /** How often, in milliseconds, to make sure that the house is still there: a line can die without a word. Never if it is not given. */
  readonly pulse?: number
  readonly heard: (heard: HouseMessage) => void
  /** The line is there, or is gone. */
  readonly turned: () => void
}

/** The first and the longest wait before dialling again, in milliseconds. */
const SOON = 100
const LATE = 15_000
/** A line that has held for so long, in milliseconds, was no failure: longer than the house bears with who is too fast. */
const HELD = 15_000

/** Commands not yet acknowledged, sent again after every reconnection: the id makes that harmless. */
interface Pending {
  readonly text: string
  readonly resolve: (reply: Reply) => void
}

/** The line to the house, found again whenever it breaks. */
export class Line {
  readonly #terms: LineTerms
  readonly #pending = new Map<string, Pending>()
  /** What we want to hear of, by name: asked for again on every new socket. */
  readonly #standing = new Map<string, () => object>()
  #socket: Socket | null = null
  #isClosed = false
  /** Counts a line as lost: at once, and not when a dead socket has found out by itself. */
  #gone: () => void = () => undefined
  /** When it is gone: the next dial. */
  #next: ReturnType<typeof setTimeout> | undefined
  /** Whether nothing was heard since the house was last asked if it is there. */
  #isSilent = false
  #failures = 0
  readonly #breath = new Breath<string | undefined>(id => this.#sendAgain(id))
  #ids = 0
  readonly #name = Math.random().toString(36).slice(2, 10)

  constructor(terms: LineTerms) {
    this.#terms = terms
    this.#dial()
    if (terms.pulse !== undefined) this.#feel(terms.pulse)
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === 1
  }

  /** Asks for something now, and again whenever the line is new. */
  want(name: string, message: () => object): void {
    this.#standing.set(name, message)
    this.#send(JSON.stringify(message()))
  }
  /** Asks once more for what is wanted. */
  wantAgain(name: string): void {
    const message = this.#standing.get(name)
    if (message !== undefined) this.#send(JSON.stringify(message()))
  }
  unwant(name: string, message: object): void {
    if (this.#standing.delete(name)) this.#send(JSON.stringify(message))
  }

  /** Says something that needs no answer; lost if the line is. */
  say(message: object): void {
    this.#send(JSON.stringify(message))
  }
  /** Resolves when the house has done it or refused it, however often the line breaks before. */
  command(message: object): Promise<Reply> {
    const id = `${this.#name} ${this.#ids++}`
    const text = JSON.stringify({ ...message, id })
    return new Promise(resolve => {
      this.#pending.set(id, { text, resolve })
      this.#send(text)
    })
  }

  /** Breaks the line, as bad luck would; it is found again by itself. */
  drop(): void {
    const failures = this.#failures
    this.#socket?.close()
    this.#gone()
    this.#failures = failures // we did it ourselves
  }
  /** Whatever was in the way of a lost line may be out of it: dials at once, and is as patient as at first. */
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
  /** The house speaks something else by now: to come back would not help. */
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
    const gone = (): void => {
      if (isGone) return
      isGone = true
      clearTimeout(held)
      this.#breath.forget()
      if (!this.#isClosed) this.#dialLater()
      this.#terms.turned()
    }
    this.#gone = gone
    socket.addEventListener('close', gone)
    socket.addEventListener('error', gone)
  }

  #dialLater(): void {
    const failures = this.#failures++
    const wait = this.#terms.patience?.(failures) ?? growing(failures, SOON, LATE)
    this.#next = setTimeout(() => this.#dial(), wait)
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
    if (code === 'too fast') this.#breath.keep(id)
    else if (id !== undefined) this.#settle(id, { code, rule, expected })
    else this.#terms.heard({ t: 'refused', ...(match === undefined ? {} : { match }), code, rule, expected })
  }

  /** A command by its id; what has none is whatever we want to hear of. */
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
