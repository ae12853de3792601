import type { WebSocket } from 'ws'
import { Client } from '#client/connection'
import { shelf } from '#games/shelf'
import type { Viewer } from '#kernel/seat'
import { type HttpRecording, type Recording, recorded } from './recording.ts'

let visitors = 0

/** A visitor of the house, guest or stranger, who records every reply. */
export class Visitor {
  readonly name: string
  readonly #address: string
  readonly #now: () => number
  readonly #headers: Record<string, string> = {}
  /** Their credentials, which nobody else may ever read. */
  readonly proofs: string[] = []
  readonly recordings: Recording[] = []
  readonly replies: HttpRecording[] = []
  readonly #sockets: WebSocket[] = []
  readonly #clients: Client[] = []
  #id: string | null = null
  /** Their point of view of the match, set when they are seated. */
  viewer: Viewer = 'table'

  constructor(name: string, address: string, now: () => number) {
    this.name = name
    this.#address = address
    this.#now = now
    const number = visitors++
    this.#headers['x-forwarded-for'] = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  }

  get id(): string | null {
    return this.#id
  }
  /** The headers that identify them. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers
  }

  /** Enters as a guest. A program uses a token instead of the cookie. */
  async enter(how: 'cookie' | 'token'): Promise<this> {
    const reply = await this.#fetch('POST', '/api/people/guest', { name: this.name })
    this.#id = ((await reply.json()) as { readonly id: string }).id
    const cookies = reply.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
    this.#headers.cookie = cookies.join('; ')
    // Both as it is sent and as it was signed: the token before the signature is what is stored on disk.
    for (const cookie of cookies) {
      const value = cookie.slice(cookie.indexOf('=') + 1)
      this.proofs.push(value, decodeURIComponent(value).split('.')[0] ?? value)
    }
    if (how === 'cookie') return this
    const made = await this.#fetch('POST', '/api/people/tokens', { name: 'a program' })
    const { token } = (await made.json()) as { readonly token: string }
    this.proofs.push(token)
    delete this.#headers.cookie
    this.#headers.authorization = `Bearer ${token}`
    return this
  }

  /** Makes an HTTP request and records the reply. */
  async asks(path: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<HttpRecording> {
    const reply = await this.#fetch(method, path, body)
    const { name: who, viewer } = this
    const [headers, text] = [[...reply.headers], await reply.text()]
    const heard = { who, viewer, method, path, status: reply.status, headers, body: text, at: this.#now() }
    this.replies.push(heard)
    return heard
  }

  /** The same for requests that concern no match, or one that has not begun. Not recorded. */
  async does<T>(path: string, body: object): Promise<T> {
    const reply = await this.#fetch('POST', path, body)
    if (!reply.ok) throw new Error(`${this.name} ${path}: ${await reply.text()}`)
    return (await reply.json()) as T
  }

  #fetch(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.#address}${path}`, {
      method,
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  /** A recorded socket of theirs. */
  dials(viewer = this.viewer): WebSocket {
    const url = `${this.#address.replace('http', 'ws')}/socket`
    const { socket, recording } = recorded(url, this.#headers, { who: this.name, viewer })
    socket.on('error', () => {})
    this.recordings.push(recording)
    this.#sockets.push(socket)
    return socket
  }

  /** A client that reconnects whenever the connection breaks; `open` is given its first socket. */
  client(changed: (match: string) => void, open: (socket: WebSocket) => void = () => {}, viewer?: Viewer): Client {
    let isFirst = true
    const dial = (): WebSocket => {
      const socket = this.dials(viewer)
      if (isFirst) socket.once('open', () => open(socket))
      isFirst = false
      return socket
    }
    const client = new Client({
      dial: dial as unknown as () => globalThis.WebSocket,
      games: id => shelf[id]?.game,
      changed,
      patience: () => 5,
    })
    this.#clients.push(client)
    return client
  }

  leave(): void {
    for (const client of this.#clients) client.close()
    for (const socket of this.#sockets) socket.terminate()
  }
}
