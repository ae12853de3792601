import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf, run } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'dwarves-'))
/** Plays what comes first, and lets pass what it can. */
const typed = '1 1\n\n'.repeat(900)

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

test('a whole game at the terminal; the file is verified, and told to a seat and to the table', async () => {
  const file = join(folder, 'whole.jsonl')
  const { code, stdout } = await run(['play', 'dwarves', '--seed', 'ale', '--save', file], typed)
  expect(code).toBe(0)
  expect(stdout).toContain('How dirty are your hands?')
  expect(stdout).toContain('Lay a card face down, or none?')
  expect(stdout).toContain('Hands up: Guest')
  expect(stdout).not.toContain('Corvo draws')
  const verified = await run(['verify', file, '--json'])
  expect(JSON.parse(verified.stdout)).toMatchObject({ verified: true, game: 'dwarves' })
  const draws = async (...as: readonly string[]): Promise<readonly string[]> =>
    linesOf((await run(['replay', file, ...as])).stdout).filter(line => line.includes('Corvo draws'))
  const [own, table] = [await draws('--as', 'Corvo'), await draws()]
  expect(own).toHaveLength(table.length)
  expect(own.some(line => line.includes('Corvo draws a troll'))).toBe(true)
  expect(new Set(table.map(line => line.replace(/^.*Corvo/, 'Corvo')))).toEqual(
    new Set(['Corvo draws a creature.', 'Corvo draws from the other deck.']),
  )
})

test('cards are called by the beginning of their names, and a move that is barred by its rule', async () => {
  const words = ['play', 'dwarves', '--seed', 'ale', '--preset', 'quick', '--save', join(folder, 'quick.jsonl')]
  const { stdout } = await run(words, `${'c\n'.repeat(4)}o\nevent\ndiscard gob\n`)
  expect(stdout).toContain('Guest draws Boo!')
  expect(stdout).toMatch(/That is not allowed: Events are never played .* \(R2\.4\)/)
  expect(stdout).toMatch(/Guest discards a goblin/)
})
