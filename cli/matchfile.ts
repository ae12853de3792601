import { readFileSync } from 'node:fs'
import type { Boxed } from '#games/boxed'
import { FileProblem, readFile, type SealedFile } from '#kernel/file'
import { boxNamed, UsageError } from './usage.ts'

/** Reads a match file and finds the game it belongs to. */
export function loadMatch(path: string | undefined): { readonly box: Boxed; readonly file: SealedFile } {
  if (path === undefined) throw new UsageError('expected the path of a match file')
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new UsageError(`cannot read ${path}: expected a match file`)
  }
  try {
    const file = readFile(text)
    return { box: boxNamed(file.header.game), file }
  } catch (error) {
    throw error instanceof FileProblem ? new UsageError(`${path}, ${error.message}`) : error
  }
}
