import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Unread } from './unread.ts'

/** Messages of one turn of the event loop are sent together, in frames of about this many bytes. */
const FRAME = 16 * 1024

/** Bytes sent, and the mark whose pong confirms that they were read. */
interface Receipt {
  readonly mark: number
  readonly bytes: number
}

/**
 * What is on its way to one socket. Data accepted by the kernel may still be unread, so a ping with a unique mark
 * follows every few kilobytes. Its pong confirms everything sent before it.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #unread: Unread
  #out: string[] = []
  #sinceReceipt = 0
  #receipts: Receipt[] = []
  #waiting: (() => void)[] = []
  #isClosed = false
  /** The number of checks since something was last confirmed. */
  #silence = 0
  /** Bytes sent that await confirmation. */
  unread = 0

  constructor(socket: WebSocket, unread: Unread) {
    this.#socket = socket
    this.#unread = unread
    unread.add(this)
  }

  send(text: string): void {
    if (this.#out.length === 0) setImmediate(() => this.#flush())
    this.#out.push(text)
  }

  #flush(): void {
    const all = this.#out
    this.#out = []
    let [from, size] = [0, 0]
    for (const [i, { length }] of all.entries()) {
      size += length
      if (size < FRAME && i < all.length - 1) continue
      this.#frame(all.slice(from, i + 1))
      ;[from, size] = [i + 1, 0]
    }
  }

  #frame(messages: readonly string[]): void {
    if (this.#isClosed || this.#socket.readyState !== this.#socket.OPEN) return
    const bytes = Buffer.from(`[${messages.join(',')}]`)
    this.#socket.send(bytes, { binary: false })
    this.#sent(bytes.length)
  }

  pong(data: Buffer): void {
    this.#socket.pong(data)
    this.#sent(data.length)
  }

  #sent(bytes: number): void {
    this.#sinceReceipt += bytes
    if (this.#sinceReceipt < FRAME) return
    const mark = randomInt(0x10000)
    this.#receipts.push({ mark, bytes: this.#sinceReceipt })
    this.#count(this.#sinceReceipt)
    this.#sinceReceipt = 0
    this.#socket.ping(Buffer.from([mark >> 8, mark & 255]))
  }

  /** Whether this pong confirms something. It also confirms everything before that. */
  receives(pong: Buffer): boolean {
    const mark = pong.length === 2 ? pong.readUInt16BE(0) : null
    const last = this.#receipts.findIndex(each => each.mark === mark)
    if (last < 0) return false
    const taken = this.#receipts.splice(0, last + 1).reduce((sum, { bytes }) => sum + bytes, 0)
    this.#silence = 0
    this.#count(-taken)
    this.#wake()
    return true
  }

  #count(bytes: number): void {
    this.unread += bytes
    this.#unread.count(this, bytes)
  }

  /** Resolves when there is room for more, or the socket is closed. */
  async room(): Promise<void> {
    while (!this.#isClosed && !this.#unread.hasRoom(this)) await new Promise<void>(done => this.#waiting.push(done))
  }
  #wake(): void {
    for (const done of this.#waiting.splice(0)) done()
  }

  /** Called every second. Returns for how many seconds nothing has been confirmed. */
  look(): number {
    this.#wake() // others may have made room
    this.#silence = this.#receipts.length === 0 ? 0 : this.#silence + 1
    return this.#silence
  }

  /** Disconnects without a close frame: a client that reads nothing would not get it. */
  drop(): void {
    this.#socket.terminate()
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#receipts = []
    this.#count(-this.unread)
    this.#unread.remove(this)
    this.#wake()
  }
}
