import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auction, type Options } from '#testkit/auction/index'
import { cardsHash, FileProblem, headerOf, lineOf, type MatchFile, writeFile } from './file.ts'
import type { Game } from './game.ts'
import { textOf } from './laws/law.ts'
import { playOut } from './laws/onward.ts'
import { Witness } from './laws/witness.ts'
import { open } from './match.ts'
import { readFile } from './reading.ts'
import type { Seat } from './seat.ts'
import { commitmentTo, diceOf, type Seed, seedFrom } from './seed.ts'
import { verify } from './verify.ts'
import type { Json } from './wire.ts'

const game = auction as unknown as Game
const options: Options = { gold: 9, lots: 7, hammer: 60 }
const everybody = ['Ana', 'Bén', 'Клео', 'Dan "the fist"', 'Eva', '龍']

interface Played extends MatchFile {
  readonly end: string
}

const edition = commitmentTo(seedFrom('an edition'))

/** A whole random match as a file. The dice may differ from what the header says. */
function played(phrase: string, seats = 3, words: readonly string[] = ['dragon'], dice?: Seed): Played {
  const seed = seedFrom(phrase)
  const terms = { seats, options, dice: diceOf(dice ?? seed, words) }
  const witness = new Witness(() => open(auction, terms, 1_000_000))
  playOut(witness, diceOf(seedFrom(`player ${phrase}`)))
  const header = headerOf(game, { edition, names: everybody.slice(0, seats), options, words, seed })
  return { header, entries: witness.log, seed, end: textOf(witness.match.state) }
}
const match = played('a night at the tavern')
const text = writeFile(match)
const lines = text.trimEnd().split('\n')
const last = lines.length
const closing = JSON.parse(lines.at(-1) ?? '')

const check = (it: string, rules: Game = game) => verify(rules, readFile(it))
const join = (all: readonly string[]): string => `${all.join('\n')}\n`

/** What the reader or the verifier objects to; null if nothing. */
function problemOf(it: string, rules: Game = game): FileProblem | null {
  try {
    check(it, rules)
    return null
  } catch (error) {
    if (error instanceof FileProblem) return error
    throw error
  }
}
function expectProblem(it: string, line: number, says: RegExp | string = '', rules: Game = game): void {
  const problem = problemOf(it, rules)
  if (problem === null) throw new Error(`accepted; expected a problem at line ${line}`)
  expect(problem.message).toMatch(says)
  expect(problem.message).toMatch(new RegExp(`^line ${line}: `))
  expect(problem.line).toBe(line)
}
/** The file with a line parsed, changed and written again. */
function changed(line: number, change: (it: Record<string, Json>) => unknown): string {
  const it = JSON.parse(lines[line - 1] ?? '')
  return join(lines.with(line - 1, JSON.stringify(change(it) ?? it)))
}

describe('a match file', () => {
  test('is a header, a line an entry, and the revealed seed', () => {
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      wyrmtavern: 2,
      game: 'auction',
      edition,
      rules: 1,
      cards: cardsHash(game),
      names: ['Ana', 'Bén', 'Клео'],
      options: { gold: 9, lots: 7, hammer: 60 },
      words: ['dragon'],
      commitment: commitmentTo(match.seed),
    })
    expect(lines.slice(1, -1)).toEqual(match.entries.map(lineOf))
    expect(closing).toMatchObject({ entries: last - 2, seed: match.seed })
  })

  test('has entries by the house, by seats and by the clock', () => {
    const by = new Set(match.entries.map(e => (typeof e.by === 'string' ? e.by : 'seat')))
    expect(by).toEqual(new Set(['house', 'seat', 'clock']))
  })

  test('of any random match is read as it was written, and verified', () => {
    const words = fc.array(fc.string(), { maxLength: 3 })
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), words, (phrase, seats, own) => {
        const file = played(phrase, seats, own)
        const written = writeFile(file)
        const read = readFile(written)
        expect(read.header).toEqual(file.header)
        expect(read.seed).toBe(file.seed)
        expect(textOf(read.entries)).toBe(textOf(file.entries))
        expect(writeFile(read)).toBe(written)
        const again = verify(game, read)
        expect(textOf(again.state)).toBe(file.end)
        expect(again.next).toBe(file.entries.length)
      }),
      { numRuns: 20 },
    )
  })

  test('may lack the last line break', () => {
    expect(problemOf(text.trimEnd())).toBe(null)
  })
})

describe('a file that was cut, shuffled or added to', () => {
  test('is refused when truncated at any byte, at the line where it breaks off', () => {
    const bytes = Buffer.from(text)
    for (let length = 0; length < bytes.length - 1; length++) {
      const rest = bytes.subarray(0, length).toString()
      expect(() => readFile(rest)).toThrow(FileProblem)
      const line = Math.max(1, rest.replace(/\n$/, '').split('\n').length)
      expect(problemOf(rest)?.line).toBe(line)
    }
  })

  test('is refused without any one of its lines', () => {
    for (let line = 1; line <= last; line++) expectProblem(join(lines.toSpliced(line - 1, 1)), Math.min(line, last - 1))
  })

  test('is refused with any line twice', () => {
    for (let line = 2; line <= last; line++)
      expectProblem(join(lines.toSpliced(line, 0, lines[line - 1] ?? '')), Math.min(line + 1, last))
    expectProblem(join([lines[0] ?? '', ...lines]), 2)
  })

  test('is refused with an empty line anywhere', () => {
    for (let line = 1; line <= last + 1; line++) expectProblem(join(lines.toSpliced(line - 1, 0, '')), line)
  })

  test('is refused with any two lines swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: last - 1 }), fc.nat(), (line, more) => {
        const other = line + 1 + (more % (last - line))
        const [a = '', b = ''] = [lines[line - 1], lines[other - 1]]
        expectProblem(join(lines.with(line - 1, b).with(other - 1, a)), line === 1 ? 1 : other === last ? last : line)
      }),
      { numRuns: 300 },
    )
  })

  test('is refused when an entry is missing and the count is corrected', () => {
    for (let line = 2; line < last; line++) {
      const corrected = JSON.stringify({ ...closing, entries: last - 3 })
      expectProblem(join(lines.with(-1, corrected).toSpliced(line - 1, 1)), line)
    }
  })

  test('is refused when it ends before the match does', () => {
    for (let entries = 1; entries < match.entries.length; entries++)
      expectProblem(writeFile({ ...match, entries: match.entries.slice(0, entries) }), entries + 2, 'not over')
    expectProblem(writeFile({ ...match, entries: [] }), 2, 'expected the first entry')
  })

  test('is refused when something happens after the end', () => {
    const extra = { ...JSON.parse(lines.at(-2) ?? ''), seq: last - 2 }
    const corrected = JSON.stringify({ ...closing, entries: last - 1 })
    expectProblem(join([...lines.slice(0, -1), JSON.stringify(extra), corrected]), last, 'over')
  })

  test.for(['', '\n', 'null', '[]', '{}', '"x"', 'x', '{"wyrmtavern":2}'])('%j is no match file', it => {
    expectProblem(it, 1)
    expectProblem(join([it.trim() || 'null', ...lines.slice(1)]), 1)
  })

  test('is refused by its shape: a header of another kind, a time that is none', () => {
    expectProblem(replaced(1, ['wyrmtavern'], 3), 1, 'expected the header of a match file')
    expectProblem(replaced(3, ['at'], 'noon'), 3, 'expected entry 1')
  })
})

function firstAnswer(): readonly [line: number, seat: Seat] {
  for (const { seq, by } of match.entries) if (typeof by !== 'string' && 'seat' in by) return [seq + 2, by.seat]
  throw new Error('nobody answered')
}

type Path = readonly (string | number)[]
function* pathsIn(it: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path
  if (it === null || typeof it !== 'object') return
  for (const [key, value] of Object.entries(it)) yield* pathsIn(value, [...path, Array.isArray(it) ? Number(key) : key])
}
const at = (it: unknown, path: Path): unknown => path.reduce((x, key) => (x as Record<string, unknown>)[key], it)
/** The file with one value on this line changed. */
const replaced = (line: number, path: Path, value: unknown): string =>
  changed(line, it => {
    const inside = at(it, path.slice(0, -1)) as Record<string, unknown>
    inside[path.at(-1) ?? ''] = value
  })

const strange = [null, true, -1, 0, 1, 2, 1.5, 1e300, 'x', 'all', 'clock', 'house', [], [0], [1], ['x'], {}]
const stranger = [
  { only: 5 },
  { only: null },
  { only: [0] },
  { only: [1], is: null },
  { only: 'all', is: 1 },
  { type: 'x' },
]
/** What neither the seed nor the rules determine. */
const isHearsay = (path: Path): boolean => path[0] === 'names' || path.at(-1) === 'at'

describe('a file in which anything was changed', () => {
  test('is refused whatever value stands in place of another, at the line of the entry', () => {
    for (const [i, line] of lines.entries())
      for (const path of pathsIn(JSON.parse(line)))
        for (const value of [...strange, ...stranger]) {
          const before = at(JSON.parse(line), path)
          if (isHearsay(path) || JSON.stringify(before) === JSON.stringify(value)) continue
          const where = `line ${i + 1}, ${path.join('.')}: ${JSON.stringify(before)} became ${JSON.stringify(value)}`
          const problem = problemOf(replaced(i + 1, path, value))
          expect(problem, where).toBeInstanceOf(FileProblem)
          if (i > 0) expect(problem?.line, where).toBe(i + 1)
        }
  })

  test('is refused with another name or another time', () => {
    expect(problemOf(replaced(1, ['names', 0], 'Zoe'))).toBeInstanceOf(FileProblem)
    expect(problemOf(replaced(3, ['at'], 123))).toBeInstanceOf(FileProblem)
  })

  test('is refused whatever stands on a line instead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: last }), fc.oneof(fc.json(), fc.string()), (line, junk) => {
        const problem = problemOf(join(lines.with(line - 1, junk.replaceAll('\n', ' '))))
        expect(problem?.line).toBe(line)
      }),
      { numRuns: 300 },
    )
  })

  test('is refused with anything more, anywhere in an entry', () => {
    for (let line = 2; line < last; line++) {
      const entry = lines[line - 1] ?? ''
      for (const brace of [...entry.matchAll(/\{/g)].map(found => found.index + 1))
        for (const more of ['"more":1', '"only":[0]', '"__proto__":{"gold":99}']) {
          const fuller = `${entry.slice(0, brace)}${more},${entry.slice(brace)}`
          expect(problemOf(join(lines.with(line - 1, fuller)))?.line, fuller).toBe(line)
        }
    }
  })

  test('is refused with any one character changed, unless it means the same', () => {
    const meaning = (line: string): string => {
      try {
        return JSON.stringify(JSON.parse(line), (key, value) => (key === 'at' || key === 'names' ? null : value))
      } catch {
        return line
      }
    }
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...'0123456789abcdef"{}[],:. -x'), (l, c, character) => {
        const line = lines[l % last] ?? ''
        const position = c % line.length
        const other = `${line.slice(0, position)}${character}${line.slice(position + 1)}`
        fc.pre(meaning(line) !== meaning(other))
        expect(problemOf(join(lines.with(l % last, other))), other).toBeInstanceOf(FileProblem)
      }),
      { numRuns: 1000 },
    )
  })

  test('is refused when an answer is missing, as a viewer would have it', () => {
    const [line, seat] = firstAnswer()
    expectProblem(replaced(line, ['by', 'answer'], { only: [seat] }), line, `the answer of seat ${seat}; it is missing`)
  })
})

describe('a file of another table', () => {
  test('other rules, other cards, another game: refused at the header', () => {
    expectProblem(text, 1, 'played by rules 1', { ...game, version: 2 })
    expectProblem(text, 1, 'cards', { ...game, cards: [1, 2, 4] })
    expectProblem(text, 1, '', { ...game, id: 'poker' })
    expectProblem(replaced(1, ['rules'], 2), 1, 'played by rules 2')
    expectProblem(replaced(1, ['cards'], 'f'.repeat(64)), 1, 'with cards ffffffff')
    expectProblem(replaced(1, ['game'], 'poker'), 1)
  })

  test('another seed than the house bound itself to is refused at the closing line', () => {
    expectProblem(replaced(last, ['seed'], seedFrom('another')), last, commitmentTo(match.seed))
    expectProblem(replaced(1, ['commitment'], commitmentTo(seedFrom('another'))), last)
    expectProblem(replaced(last, ['seed'], 'no seed'), last, 'closing line')
  })

  test('a house that changes seed and commitment together is found out by the first shuffle', () => {
    const seed = seedFrom('another')
    expectProblem(writeFile({ ...match, seed, header: { ...match.header, commitment: commitmentTo(seed) } }), 2)
  })

  test('a house that rolled other dice than those of its seed is found out', () => {
    expectProblem(writeFile(played('loaded', 3, [], seedFrom('dice'))), 2)
  })

  test('a house that left out the word of a player is found out', () => {
    expectProblem(replaced(1, ['words'], []), 2)
    expectProblem(replaced(1, ['words'], ['Dragon']), 2)
  })

  test('an unknown option, a wrong value or another value is refused', () => {
    expectProblem(replaced(1, ['options', 'beer'], 1), 1, 'option beer: expected one of the options gold, lots, hammer')
    expectProblem(replaced(1, ['options', 'gold'], 100), 1, 'option gold: expected a whole number from 0 to 99')
    expectProblem(text.replace('"gold":9', '"__proto__":9'), 1, 'option __proto__')
    expectProblem(replaced(1, ['options', 'gold'], 8), 2)
  })

  test('names that cannot be told apart or would command a terminal are refused', () => {
    for (const names of [['Ana', 'Ana'], [''], [' Ana'], ['Ana\n'], ['\u001b[2J'], ['\u009b'], ['a'.repeat(41)]]) {
      const all = [...names, 'Ben', 'Cleo'].slice(0, 3)
      expectProblem(replaced(1, ['names'], all), 1, 'expected the header')
      expect(() => headerOf(game, { edition, names: all, options, seed: match.seed })).toThrow('printable')
    }
  })

  test('names that were different once, and look alike today, are still read', () => {
    const names = ['Ana', 'Ana\ufe0f', 'Аna']
    const text = replaced(1, ['names'], names)
    expect(readFile(text).header.names).toEqual(names)
  })

  test('too many or too few names are refused', () => {
    expectProblem(replaced(1, ['names'], ['Ana']), 1, 'expected 2 to 6 names, found 1')
    expectProblem(replaced(1, ['names'], [...everybody, 'Gus']), 1, 'expected 2 to 6 names, found 7')
    expectProblem(replaced(1, ['names'], ['Ana', 'Ben']), 2)
  })

  test('rules that changed without saying so are found out at the first entry they would have made otherwise', () => {
    const generous: Game['decide'] = (ledger, seat, answer) =>
      game.decide(
        { ...ledger, emit: event => ledger.emit(event.type === 'lotSold' ? { ...event, ...free } : event) },
        seat,
        answer,
      )
    const free = { price: 0 }
    const line = 2 + match.entries.findIndex(e => e.by !== 'clock' && e.events.some(({ type }) => type === 'lotSold'))
    expectProblem(text, line, '"price":0', { ...game, decide: generous })
  })
})
