import { once } from 'node:events'
import { WebSocket } from 'ws'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Sent = Readonly<Record<string, string>>

/** For tests: a browser at a complete house. It keeps cookies and sends the origin of its page. */
export class Browser {
  readonly #house: { readonly address: string }
  readonly #more: Sent
  readonly cookies = new Map<string, string>()

  constructor(house: { readonly address: string }, more: Sent = {}) {
    this.#house = house
    this.#more = { origin: 'http://localhost:3000', ...more }
  }

  #headers(more: Sent): Sent {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { ...this.#more, ...(cookie === '' ? {} : { cookie }), ...more }
  }

  async ask(method: Method, path: string, body?: object, more: Sent = {}) {
    const type: Sent = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { ...this.#headers(more), ...type }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const reply = await fetch(`${this.#house.address}${path}`, { method, headers, ...sent })
    for (const [, name = '', value = ''] of reply.headers
      .getSetCookie()
      .map(it => it.match(/^([^=]*)=([^;]*)/) ?? [])) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? null : JSON.parse(text) }
  }

  enters(name: string) {
    return this.ask('POST', '/api/people/guest', { name })
  }
  signsUp(username: string, password: string) {
    return this.ask('POST', '/api/people/account', { username, password })
  }
  signsIn(username: string, password: string) {
    return this.ask('POST', '/api/auth/sign-in/username', { username, password })
  }

  /** An open socket, everything it has received, and its close code. */
  async line(more: Sent = {}) {
    const socket = new WebSocket(`${this.#house.address.replace('http', 'ws')}/socket`, {
      headers: this.#headers(more),
    })
    const heard: { readonly t: string; readonly [key: string]: unknown }[] = []
    socket.on('message', data => heard.push(...JSON.parse(String(data))))
    const closed = once(socket, 'close').then(([code]) => Number(code))
    await once(socket, 'open')
    return {
      heard,
      closed,
      says: (it: object) => socket.send(JSON.stringify(it)),
      isOpen: () => socket.readyState === 1,
    }
  }
}
