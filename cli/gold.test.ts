import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { linesOf, namesIn, run, runHere } from './testing.ts'

const folder = temporaryFolder()
/** Attacks when possible, otherwise waits. */
const typed = 'attack 1\n\n'.repeat(700)

test('sim gold reports turns, kills, bargains, lost tokens, points and the empty bag', async () => {
  const words = ['sim', 'gold', '--seats', '4', '--games', '10', '--seed', '7', '--bots', 'greedy@1', '--json']
  const { code, stdout } = await run(words)
  const report = JSON.parse(stdout)
  expect(code).toBe(0)
  expect(report).toMatchObject({ games: 10, bagEmptyAtEnd: 1, logHash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(report.pointsBySeat).toHaveLength(4)
  expect(report.kills.mean).toBeGreaterThan(15)
  expect(report.kills.mean).toBeLessThanOrEqual(18)
  expect(report.turns.mean).toBeGreaterThan(40)
  expect(report.negotiations).toBeGreaterThan(100)
  expect(report.agreementRate).toBeCloseTo(report.agreements / report.negotiations, 3)
  expect(report.lostTokens.mean).toBeGreaterThanOrEqual(0)
  const again = await run([...words, '--cores', '1'])
  expect(JSON.parse(again.stdout).logHash).toBe(report.logHash)
})

test('a whole game at the terminal: a player who only waits loses the loot; the file is verified and replayed', async () => {
  const file = join(folder, 'whole.jsonl')
  const { code, stdout } = await run(['play', 'gold', '--seed', 'ale', '--save', file], typed)
  expect(code).toBe(0)
  expect(stdout).toContain('Enter alone: wait and see')
  expect(stdout).toMatch(/Guest and \w+ bargain over .* for 60 seconds\./)
  expect(stdout).toContain('The sand has run out without a deal.')
  expect(stdout).toContain('Screens up: Guest')
  const verified = await runHere(['verify', file, '--json'])
  expect(JSON.parse(verified.stdout)).toMatchObject({ verified: true, game: 'gold' })
  const [, , bot = ''] = namesIn(file)
  const told = await runHere(['replay', file, '--as', bot])
  const isTaken = new RegExp(`${bot} takes the (?!object)`)
  expect(linesOf(told.stdout).some(line => isTaken.test(line))).toBe(true)
  const table = await runHere(['replay', file])
  expect(
    linesOf(table.stdout)
      .filter(line => /steals/.test(line))
      .every(line => /steals a token/.test(line)),
  ).toBe(true)
})

test('words for offers, claims and trades are understood as typed', async () => {
  const words = ['play', 'gold', '--seed', 'ale', '--preset', 'firstGame', '--save', join(folder, 'basic.jsonl')]
  const { stdout } = await run(words, `attack knight old\n${typed}`)
  expect(stdout).toContain('Guest sends the Knight against Old Boaster.')
})
