import { endOfTurn } from '../end-of-turn.ts'
import type { LiveMatch } from './live-match.ts'

/** Entries read at a time, which takes about a millisecond. */
const PORTION = 50

/** The lines after this number, a few at a time, so that reading a long match does not block others. */
export async function* portions(
  live: LiveMatch,
  have: number,
  turn: () => Promise<void> = endOfTurn,
): AsyncGenerator<readonly string[]> {
  for (let from = have + 1; ; from += PORTION) {
    await turn()
    const lines = await live.lines(from, PORTION)
    if (lines.length > 0) yield lines
    if (lines.length < PORTION) return
  }
}

/** The same for lines already in memory. */
export async function* inTurn(lines: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let from = 0; from < lines.length; from += PORTION) {
    await endOfTurn()
    yield lines.slice(from, from + PORTION)
  }
}
