import type { Game } from './game.ts'
import type { Entry } from './match.ts'
import { commitmentTo, isSeed, type Seed } from './seed.ts'
import { sha256Hex } from './sha256.ts'
import { fromJson, type Json, toLog } from './wire.ts'

/** The first line of a match file. Everything in it is public before the first event. */
export interface Header {
  readonly wyrmtavern: 1
  readonly game: string
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
/** As it was read: with the SHA-256 of all lines before the closing one, as the closing line says it. */
export interface SealedFile extends MatchFile {
  readonly sum: string
}

export const sumOf = ({ header, entries }: MatchFile): string =>
  sha256Hex([JSON.stringify(header), ...entries.map(lineOf)].join('\n'))

export const cardsHash = (game: Game): string => sha256Hex(JSON.stringify(game.cards))

export function headerOf(
  game: Game,
  terms: {
    readonly names: readonly string[]
    readonly options: object
    readonly words?: readonly string[]
    readonly seed: Seed
  },
): Header {
  return {
    wyrmtavern: 1,
    game: game.id,
    rules: game.version,
    cards: cardsHash(game),
    names: terms.names,
    options: terms.options as Header['options'],
    words: terms.words ?? [],
    commitment: commitmentTo(terms.seed),
  }
}

export const lineOf = (entry: Entry): string => JSON.stringify(toLog(entry))

export function writeFile(file: MatchFile): string {
  const { header, entries, seed } = file
  const closing = JSON.stringify({ entries: entries.length, seed, sum: sumOf(file) })
  return `${[JSON.stringify(header), ...entries.map(lineOf), closing].join('\n')}\n`
}

/** What is wrong with a match file, and on which line. */
export class FileProblem extends Error {
  readonly line: number
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`)
    this.line = line
  }
}

/** Reads a match file; throws a FileProblem that names the line. Whether the moves were right is for `verify`. */
export function readFile(text: string): SealedFile {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const [first, ...rest] = lines.map((line, i) => parse(line, i + 1))
  const header = readHeader(first)
  const closing = rest.at(-1)
  if (
    !isObject(closing) ||
    typeof closing.entries !== 'number' ||
    typeof closing.seed !== 'string' ||
    !isSeed(closing.seed) ||
    typeof closing.sum !== 'string'
  )
    throw new FileProblem(
      lines.length,
      'expected the closing line {"entries":…,"seed":…,"sum":…}; the file is truncated or the match is not over',
    )
  if (closing.entries !== rest.length - 1)
    throw new FileProblem(
      lines.length,
      `expected ${closing.entries} entries before the closing line, found ${rest.length - 1}`,
    )
  const entries = rest.slice(0, -1).map((line, i) => readEntry(line, i, lines[i + 1] ?? ''))
  return { header, entries, seed: closing.seed, sum: closing.sum }
}

function parse(line: string, number: number): Json {
  try {
    return JSON.parse(line)
  } catch {
    throw new FileProblem(number, 'expected a line of JSON')
  }
}

function readHeader(it: Json | undefined): Header {
  const strings = (list: Json | undefined): boolean => Array.isArray(list) && list.every(x => typeof x === 'string')
  const good =
    isObject(it) &&
    it.wyrmtavern === 1 &&
    typeof it.game === 'string' &&
    typeof it.rules === 'number' &&
    typeof it.cards === 'string' &&
    strings(it.names) &&
    isObject(it.options) &&
    strings(it.words) &&
    typeof it.commitment === 'string'
  if (!good) throw new FileProblem(1, 'expected the header of a match file ({"wyrmtavern":1,"game":…})')
  return it as unknown as Header
}

function readEntry(it: Json, seq: number, line: string): Entry {
  const good =
    isObject(it) &&
    it.seq === seq &&
    typeof it.at === 'number' &&
    (it.by === 'house' ||
      it.by === 'clock' ||
      (isObject(it.by) && typeof it.by.seat === 'number' && isAnswer(it.by.answer))) &&
    Array.isArray(it.events) &&
    it.events.every(e => isObject(e) && typeof e.type === 'string')
  if (!good) throw new FileProblem(seq + 2, `expected entry ${seq} ({"seq":${seq},"at":…,"by":…,"events":[…]})`)
  try {
    const entry = fromJson(it) as Entry
    if (lineOf(entry) === line) return entry
  } catch {
    // what cannot be read was not written by us either
  }
  throw new FileProblem(seq + 2, `expected entry ${seq} exactly as the house writes it`)
}

/** A secret: what was given as an answer, if it is known. */
const isAnswer = (it: Json | undefined): boolean =>
  isObject(it) && 'only' in it && (it.is === undefined || (isObject(it.is) && typeof it.is.name === 'string'))

const isObject = (it: Json | undefined): it is { readonly [key: string]: Json } =>
  it !== null && typeof it === 'object' && !Array.isArray(it)
