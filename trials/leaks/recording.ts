import { connect } from 'node:net'
import { Duplex, PassThrough } from 'node:stream'
import { WebSocket } from 'ws'
import type { Viewer } from '#kernel/seat'

/** Every byte that one connection was sent, and what was said over it. */
export interface Recording {
  /** Whose it is, to name it by. */
  readonly who: string
  readonly viewer: Viewer
  readonly bytes: () => Buffer
  readonly sent: readonly string[]
}

/** A reply over HTTP, with all its headers. */
export interface HttpRecording {
  readonly who: string
  readonly viewer: Viewer
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** By the house's own clock, when it had come. */
  readonly at: number
}

/** A socket that keeps all it is sent, from the first byte of the handshake on. */
export function recorded(
  url: string,
  headers: Readonly<Record<string, string>>,
  { who, viewer }: Pick<Recording, 'who' | 'viewer'>,
): { readonly socket: WebSocket; readonly recording: Recording } {
  const [chunks, sent]: [Buffer[], string[]] = [[], []]
  const createConnection = ((options: { readonly port: number; readonly host: string }) => {
    const line = connect(options.port, options.host).setNoDelay()
    line.on('data', chunk => chunks.push(Buffer.from(chunk)))
    // Through a stream of its own: the client puts back what came with the handshake, and would be heard twice.
    return Duplex.from({ readable: line.pipe(new PassThrough()), writable: line })
  }) as unknown as typeof import('node:net').createConnection
  const socket = new WebSocket(url, { headers, createConnection })
  const send = socket.send.bind(socket)
  socket.send = ((text: string) => {
    sent.push(text)
    send(text)
  }) as typeof socket.send
  return { socket, recording: { who, viewer, bytes: () => Buffer.concat(chunks), sent } }
}
