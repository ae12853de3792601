import { FileProblem, lineOf } from '#kernel/file'
import type { Result } from '#kernel/game'
import type { ReadFile } from '#kernel/reading'
import { unfinished } from '#kernel/verify'
import type { Rules } from './edition.ts'
import type { Editions } from './editions.ts'
import { partsOf } from './parts.ts'

/** Plays a match file again, every part of it by its own edition; throws a FileProblem at the first line that differs. */
export async function verifyFile(editions: Editions<Rules>, file: ReadFile): Promise<Result | null> {
  const result = await playedAgain(editions, file)
  const problem = unfinished(file, result)
  if (problem !== null) throw problem
  return result
}

/** The same for a match that may not be over yet; how it ended, if it did. */
export async function playedAgain(
  editions: Editions<Rules>,
  { header, entries, seed }: ReadFile,
): Promise<Result | null> {
  const lines = entries.map(lineOf)
  let result: Result | null = null
  for (const { edition, from, lines: own } of await partsOf(editions, header, lines)) {
    const isFirst = from === 0
    const checked = edition.kernel.check(
      edition.game,
      header,
      seed,
      lines.slice(0, from + own.length),
      isFirst ? 0 : from + 1,
    )
    if (checked.line !== null) throw new FileProblem(checked.line, checked.problem)
    result = checked.result
  }
  return result
}
