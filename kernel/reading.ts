import { closingLine, FileProblem, type Header, lineOf, type MatchFile } from './file.ts'
import type { Entry } from './match.ts'
import { wereNames } from './names.ts'
import { isSeed, type Seed } from './seed.ts'
import { fromJson, type Json } from './wire.ts'

/** A match file as it was read. `intact`: the checksum on the last line is right. */
export interface ReadFile extends MatchFile {
  readonly intact: boolean
}

/** Reads a match file; throws a FileProblem that names the line. `verify` checks whether the moves were right. */
export function readFile(text: string): ReadFile {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const header = readHeader(lines[0] ?? '')
  const last = lines.at(-1) ?? ''
  const { entries: count, seed } = readClosing(last, lines.length)
  const body = lines.slice(1, -1)
  const entries: Entry[] = []
  for (const line of body) entries.push(readEntry(line, entries.length, entries.at(-1)?.at ?? 0))
  if (count !== body.length)
    throw new FileProblem(lines.length, `expected ${count} entries before the closing line, found ${body.length}`)
  return { header, entries, seed, intact: last === closingLine(lines.slice(0, -1), seed) }
}

/** Parses JSON; null if it is invalid or nested too deeply. */
function parse<T>(line: string, read: (it: Json) => T | null): T | null {
  try {
    return read(JSON.parse(line))
  } catch {
    return null
  }
}

function readHeader(line: string): Header {
  const header = parse(line, it => {
    if (!isObject(it) || !isObject(it.options)) return null
    const { wyrmtavern, game, edition, rules, cards, names, options, words, commitment } = it
    if (typeof game !== 'string' || typeof rules !== 'number' || typeof cards !== 'string') return null
    if (!areTexts(names) || !wereNames(names) || !areTexts(words) || typeof commitment !== 'string') return null
    const rest = { rules, cards, names, options, words, commitment }
    const known = headerWith(wyrmtavern, game, edition, rest)
    return JSON.stringify(known) === line ? known : null
  })
  if (header !== null) return header
  throw new FileProblem(1, 'expected the header of a match file ({"wyrmtavern":2,"game":…}) as the house writes it')
}

/** In the order in which it is written. */
function headerWith(
  wyrmtavern: Json | undefined,
  game: string,
  edition: Json | undefined,
  rest: Omit<Header, 'wyrmtavern' | 'game' | 'edition'>,
): Header | null {
  if (wyrmtavern === 1) return { wyrmtavern, game, ...rest }
  return wyrmtavern === 2 && isEdition(edition) ? { wyrmtavern, game, edition, ...rest } : null
}

function readClosing(line: string, number: number): { readonly entries: number; readonly seed: Seed } {
  const closing = parse(line, it => {
    if (!isObject(it) || typeof it.sum !== 'string') return null
    const { entries, seed, sum } = it
    if (typeof entries !== 'number' || typeof seed !== 'string' || !isSeed(seed)) return null
    return JSON.stringify({ entries, seed, sum }) === line ? { entries, seed } : null
  })
  if (closing !== null) return closing
  const shape = '{"entries":…,"seed":…,"sum":…}'
  throw new FileProblem(number, `expected the closing line ${shape}; the file is truncated or the match is not over`)
}

/** Time never goes back, and a line can be written in one way only. */
function readEntry(line: string, seq: number, since: number): Entry {
  const entry = parse(line, it => {
    if (!isObject(it) || it.seq !== seq || !isTime(it.at) || it.at < since || !isAuthor(it.by)) return null
    if (!Array.isArray(it.events) || !it.events.every(e => isObject(e) && typeof e.type === 'string')) return null
    const known = fromJson({ seq, at: it.at, by: it.by, events: it.events }) as Entry
    return lineOf(known) === line ? known : null
  })
  if (entry !== null) return entry
  throw new FileProblem(
    seq + 2,
    `expected entry ${seq} ({"seq":${seq},"at":…,"by":…,"events":[…]}) as the house writes it`,
  )
}

const isEdition = (it: Json | undefined): it is string => typeof it === 'string' && /^[0-9a-f]{64}$/.test(it)
const isTime = (it: Json | undefined): it is number => Number.isSafeInteger(it)

/** The house, a move to another edition, the clock, a seat that left, or a seat with its secret answer. */
function isAuthor(it: Json | undefined): it is Json {
  if (it === 'house' || it === 'clock') return true
  if (isObject(it) && isEdition(it.edition)) return Object.keys(it).length === 1
  if (isObject(it) && Number.isInteger(it.left)) return Object.keys(it).length === 1
  if (isObject(it) && isObject(it.covert)) return Object.keys(it).length === 1 && isCovert(it.covert)
  if (!isObject(it) || !Number.isInteger(it.seat) || !isObject(it.answer) || !('only' in it.answer)) return false
  const { is } = it.answer
  return is === undefined || (isObject(is) && typeof is.name === 'string')
}

/** Who answered and what, as a secret that nobody may see. */
function isCovert({ only, is }: { readonly [key: string]: Json }): boolean {
  if (!Array.isArray(only) || only.length > 0) return false
  if (is === undefined) return true
  return isObject(is) && Number.isInteger(is.seat) && isObject(is.answer) && typeof is.answer.name === 'string'
}

const areTexts = (it: Json | undefined): it is string[] => Array.isArray(it) && it.every(x => typeof x === 'string')

const isObject = (it: Json | undefined): it is { readonly [key: string]: Json } =>
  it !== null && typeof it === 'object' && !Array.isArray(it)
