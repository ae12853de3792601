import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '#testkit/free-port'

interface Relayed {
  readonly near: Socket
  readonly far: Socket
}

/** A cable between a process and a server: passes everything on, until it is cut. */
export class Relay {
  readonly #server: Server
  readonly #target: number
  readonly #all = new Set<Relayed>()
  #isCut = false
  #port = 0

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer({ pauseOnConnect: true }, near => this.#accept(near))
  }

  /** To a port of this machine. */
  static async to(target: number): Promise<Relay> {
    const relay = new Relay(target)
    relay.#port = await freePort()
    await once(relay.#server.listen(relay.#port, '127.0.0.1'), 'listening')
    return relay
  }

  /** The same address, through this relay. */
  through(address: string): string {
    const url = new URL(address)
    url.port = String(this.#port)
    return url.href
  }

  /** Nothing arrives any more on either side, and nobody is told so. */
  cut(): void {
    this.#isCut = true
    for (const { near, far } of this.#all)
      for (const socket of [near, far]) {
        socket.unpipe()
        socket.pause()
      }
  }

  /** Everything held back arrives late, or its connections turn out to be broken. */
  mend(how: 'late' | 'broken'): void {
    this.#isCut = false
    for (const pair of this.#all)
      if (how === 'late') join(pair)
      else this.#break(pair)
  }

  async close(): Promise<void> {
    for (const pair of this.#all) this.#break(pair)
    await new Promise<void>(done => this.#server.close(() => done()))
  }

  #accept(near: Socket): void {
    const pair = { near, far: connect(this.#target, '127.0.0.1') }
    this.#all.add(pair)
    for (const socket of [pair.near, pair.far]) {
      socket.setNoDelay()
      socket.on('error', () => this.#break(pair))
      socket.on('close', () => this.#break(pair))
    }
    pair.far.once('connect', () => {
      if (!this.#isCut) join(pair)
    })
  }

  #break(pair: Relayed): void {
    this.#all.delete(pair)
    for (const socket of [pair.near, pair.far]) socket.destroy()
  }
}

function join({ near, far }: Relayed): void {
  near.pipe(far)
  far.pipe(near)
}
