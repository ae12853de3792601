import { closingLine, FileProblem } from '#kernel/file'
import { type ReadFile, readFile } from '#kernel/reading'
import type { LocalSitter, SavedLine, SavedMatch } from './saved-match.ts'

/*
 * A match as a file. A finished match is a match file, as a house writes them. An unfinished one has one more line at
 * the top, which says who sits where. It can be loaded and continued, and it reveals everything hidden.
 */

interface Saved {
  readonly wyrmtavernSaved: 1
  readonly sitters: readonly LocalSitter[]
  readonly pause: number
  readonly at: number
}

export function textOf(kept: SavedMatch, lines: readonly SavedLine[]): string {
  const { header, seed, sitters, pause, at, over } = kept
  const all = [JSON.stringify(header), ...lines.map(({ line }) => line)]
  const top: Saved = { wyrmtavernSaved: 1, sitters, pause, at }
  return `${[...(over ? [] : [JSON.stringify(top)]), ...all, closingLine(all, seed)].join('\n')}\n`
}

/** The match in a file and, if it is not over, who sits where. Throws a FileProblem. */
export function read(text: string): { readonly file: ReadFile; readonly saved: Saved | null } {
  const [top = ''] = text.split('\n', 1)
  const saved = savedIn(top)
  return { file: readFile(saved === null ? text : text.slice(top.length + 1)), saved }
}

function savedIn(line: string): Saved | null {
  if (!line.startsWith('{"wyrmtavernSaved"')) return null
  const it = parsed(line) as Partial<Record<keyof Saved, unknown>> | null
  const isSitter = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'bot' in one && (one.bot === null || typeof one.bot === 'string')
  const isRight =
    it?.wyrmtavernSaved === 1 &&
    Array.isArray(it.sitters) &&
    it.sitters.every(isSitter) &&
    [it.pause, it.at].every(n => Number.isSafeInteger(n) && (n as number) >= 0) &&
    (it.pause as number) <= 10_000
  if (!isRight) throw new FileProblem(1, 'expected who sits where ({"wyrmtavernSaved":1,"sitters":…})')
  return it as unknown as Saved
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
