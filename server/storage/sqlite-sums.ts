import { closeSync, fdatasyncSync, fstatSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/*
 * The checksum of every page of a database as it was last committed, in a file beside it. SQLite has no checksums and
 * does not notice a changed letter. The file also shows that a house has been here.
 */

export const sumsBeside = (file: string): string => `${file}-sums`

/** The header: the number of pages, and which log it refers to with how many frames at least. */
export interface Head {
  readonly pageSize: number
  readonly size: number
  readonly salts: bigint
  readonly frames: number
}

const MAGIC = Buffer.from('wyrmtavern sums\n')
export const HEAD = 40
/** Checksums are read and written in blocks of this many. The header has a block of its own. */
const BLOCK = 1024
const BYTES = 4 * BLOCK
/**
 * Extra blocks allocated in advance, so that a full disk cannot keep us from adding checksums for what was still
 * written.
 */
const ROOM = 16

export function headText({ pageSize, size, salts, frames }: Head): Buffer {
  const head = Buffer.alloc(HEAD)
  MAGIC.copy(head)
  head.writeUInt32BE(pageSize, 16)
  head.writeUInt32BE(size, 20)
  head.writeBigUInt64BE(salts, 24)
  head.writeUInt32BE(frames, 32)
  head.writeUInt32BE(crc32(head.subarray(0, 36)), 36)
  return head
}

/** Null if this is not a header or is damaged. */
export function headIn(head: Buffer): Head | null {
  if (!head.subarray(0, 16).equals(MAGIC) || head.readUInt32BE(36) !== crc32(head.subarray(0, 36))) return null
  return {
    pageSize: head.readUInt32BE(16),
    size: head.readUInt32BE(20),
    salts: head.readBigUInt64BE(24),
    frames: head.readUInt32BE(32),
  }
}

/** The checksums of the pages from 1 on, as stored: 0 for a page that was never written. */
export function sumsText(sums: readonly number[], room = 0): Buffer {
  const text = Buffer.alloc(4 * sums.length + room)
  for (const [i, sum] of sums.entries()) text.writeUInt32LE(sum, 4 * i)
  return text
}

/** Writes a new file atomically. */
export function writeSums(file: string, head: Head, sums: readonly number[]): void {
  const draft = `${sumsBeside(file)}.new`
  const fd = openSync(draft, 'w')
  writeSync(fd, headText(head), 0, HEAD, 0)
  const filled = sums.length % BLOCK === 0 ? 0 : BLOCK - (sums.length % BLOCK)
  writeSync(fd, sumsText(sums, 4 * filled + ROOM * BYTES), 0, undefined, BYTES)
  fsyncSync(fd)
  closeSync(fd)
  renameSync(draft, sumsBeside(file))
}

/** The open file of checksums. Nothing is cached in memory. */
export class SumsFile {
  readonly #fd: number
  readonly #block = Buffer.alloc(BYTES)
  #blocks: number

  constructor(file: string, flags: 'r' | 'r+') {
    this.#fd = openSync(sumsBeside(file), flags)
    this.#blocks = Math.floor(fstatSync(this.#fd).size / BYTES) - 1
  }

  head(): Head | null {
    const head = Buffer.alloc(HEAD)
    readSync(this.#fd, head, 0, HEAD, 0)
    return headIn(head)
  }

  /** Whether it is as long as its header says. */
  isWhole({ size }: Head): boolean {
    return size <= this.#blocks * BLOCK
  }

  /** The checksums of `count` pages from this one on. */
  read(page: number, count: number): readonly number[] {
    const bytes = Buffer.alloc(4 * count)
    readSync(this.#fd, bytes, 0, bytes.length, BYTES + 4 * (page - 1))
    return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(4 * i))
  }

  /** Writes the checksums of committed pages, then the header. */
  write(sums: ReadonlyMap<number, number>, head: Head): void {
    for (const [block, entries] of Map.groupBy(sums, ([page]) => Math.floor((page - 1) / BLOCK))) {
      const at = BYTES * (block + 1)
      this.#block.fill(0, readSync(this.#fd, this.#block, 0, BYTES, at))
      for (const [page, sum] of entries) this.#block.writeUInt32LE(sum, 4 * ((page - 1) % BLOCK))
      writeSync(this.#fd, this.#block, 0, BYTES, at)
    }
    writeSync(this.#fd, headText(head), 0, HEAD, 0)
    if (head.size / BLOCK + ROOM / 2 > this.#blocks) this.#makeRoom()
  }

  #makeRoom(): void {
    writeSync(this.#fd, Buffer.alloc(ROOM * BYTES), 0, undefined, BYTES * (this.#blocks + 1))
    this.#blocks += ROOM
  }

  sync(): void {
    fdatasyncSync(this.#fd)
  }
  close(): void {
    closeSync(this.#fd)
  }
}
