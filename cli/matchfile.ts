import { readFileSync } from 'node:fs'
import { FileProblem } from '#kernel/file'
import { type ReadFile, readFile } from '#kernel/reading'
import type { Seat } from '#kernel/seat'
import { UsageError } from './usage.ts'

/** Reads a match file and does something with it. Error messages name its path. */
export async function withMatch<T>(
  paths: readonly string[],
  use: (file: ReadFile) => Promise<T>,
  complain: (problem: FileProblem) => void = () => {},
): Promise<T> {
  const [path, ...more] = paths
  if (path === undefined || more.length > 0) throw new UsageError('expected the path of one match file')
  try {
    const text = textOf(path)
    if (text.startsWith('{"wyrmtavernSaved"'))
      throw new UsageError(
        `${path} is a saved game that is not over: open it in the browser; expected a finished match`,
      )
    return await use(readFile(text))
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    complain(error)
    throw new UsageError(`${path}, ${error.message}`)
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new UsageError(`cannot read ${path}: expected a match file`)
  }
}

/** A seat by its player's name or its number, counted from 1. `others` is what else could have been meant. */
export function seatNamed(as: string, names: readonly string[], others = ''): Seat {
  const named = names.findIndex(name => name.toLowerCase() === as.toLowerCase())
  const seat = named >= 0 ? named : Number(as) - 1
  if (!Number.isInteger(seat) || seat < 0 || seat >= names.length)
    throw new UsageError(`--as ${as}: expected ${others}${names.join(', ')}, or a seat from 1 to ${names.length}`)
  return seat as Seat
}
