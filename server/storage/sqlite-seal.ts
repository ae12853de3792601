import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { HEAD, type Head, headIn, headText, sumsText } from './sqlite-sums.ts'
import { allSumsIn, notAsWritten, sizeOf } from './sqlite-whole.ts'

/*
 * Backups are sealed: the checksums of the pages are appended after the last page, where SQLite ignores them, so that a
 * backup is a single file.
 */

const within = <T>(file: string, flags: 'r' | 'r+', work: (fd: number) => T): T => {
  const fd = openSync(file, flags)
  try {
    return work(fd)
  } finally {
    closeSync(fd)
  }
}

export const seal = (file: string): void =>
  within(file, 'r+', fd => {
    const { pageSize, size } = sizeOf(fd)
    const sums = sumsText(allSumsIn(fd, pageSize, size))
    const text = Buffer.concat([sums, headText({ pageSize, size, salts: 0n, frames: 0 })])
    writeSync(fd, text, 0, text.length, size * pageSize)
    fsyncSync(fd)
  })

/** What is wrong with a sealed file; null if nothing is, or if it was never sealed. */
export const brokenSeal = (file: string): string | null =>
  within(file, 'r', fd => {
    const head = headAtEnd(fd)
    if (head === null)
      return fstatSync(fd).size % sizeOf(fd).pageSize === 0 ? null : 'it ends within a page, or within its seal'
    const { pageSize, size } = head
    const found = allSumsIn(fd, pageSize, size)
    const written = read(fd, size * pageSize, 4 * size)
    const wrong = found.filter((sum, i) => sum !== written.readUInt32LE(4 * i)).length
    return wrong === 0 ? null : notAsWritten(wrong, size)
  })

/** Removes the seal and leaves a plain database. */
export const unseal = (file: string): void =>
  within(file, 'r+', fd => {
    const head = headAtEnd(fd)
    if (head !== null) ftruncateSync(fd, head.size * head.pageSize)
  })

const headAtEnd = (fd: number): Head | null => headIn(read(fd, fstatSync(fd).size - HEAD, HEAD))

function read(fd: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(fd, bytes, 0, length, Math.max(0, at))
  return bytes
}
