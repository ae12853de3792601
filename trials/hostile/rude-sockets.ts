import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { framesIn } from '../leaks/frames.ts'

/* Sockets that violate the WebSocket protocol. */

type Headers = Readonly<Record<string, string>>

const handshake = (path: string, host: string, headers: Headers): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
  `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
  `${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

/** A raw connection to the house after the handshake. */
export function rawSocket(address: string, path = '/socket', headers: Headers = {}): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  return new Promise((resolve, reject) => {
    // It keeps its own end open when the house closes the other.
    const line = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () =>
      line.write(handshake(path, host, headers)),
    )
    line.once('data', () => resolve(line))
    line.on('error', reject)
  })
}

/** A frame by first byte, claimed length and payload; masked, as a client must, or not. */
export function frame(first: number, load: Buffer, { masked = true, claims = load.length } = {}): Buffer {
  const isShort = claims < 126
  const head = Buffer.alloc(isShort ? 2 : 10)
  head.writeUInt8(first, 0)
  head.writeUInt8((masked ? 0x80 : 0) | (isShort ? claims : 127), 1)
  if (!isShort) head.writeBigUInt64BE(BigInt(claims), 2)
  return Buffer.concat([head, masked ? Buffer.alloc(4) : Buffer.alloc(0), load]) // a mask of zeros changes nothing
}

const ping = Buffer.from('{"t":"ping","id":"i"}')
/** Each of these ends the connection with this code. */
export const rudeFrames: readonly (readonly [what: string, code: number, bytes: Buffer])[] = [
  ['no mask', 1002, frame(0x81, ping, { masked: false })],
  ['an unknown kind of frame', 1002, frame(0x83, ping)],
  ['bits that mean nothing here', 1002, frame(0xc1, ping)],
  ['text that is none', 1007, frame(0x81, Buffer.from([0xff, 0xfe, 0xc0, 0x80]))],
  ['a going on of nothing', 1002, frame(0x80, ping)],
  ['a control frame in parts', 1002, frame(0x09, ping)],
  ['a farewell that is none', 1002, frame(0x88, Buffer.from([0x00]))],
  ['more than may be said', 1009, frame(0x81, Buffer.alloc(17 * 1024, 'x'))],
  ['a claim of more than there is in the world', 1009, frame(0x81, ping, { claims: Number.MAX_SAFE_INTEGER })],
  [
    'parts without end',
    1009,
    Buffer.concat([frame(0x01, Buffer.alloc(9000, 'x')), frame(0x00, Buffer.alloc(9000, 'x'))]),
  ],
]

/** The close code with which the house answers these bytes; null if it does not close. */
export async function farewellTo(address: string, load: Buffer): Promise<number | null> {
  const line = await rawSocket(address)
  const chunks: Buffer[] = [Buffer.from('\r\n\r\n')]
  line.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise<void>(done => {
    const late = setTimeout(done, 5000)
    line.once('end', () => {
      clearTimeout(late)
      done()
    })
    line.write(load)
  })
  line.destroy()
  const last = framesIn(Buffer.concat(chunks)).others.at(-1)
  return last === undefined || last.length < 2 ? null : last.readUInt16BE(0)
}

/** Whether the house ends the connection within `patience` milliseconds, even though the other end stays open. */
export const isCut = (line: Socket, patience: number): Promise<boolean> =>
  new Promise(resolve => {
    const knocking = setInterval(() => line.write('x'), 20)
    const late = setTimeout(() => end(false), patience)
    const end = (isCut: boolean): void => {
      clearInterval(knocking)
      clearTimeout(late)
      line.destroy()
      resolve(isCut)
    }
    line.removeAllListeners('error')
    line
      .on('close', () => end(true))
      .on('error', () => end(true))
      .resume()
    if (line.destroyed) end(true)
  })

/** Whether a client that keeps requesting a whole match, as fast as it can, and never reads the replies is dropped. */
export async function isDeafDropped(address: string, match: string, headers: Headers): Promise<boolean> {
  const line = await rawSocket(address, '/socket', headers)
  line.pause()
  const follow = frame(0x81, Buffer.from(JSON.stringify({ t: 'follow', match, have: -1 })))
  return new Promise(resolve => {
    const late = setTimeout(() => end(false), 30_000)
    const asking = setInterval(() => line.write(follow, error => error && end(true)), 200)
    const end = (isDropped: boolean): void => {
      clearTimeout(late)
      clearInterval(asking)
      line.destroy()
      resolve(isDropped)
    }
    line.removeAllListeners('error')
    line.on('error', () => end(true)).on('close', () => end(true))
  })
}
