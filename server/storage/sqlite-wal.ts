import { readSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/*
 * SQLite's write-ahead log, in its documented format (sqlite.org/fileformat2.html, chapter 4): a header, then frames,
 * each with the new content of a page. A log that starts again has new salts; after its last frame there may be remains
 * of the old one.
 */

const HEAD = 32
const FRAME = 24
const LITTLE = 0x377f0682
const BIG = 0x377f0683

/** The checksum of a page; never 0. */
export const sumOf = (page: Uint8Array): number => crc32(page) || 1

/** Identifies the log; null if there is none yet. */
export function saltsIn(wal: number): bigint | null {
  const salts = Buffer.alloc(8)
  return readSync(wal, salts, 0, 8, 16) < 8 ? null : salts.readBigUInt64BE()
}

/** What part of the log changes: pages with their checksums, and the number of pages after it. */
export interface Logged {
  readonly sums: ReadonlyMap<number, number>
  readonly size: number
}

/** Frames read at a time. */
const FEW = 16

/** The frames in this range, the last of which ends a commit. */
export function loggedIn(wal: number, pageSize: number, from: number, to: number): Logged {
  const sums = new Map<number, number>()
  const length = FRAME + pageSize
  const frames = Buffer.allocUnsafe(Math.min(FEW, to - from) * length)
  let size = 0
  for (let n = from; n < to; n += FEW) {
    const count = Math.min(FEW, to - n)
    if (readSync(wal, frames, 0, count * length, HEAD + n * length) < count * length)
      throw new RangeError('the log is shorter than SQLite says')
    for (let at = 0; at < count * length; at += length) {
      sums.set(frames.readUInt32BE(at), sumOf(frames.subarray(at + FRAME, at + length)))
      size = frames.readUInt32BE(at + 4)
    }
  }
  return { sums, size }
}

export interface Log {
  readonly salts: bigint
  readonly pageSize: number
  readonly frames: number
}

/** The valid and committed part of a log, by its own checksums: what SQLite recovers when it opens the database. */
export function wholeLog(wal: number): Log | null {
  const head = Buffer.alloc(HEAD)
  if (readSync(wal, head, 0, HEAD, 0) < HEAD) return null
  const isLittle = head.readUInt32BE(0) === LITTLE
  const pageSize = head.readUInt32BE(8)
  let sum = summed(head, 0, 24, isLittle, [0, 0])
  if (!(isLittle || head.readUInt32BE(0) === BIG) || !holds(head, 24, sum)) return null
  const frame = Buffer.alloc(FRAME + pageSize)
  let frames = 0
  for (let n = 0; readSync(wal, frame, 0, frame.length, HEAD + n * frame.length) === frame.length; n++) {
    sum = summed(frame, FRAME, frame.length, isLittle, summed(frame, 0, 8, isLittle, sum))
    if (head.compare(frame, 8, 16, 16, 24) !== 0 || !holds(frame, 16, sum)) break
    if (frame.readUInt32BE(4) !== 0) frames = n + 1
  }
  return { salts: head.readBigUInt64BE(16), pageSize, frames }
}

type Sum = readonly [number, number]

/** SQLite's own cumulative checksum. */
function summed(bytes: Buffer, from: number, to: number, isLittle: boolean, [first, second]: Sum): Sum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let [a, b] = [first, second]
  for (let at = from; at < to; at += 8) {
    a = (a + view.getUint32(at, isLittle) + b) >>> 0
    b = (b + view.getUint32(at + 4, isLittle) + a) >>> 0
  }
  return [a, b]
}
const holds = (bytes: Buffer, at: number, [a, b]: Sum): boolean =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b
