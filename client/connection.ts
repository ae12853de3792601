import type { Header } from '#kernel/file'
import type { Game } from '#kernel/game'
import type { Seat, Viewer } from '#kernel/seat'
import type { Json } from '#kernel/wire'
import { Replica } from './replica.ts'

/** The version of what is spoken over sockets; PROTOCOL.md tells it to people. */
export const PROTOCOL = 1

/** What was refused, by which rule, and what would have been right. */
export interface Refused {
  readonly code: string
  readonly rule: string | null
  readonly expected: string
}
export type Reply = { readonly seq: number } | Refused

/** What the house says over a socket. */
type Heard =
  | {
      readonly t: 'welcome'
      readonly protocol: number
      readonly person: { readonly id: string; readonly name: string } | null
    }
  | { readonly t: 'match'; readonly match: string; readonly seat: Seat | null; readonly header: Header }
  | { readonly t: 'entry'; readonly match: string; readonly entry: Json & { readonly seq: number } }
  | { readonly t: 'waits'; readonly match: string; readonly since: readonly (number | null)[] | null }
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | ({ readonly t: 'refused'; readonly id?: string } & Refused)
  | { readonly t: 'pong'; readonly id: string }

/** A socket, a browser's or Node's own. */
type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'addEventListener'>

export interface ClientTerms {
  /** Opens a socket to the house; called again whenever the last one is gone. */
  readonly dial: () => Socket
  readonly games: (id: string) => Game | undefined
  /** Something has changed: a new entry, a new question, a lost or found house. */
  readonly changed?: (match: string) => void
  /** How long to wait before dialling again, in milliseconds, by how often it has failed. */
  readonly patience?: (failures: number) => number
}

/** Milliseconds to wait when the house says that we are too fast. */
const BREATH = 100

/** Answers not yet acknowledged, sent again after every reconnection: the id makes that harmless. */
interface Pending {
  readonly text: string
  readonly resolve: (reply: Reply) => void
}

/** Follows matches through any number of lost connections: "I have up to N" is the only way to catch up. */
export class Client {
  readonly #terms: ClientTerms
  readonly #replicas = new Map<string, Replica | null>()
  readonly #pending = new Map<string, Pending>()
  #socket: Socket | null = null
  #isClosed = false
  #failures = 0
  #ids = 0
  readonly #name = Math.random().toString(36).slice(2, 10)

  constructor(terms: ClientTerms) {
    this.#terms = terms
    this.#dial()
  }

  /** This client's copy of a match; null until the house has told who sits where. */
  replica(match: string): Replica | null {
    return this.#replicas.get(match) ?? null
  }
  get isConnected(): boolean {
    return this.#socket?.readyState === 1
  }

  follow(match: string): void {
    if (!this.#replicas.has(match)) this.#replicas.set(match, null)
    this.#ask(match)
  }

  /** Resolves when the house has written it down or refused it, however often the line breaks before. */
  answer(match: string, name: string, answer: unknown): Promise<Reply> {
    const id = `${this.#name} ${this.#ids++}`
    const asked = this.replica(match)?.have ?? -1
    const text = JSON.stringify({ t: 'answer', match, id, asked, name, answer })
    return new Promise(resolve => {
      this.#pending.set(id, { text, resolve })
      this.#send(text)
    })
  }

  /** Breaks the line, as bad luck would; it is found again by itself. */
  drop(): void {
    this.#socket?.close()
  }
  close(): void {
    this.#isClosed = true
    this.#socket?.close()
  }

  #dial(): void {
    const socket = this.#terms.dial()
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#failures = 0
      for (const match of this.#replicas.keys()) this.#ask(match)
      for (const { text } of this.#pending.values()) this.#send(text)
    })
    socket.addEventListener('message', ({ data }) => {
      for (const heard of JSON.parse(String(data)) as readonly Heard[]) this.#hear(heard)
    })
    let isGone = false
    const gone = (): void => {
      if (isGone) return
      isGone = true
      for (const match of this.#replicas.keys()) this.#terms.changed?.(match)
      const wait = this.#terms.patience?.(this.#failures++) ?? Math.min(5000, 100 * 2 ** this.#failures)
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#dial(), wait)
    }
    socket.addEventListener('close', gone)
    socket.addEventListener('error', gone)
  }

  #send(text: string): void {
    if (this.isConnected) this.#socket?.send(text)
  }
  #ask(match: string): void {
    this.#send(JSON.stringify({ t: 'follow', match, have: this.replica(match)?.have ?? -1 }))
  }

  /** What the house did not listen to: it has too much to hear from us. */
  #sendAgain(id: string | undefined): void {
    const pending = id === undefined ? undefined : this.#pending.get(id)
    if (pending !== undefined) this.#send(pending.text)
    else for (const match of this.#replicas.keys()) this.#ask(match)
  }

  #hear(heard: Heard): void {
    switch (heard.t) {
      case 'welcome':
        return heard.protocol === PROTOCOL ? undefined : this.#outdated(heard.protocol)
      case 'match':
        return this.#introduce(heard.match, heard.header, heard.seat ?? 'table')
      case 'entry': {
        const replica = this.replica(heard.match)
        if (replica?.take(heard.entry) === false) this.#ask(heard.match)
        return this.#terms.changed?.(heard.match)
      }
      case 'done':
        return this.#settle(heard.id, { seq: heard.seq })
      case 'refused':
        if (heard.code === 'too fast') return void setTimeout(() => this.#sendAgain(heard.id), BREATH)
        if (heard.id !== undefined)
          this.#settle(heard.id, { code: heard.code, rule: heard.rule, expected: heard.expected })
        return
      case 'waits':
        return this.#terms.changed?.(heard.match)
    }
  }

  /** The house speaks something else by now: to come back would not help. */
  #outdated(protocol: number): void {
    this.close()
    const reply = { code: 'another protocol', rule: null, expected: `a client that speaks version ${protocol}` }
    for (const id of [...this.#pending.keys()]) this.#settle(id, reply)
  }

  #introduce(match: string, { game, names, options }: Header, viewer: Viewer): void {
    const rules = this.#terms.games(game)
    if (this.replica(match) !== null || rules === undefined) return
    this.#replicas.set(match, new Replica(rules, names.length, options, viewer))
  }

  #settle(id: string, reply: Reply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.resolve(reply)
  }
}
