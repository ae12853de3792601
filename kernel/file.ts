import type { Game } from './game.ts'
import type { Entry } from './match.ts'
import { wereNames } from './names.ts'
import { commitmentTo, type Seed } from './seed.ts'
import { sha256Hex } from './sha256.ts'
import { fromJson, type Json, toLog } from './wire.ts'

/** The first line of a match file. Everything in it is public before the first event. */
export interface Header {
  /** The version of the file format. Version 1 named no edition. */
  readonly wyrmtavern: 1 | 2
  readonly game: string
  /** The SHA-256 of the edition it began with. */
  readonly edition?: string
  /** The rules version and the hash of the cards, for people to read. */
  readonly rules: number
  readonly cards: string
  readonly names: readonly string[]
  readonly options: { readonly [option: string]: Json }
  /** The players' own words, which are mixed into the dice. */
  readonly words: readonly string[]
  /** SHA-256 of the seed. */
  readonly commitment: string
}

/** A finished match as a file: a header line, one line per entry, and a last line with the revealed seed. */
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
/** Reads a line that we have written ourselves, without checks. */
export const entryIn = (line: string): Entry => fromJson(JSON.parse(line)) as Entry

export function writeFile({ header, entries, seed }: MatchFile): string {
  const lines = [JSON.stringify(header), ...entries.map(lineOf)]
  return `${[...lines, closingLine(lines, seed)].join('\n')}\n`
}

/** The seed, and a checksum of the lines before it. */
export const closingLine = (lines: readonly string[], seed: Seed): string =>
  JSON.stringify({ entries: lines.length - 1, seed, sum: sha256Hex(lines.join('\n')) })
