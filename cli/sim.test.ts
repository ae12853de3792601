import { expect, test } from 'vitest'
import { boxedIds } from '#games/fist/cards/characters'
import { linesOf, run } from './testing.ts'

interface Spread {
  readonly mean: number
  readonly p50: number
  readonly p95: number
}
interface Fate {
  readonly sales: number
  readonly curses: number
  readonly passes: number
  readonly points: number
}
interface Report {
  readonly games: number
  readonly rounds: Spread
  readonly moves: Spread
  readonly winsBySeat: readonly number[]
  readonly winsByBot: Readonly<Record<string, number>>
  readonly endedByLimit: number
  readonly characters: Readonly<Record<string, Fate>>
  readonly logHash: string
}

const words = ['sim', 'fist', '--seats', '4', '--games', '40', '--seed', '7', '--bots', 'greedy@1']

async function sim(...more: readonly string[]): Promise<Report> {
  const { code, stdout, stderr } = await run([...words, '--json', ...more])
  expect({ code, stderr, lines: linesOf(stdout).length }).toEqual({ code: 0, stderr: '', lines: 1 })
  return JSON.parse(stdout)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
/** How often any card was up. */
const auctions = ({ characters }: Report): number =>
  sum(Object.values(characters).map(({ sales, curses, passes }) => sales + curses + passes))
const spread = { mean: expect.any(Number), p50: expect.any(Number), p95: expect.any(Number) }
const count = expect.toSatisfy((n: number) => Number.isInteger(n) && n >= 0, 'a count')

test('the report has its figures: games, rounds, moves, wins, the fate of every character and a hash', async () => {
  const report = await sim()
  expect(report).toMatchObject({ games: 40, rounds: spread, moves: spread, endedByLimit: 0 })
  for (const { p50, p95 } of [report.rounds, report.moves]) expect(p50).toBeLessThanOrEqual(p95)
  expect(report.moves.mean).toBeGreaterThan(report.rounds.mean)
  expect(report.winsBySeat).toHaveLength(4)
  expect(sum(report.winsBySeat)).toBeCloseTo(40, 1)
  expect(report.winsByBot['greedy@1']).toBeCloseTo(40, 1)
  expect(report.logHash).toMatch(/^[0-9a-f]{64}$/)

  expect(Object.keys(report.characters).sort()).toEqual([...boxedIds].sort())
  for (const fate of Object.values(report.characters))
    expect(fate).toEqual({ sales: count, curses: count, passes: count, points: count })
  // Without a limit somebody scores 3 points in each game, and the Witch is up once in each round.
  const points = sum(Object.values(report.characters).map(fate => fate.points))
  expect(points).toBeGreaterThanOrEqual(3 * 40)
  const rounds = report.rounds.mean * 40
  expect(sum(Object.values(report.characters.witch ?? {}))).toBeCloseTo(rounds, 5)
})

test('the same arguments give the same games, on one core or two; another seed gives others', async () => {
  const reports = await Promise.all([sim(), sim('--cores', '1'), sim('--cores', '2')])
  expect(new Set(reports.map(report => report.logHash)).size).toBe(1)
  expect(reports[1]).toEqual(reports[0])
  expect(reports[2]).toEqual(reports[0])
  const other = await sim('--seed', '8')
  expect(other.logHash).not.toBe(reports[0]?.logHash)
})

test('without --json the same figures are printed as text', async () => {
  const { code, stdout, stderr } = await run(words)
  const { logHash, winsBySeat } = await sim()
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^games +40$/m)
  expect(stdout).toContain(winsBySeat.join('  '))
  expect(stdout).toContain(logHash)
  expect(stdout).toMatch(/^ {2}witch +sales \d+ {2}curses \d+ {2}passes \d+ {2}points \d+$/m)
})

test('--preset tavernLight puts a third special in every round', async () => {
  const two = await sim('--set', 'roundLimit=1')
  const three = await sim('--set', 'roundLimit=1', '--preset', 'tavernLight')
  expect([two.rounds.mean, three.rounds.mean]).toEqual([1, 1])
  // A card brought by a Goblin or an Imp has no auction, and a game may be won before the last card.
  expect(auctions(two)).toBeLessThanOrEqual(40 * 10)
  expect(auctions(two)).toBeGreaterThan(40 * 9)
  expect(auctions(three)).toBeLessThanOrEqual(40 * 11)
  expect(auctions(three)).toBeGreaterThan(40 * 10)
})

test('--set roundLimit=1: the limit ends every game that was not won before', async () => {
  const limited = (rounds: number) => sim('--preset', 'shortGame', '--set', `roundLimit=${rounds}`)
  const [one, two] = [await limited(1), await limited(2)]
  expect(one.rounds).toEqual({ mean: 1, p50: 1, p95: 1 })
  // The games are the same up to the limit: with a limit of two rounds, those won in the first stop there.
  const wonInRoundOne = Math.round((2 - two.rounds.mean) * 40)
  expect(wonInRoundOne).toBeGreaterThan(0)
  expect(one.endedByLimit).toBe(40 - wonInRoundOne)
  expect(two.endedByLimit).toBeLessThan(one.endedByLimit)
  expect(sum(one.winsBySeat)).toBeCloseTo(40, 1)
})

test('greedy@1 beats three random@1 in at least 90 of 100 games, wherever it sits', async () => {
  const report = await sim('--games', '100', '--bots', 'greedy@1,random@1,random@1,random@1')
  const { 'greedy@1': greedy = 0, 'random@1': random = 0 } = report.winsByBot
  expect(greedy).toBeGreaterThanOrEqual(90)
  expect(greedy + random).toBeCloseTo(100, 1)
  // The bot moves on by one seat after each game, so it wins from all four.
  for (const wins of report.winsBySeat) expect(wins).toBeGreaterThanOrEqual(15)
})
