import { connect } from 'node:net'
import { Duplex, PassThrough } from 'node:stream'
import { WebSocket } from 'ws'
import type { Viewer } from '#kernel/seat'

/** Every byte sent to one connection, and what was sent over it. */
export interface Recording {
  /** Its owner, for reports. */
  readonly who: string
  readonly viewer: Viewer
  readonly bytes: () => Buffer
  readonly sent: readonly string[]
}

/** An HTTP response with all its headers. */
export interface HttpRecording {
  readonly who: string
  readonly viewer: Viewer
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** When it arrived, by the house's clock. */
  readonly at: number
}

/** A socket that records everything it receives, from the first byte of the handshake. */
export function recorded(
  url: string,
  headers: Readonly<Record<string, string>>,
  { who, viewer }: Pick<Recording, 'who' | 'viewer'>,
): { readonly socket: WebSocket; readonly recording: Recording } {
  const [chunks, sent]: [Buffer[], string[]] = [[], []]
  const createConnection = ((options: { readonly port: number; readonly host: string }) => {
    const line = connect(options.port, options.host).setNoDelay()
    line.on('data', chunk => chunks.push(Buffer.from(chunk)))
    // Through a separate stream: the client unshifts what came with the handshake, which would be recorded twice.
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
