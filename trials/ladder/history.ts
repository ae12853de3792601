import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import type { LadderLine } from './playing.ts'
import { keyOf } from './tables.ts'

/** What a file cannot be: the history of this ladder. */
export class HistoryProblem extends Error {}

/**
 * The games of a ladder, one line of JSON each. A line counts once it is whole: a run that was killed while it wrote
 * goes on with the game whose line was cut.
 */
export class History {
  readonly #file: string | null
  readonly #lines = new Map<string, LadderLine>()

  /** Without a file, it is kept in memory only. The file is made if there is none. */
  constructor(file: string | null, game: string, rules: object) {
    this.#file = file
    if (file === null || !existsSync(file)) return
    const bytes = readFileSync(file)
    const whole = bytes.lastIndexOf(10) + 1
    if (whole < bytes.length) truncateSync(file, whole)
    for (const [i, text] of bytes.toString('utf8', 0, whole).split('\n').slice(0, -1).entries()) {
      const line = readLine(text)
      if (line === null || line.game !== game || JSON.stringify(line.rules) !== JSON.stringify(rules))
        throw new HistoryProblem(`${file}, line ${i + 1}: expected a game of a ladder of ${game} with the same rules`)
      this.#lines.set(keyOf(line), line)
    }
  }

  has(key: string): boolean {
    return this.#lines.has(key)
  }

  add(lines: readonly LadderLine[]): void {
    if (this.#file !== null) appendFileSync(this.#file, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    for (const line of lines) this.#lines.set(keyOf(line), line)
  }

  /** In an order that does not depend on when they were played. */
  get lines(): readonly LadderLine[] {
    return [...this.#lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
  }
}

function readLine(text: string): LadderLine | null {
  try {
    const line = JSON.parse(text) as LadderLine
    const { bots, ranking, order, pair, times } = line
    return [bots, ranking, order, pair].every(Array.isArray) && typeof times === 'object' ? line : null
  } catch {
    return null
  }
}
