import type { Game } from './game.ts'
import type { Entry } from './match.ts'
import { wereNames } from './names.ts'
import { commitmentTo, type Seed } from './seed.ts'
import { sha256Hex } from './sha256.ts'
import { fromJson, type Json, toLog } from './wire.ts'

/** The first line of a match file. Everything in it is public before the first event. */
export interface Header {
  /** How the file is written; the first way named no edition. */
  readonly wyrmtavern: 1 | 2
  readonly game: string
  /** The edition it is played by, from its first entry on, by its SHA-256. */
  readonly edition?: string
  /** The version of the rules in it, and the hash of its cards: for people to read. */
  readonly rules: number
  readonly cards: string
  readonly names: readonly string[]
  readonly options: { readonly [option: string]: Json }
  /** Words of the players' own, mixed into the dice. */
  readonly words: readonly string[]
  /** SHA-256 of the seed. */
  readonly commitment: string
}

/** A finished match, as it is kept in a file: a header line, a line an entry, a closing line with the revealed seed. */
export interface MatchFile {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly seed: Seed
}

/** What is wrong with a match file, and on which line. */
export class FileProblem extends Error {
  readonly line: number
  readonly problem: string
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`)
    this.line = line
    this.problem = problem
  }
}

export const cardsHash = (game: Game): string => sha256Hex(JSON.stringify(game.cards))

export function headerOf(
  game: Game,
  terms: {
    readonly edition: string
    readonly names: readonly string[]
    readonly options: object
    readonly words?: readonly string[]
    readonly seed: Seed
  },
): Header {
  if (!wereNames(terms.names)) throw new RangeError('expected different names of 1 to 40 printable characters')
  return {
    wyrmtavern: 2,
    game: game.id,
    edition: terms.edition,
    rules: game.version,
    cards: cardsHash(game),
    names: terms.names,
    options: terms.options as Header['options'],
    words: terms.words ?? [],
    commitment: commitmentTo(terms.seed),
  }
}

export const lineOf = (entry: Entry): string => JSON.stringify(toLog(entry))
/** A line that we have written: it needs no checking again. */
export const entryIn = (line: string): Entry => fromJson(JSON.parse(line)) as Entry

export function writeFile({ header, entries, seed }: MatchFile): string {
  const lines = [JSON.stringify(header), ...entries.map(lineOf)]
  return `${[...lines, closingLine(lines, seed)].join('\n')}\n`
}

/** The seed, and a sum over the lines before it, so that damage shows. */
export const closingLine = (lines: readonly string[], seed: Seed): string =>
  JSON.stringify({ entries: lines.length - 1, seed, sum: sha256Hex(lines.join('\n')) })
