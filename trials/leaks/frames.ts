/* The bytes of a connection, parsed by hand: the response to the handshake, and every WebSocket frame after it. */

export interface Taken {
  /** The status line and headers of the handshake. */
  readonly head: string
  readonly texts: readonly string[]
  /** Payloads of other frames: pings and close reasons. */
  readonly others: readonly Buffer[]
  /** Bytes of an incomplete last frame. */
  readonly rest: number
}

const TEXT = 1

export function framesIn(bytes: Buffer): Taken {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { head: bytes.toString('latin1'), texts: [], others: [], rest: 0 }
  const [texts, others]: [string[], Buffer[]] = [[], []]
  let at = end + 4
  while (at < bytes.length) {
    const frame = frameAt(bytes, at)
    if (frame === null) break
    if (frame.kind === TEXT) texts.push(frame.load.toString('utf8'))
    else others.push(frame.load)
    at = frame.next
  }
  return { head: bytes.toString('latin1', 0, end), texts, others, rest: bytes.length - at }
}

/** One complete frame; null if it continues after the last byte. The house never masks, compresses or fragments. */
function frameAt(
  bytes: Buffer,
  at: number,
): { readonly kind: number; readonly load: Buffer; readonly next: number } | null {
  if (at + 2 > bytes.length) return null
  const [first, second] = [bytes.readUInt8(at), bytes.readUInt8(at + 1)]
  if ((first & 0x80) === 0 || (first & 0x70) !== 0 || second > 127) throw new Error(`an odd frame at byte ${at}`)
  const wide = second === 127 ? 8 : second === 126 ? 2 : 0
  if (at + 2 + wide > bytes.length) return null
  const size = wide === 8 ? Number(bytes.readBigUInt64BE(at + 2)) : wide === 2 ? bytes.readUInt16BE(at + 2) : second
  const start = at + 2 + wide
  if (start + size > bytes.length) return null
  return { kind: first & 0x0f, load: bytes.subarray(start, start + size), next: start + size }
}
