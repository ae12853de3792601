import { FileProblem, lineOf } from '#kernel/file'
import type { Result } from '#kernel/game'
import type { ReadFile } from '#kernel/reading'
import { unfinished } from '#kernel/verify'
import type { Rules } from './edition.ts'
import type { Editions } from './editions.ts'
import { begunAndMoved, partsOf } from './parts.ts'

/** Nobody moves a match more often. */
const MOST = 20

/** Why a file with so many parts is not replayed; null if it may be. */
export const tooManyParts = ({ length }: { readonly length: number }): FileProblem | null =>
  length > MOST ? new FileProblem(1, `expected at most ${MOST} editions, found ${length}`) : null

/** Replays a match file, every part with its own edition. Throws a FileProblem at the first line that differs. */
export async function verifyFile(editions: Editions<Rules>, file: ReadFile): Promise<Result | null> {
  const result = await playedAgain(editions, file)
  const problem = unfinished(file, result)
  if (problem !== null) throw problem
  return result
}

/** The same for a match that may be unfinished. Returns the result, if there is one. */
export async function playedAgain(
  editions: Editions<Rules>,
  { header, entries, seed }: ReadFile,
): Promise<Result | null> {
  const lines = entries.map(lineOf)
  const tooMany = tooManyParts(begunAndMoved(editions, header, lines))
  if (tooMany !== null) throw tooMany
  const parts = await partsOf(editions, header, lines)
  let result: Result | null = null
  for (const [i, { name, edition, from, lines: own }] of parts.entries()) {
    const isFirst = from === 0
    // A move takes an entry number, and so affects the dice: a move that changes nothing would be a way to choose
    // between rolls.
    if (!isFirst && (result !== null || name === parts[i - 1]?.name))
      throw new FileProblem(from + 2, 'expected a match that goes on, and another edition than before')
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
