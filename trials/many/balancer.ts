import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '#testkit/free-port'

/** How often each node is asked whether it is ready, how long it may take, and how long a connection may, in milliseconds. */
const ASKED = 300
const PATIENCE = 1000
const CONNECTING = 500

/** One address for many nodes: connections go to the next one that is ready. */
export class Balancer {
  #nodes: readonly number[] = []
  readonly #ready = new Set<number>()
  readonly #server: Server
  readonly #sockets = new Map<Socket, number>()
  readonly #timer: NodeJS.Timeout
  #turn = 0
  #port = 0

  private constructor() {
    this.#server = createServer({ pauseOnConnect: true }, client => void this.#accept(client))
    this.#timer = setInterval(() => {
      for (const node of this.#nodes) void this.#ask(node)
    }, ASKED)
  }

  static async open(): Promise<Balancer> {
    const balancer = new Balancer()
    balancer.#port = await freePort()
    await once(balancer.#server.listen(balancer.#port, '127.0.0.1'), 'listening')
    return balancer
  }

  /** From now on it is in front of these ports of this machine. */
  serve(nodes: readonly number[]): void {
    this.#nodes = nodes
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }
  /** How many nodes are ready. */
  get ready(): number {
    return this.#ready.size
  }
  isReady(node: number): boolean {
    return this.#ready.has(node)
  }

  /** Breaks all connections to this node. */
  cut(node: number): void {
    for (const [client, to] of this.#sockets) if (to === node) client.destroy()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const client of this.#sockets.keys()) client.destroy()
    await new Promise<void>(done => this.#server.close(() => done()))
  }

  async #ask(node: number): Promise<void> {
    const reply = await fetch(`http://127.0.0.1:${node}/readyz`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
      () => null,
    )
    await reply?.body?.cancel()
    if (reply?.ok) this.#ready.add(node)
    else this.#ready.delete(node)
  }

  /** Those that are ready, in turn. */
  #inTurn(): readonly number[] {
    const ready = this.#nodes.filter(node => this.#ready.has(node))
    const first = this.#turn++ % Math.max(1, ready.length)
    return [...ready.slice(first), ...ready.slice(0, first)]
  }

  async #accept(client: Socket): Promise<void> {
    client.on('error', () => client.destroy())
    for (const node of this.#inTurn()) {
      const socket = await connected(node)
      if (socket === null) continue
      if (client.destroyed) return void socket.destroy()
      this.#sockets.set(client, node)
      client.on('close', () => {
        this.#sockets.delete(client)
        socket.destroy()
      })
      socket.on('close', () => client.destroy())
      client.setNoDelay().pipe(socket).pipe(client)
      return
    }
    client.destroy()
  }
}

/** Null if it cannot be reached. */
function connected(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  return new Promise(resolve => {
    const fail = (): void => {
      socket.destroy()
      resolve(null)
    }
    socket.setTimeout(CONNECTING, fail)
    socket.on('error', fail)
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}
