import { connect, type Socket } from 'node:net'

/*
 * The client side of a WebSocket, as cheap as possible, so that one core can keep a server on another core busy: no
 * checks, no masking (the key is zero), one buffer for all sockets.
 */

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10
const shared = Buffer.allocUnsafe(1 << 16)
const none = Buffer.alloc(0)

export interface BenchLineParams {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly heard: (frame: Buffer) => void
  readonly opened: () => void
  readonly broke: (why: string) => void
}

export class BenchLine {
  readonly #terms: BenchLineParams
  readonly #socket: Socket
  #rest: Buffer = none
  #isOpen = false
  #isClosed = false
  /** Bytes received, including frame headers. */
  received = 0

  constructor(terms: BenchLineParams) {
    this.#terms = terms
    this.#socket = connect({
      port: terms.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: shared, callback: (size, buffer) => this.#read((buffer as Buffer).subarray(0, size)) },
    })
    const headers = Object.entries({
      Host: '127.0.0.1',
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...terms.headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    this.#socket.write(`GET ${terms.path} HTTP/1.1\r\n${headers.join('')}\r\n`)
    const broke = (why: string) => () => this.#isClosed || terms.broke(why)
    this.#socket.on('error', broke('failed')).on('close', broke('was closed'))
  }

  send(what: string | Buffer): void {
    this.#write(typeof what === 'string' ? TEXT : 2, typeof what === 'string' ? Buffer.from(what) : what)
  }
  close(): void {
    this.#isClosed = true
    this.#socket.destroy()
  }

  #write(kind: number, what: Buffer): void {
    const isLong = what.length > 125
    const frame = Buffer.allocUnsafe(what.length + (isLong ? 8 : 6))
    frame[0] = 0x80 | kind
    frame[1] = 0x80 | (isLong ? 126 : what.length)
    if (isLong) frame.writeUInt16BE(what.length, 2)
    frame.writeUInt32BE(0, isLong ? 4 : 2)
    what.copy(frame, isLong ? 8 : 6)
    this.#socket.write(frame)
  }

  #read(chunk: Buffer): boolean {
    this.received += chunk.length
    let data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    if (!this.#isOpen) {
      const end = data.indexOf('\r\n\r\n')
      if (end < 0) return this.#keep(data)
      const status = data.toString('latin1', 0, data.indexOf('\r\n'))
      if (!status.includes(' 101 ')) this.#terms.broke(status)
      this.#isOpen = true
      this.#terms.opened()
      data = data.subarray(end + 4)
    }
    let at = 0
    while (at + 2 <= data.length) {
      const short = (data[at + 1] ?? 0) & 127
      const body = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
      if (body > data.length) break
      const length = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : data.readUInt32BE(at + 6)
      if (body + length > data.length) break
      this.#hear((data[at] ?? 0) & 15, data.subarray(body, body + length))
      at = body + length
    }
    return this.#keep(data.subarray(at))
  }

  /** Copies what is left over, because the shared buffer is reused at once. */
  #keep(rest: Buffer): boolean {
    this.#rest = rest.length === 0 ? none : Buffer.from(rest)
    return true
  }

  #hear(kind: number, frame: Buffer): void {
    if (kind === PING) this.#write(PONG, frame)
    else if (kind !== PONG && kind !== CLOSE) this.#terms.heard(frame)
  }
}
