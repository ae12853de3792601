import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { linesOf, namesIn, run, runHere } from './testing.ts'

const folder = temporaryFolder()
/** Plays the first option and passes whenever possible, whatever is dealt. */
const typed = '1 1\n1\n\n'.repeat(900)

test('sim dwarves reports rounds, battles, gold paid, aversions, ties and wins, and finishes every game', async () => {
  const words = ['sim', 'dwarves', '--seats', '4', '--games', '20', '--seed', '7', '--bots', 'greedy@1', '--json']
  const { code, stdout } = await run(words)
  const report = JSON.parse(stdout)
  expect(code).toBe(0)
  expect(report).toMatchObject({ games: 20, unfinished: 0, logHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(report.winsBySeat.reduce((a: number, b: number) => a + b, 0)).toBeCloseTo(20, 1)
  expect(report.rounds.mean).toBeGreaterThan(10)
  expect(report.battles.mean).toBeGreaterThan(5)
  expect(report.goldPaid).toBeGreaterThan(20 * 15)
  expect(report.tableWideAversions).toBeGreaterThan(0)
  expect(report.ties).toBeGreaterThan(0)
  const again = await run([...words, '--cores', '1'])
  expect(JSON.parse(again.stdout).logHash).toBe(report.logHash)
})

test('a whole game at the terminal; its file is verified and replayed for a seat and for the table', async () => {
  const file = join(folder, 'whole.jsonl')
  const { code, stdout } = await run(['play', 'dwarves', '--seed', 'ale', '--save', file], typed)
  expect(code).toBe(0)
  expect(stdout).toContain('How dirty are your hands?')
  expect(stdout).toContain('Lay a card face down, or none?')
  expect(stdout).toContain('Hands up: Guest')
  const [, , bot = ''] = namesIn(file)
  expect(stdout).not.toContain(`${bot} draws`)
  const verified = await runHere(['verify', file, '--json'])
  expect(JSON.parse(verified.stdout)).toMatchObject({ verified: true, game: 'dwarves' })
  const draws = async (...as: readonly string[]): Promise<readonly string[]> =>
    linesOf((await runHere(['replay', file, ...as])).stdout).filter(line => line.includes(`${bot} draws`))
  const [own, table] = [await draws('--as', bot), await draws()]
  const isClosed = (line: string): boolean => / draws (a creature|from the other deck)\.$/.test(line)
  expect(table.length).toBeGreaterThanOrEqual(5)
  expect(own).toHaveLength(table.length)
  expect(table.every(isClosed)).toBe(true)
  expect(own.some(isClosed)).toBe(false) // each names a card
})

test('cards are named by the beginning of their names, and a barred move is refused by its rule', async () => {
  const words = ['play', 'dwarves', '--seed', 'ale', '--preset', 'quick', '--save', join(folder, 'quick.jsonl')]
  const draws = 'c\no\no\no\no\n'
  const dealt = (await run(words, draws)).stdout
  const [, creature = ''] = dealt.match(/Guest draws (an? \w+)\.$/m) ?? []
  const [, barred = '', rule = ''] = dealt.match(/^ {2}– {2}(\w+) \(not now: (R[\d.]+)\)$/m) ?? []
  expect(creature.length * barred.length).toBeGreaterThan(0)
  const beginning = creature.replace(/^an? /, '').slice(0, 3)
  const { stdout } = await run(words, `${draws}${barred}\ndiscard ${beginning}\n`)
  expect(stdout).toMatch(new RegExp(`^That is not allowed: .+ \\(${rule}\\)$`, 'ms'))
  expect(stdout).toContain(`Guest discards ${creature}.`)
})

test('in the sealed window Enter alone passes', async () => {
  const file = join(folder, 'sealed.jsonl')
  const words = ['play', 'dwarves', '--seed', 'ale', '--people', 'Ana,Ben', '--save', file]
  // Of these, only Enter is a valid answer there.
  const { code, stdout } = await run(words, 'discard 1\nno card\n\n'.repeat(3000))
  expect(code).toBe(0)
  expect(stdout).toMatch(/let it be \(Enter\)$/m)
  expect(stdout).not.toContain('Enter alone: wait and see')
  const reactions = linesOf(readFileSync(file, 'utf8')).flatMap(line => JSON.parse(line).by?.covert?.is ?? [])
  for (const seat of [0, 1])
    expect(reactions).toContainEqual({ seat, answer: { name: 'react', answer: { letBe: 'yes' } } })
})
