import { readFileSync } from 'node:fs'
import type { Boxed } from '#games/boxed'
import { FileProblem } from '#kernel/file'
import { type ReadFile, readFile } from '#kernel/reading'
import { boxNamed, UsageError } from './usage.ts'

/** Reads a match file, finds its game, and does something with both; what is wrong with the file is said with its path. */
export function withMatch<T>(
  paths: readonly string[],
  use: (box: Boxed, file: ReadFile) => T,
  complain: (problem: FileProblem) => void = () => {},
): T {
  const [path, ...more] = paths
  if (path === undefined || more.length > 0) throw new UsageError('expected the path of one match file')
  try {
    const file = readFile(textOf(path))
    return use(boxNamed(file.header.game), file)
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
