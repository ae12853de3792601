import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { History } from './history.ts'
import { climb } from './ladder.ts'
import { reportOn } from './report.ts'
import { blocksOf, kinds, type LadderTerms } from './tables.ts'

const folder = temporaryFolder()

const bots = ['greedy@1', 'random@1']
const terms: LadderTerms = { game: 'fist', rules: {}, bots, seats: [3], kinds, blocks: 4, seed: 'test' }

/** Everything but the times, which differ from run to run. */
async function climbed(file: string) {
  const history = new History(join(folder, file), 'fist', {})
  let played = 0
  await climb(blocksOf(terms), history, 1, games => {
    played += games
  })
  const { times: _, ...report } = reportOn(history.lines)
  return { played, report }
}

test('greedy@1 beats random@1 at every table, and a ladder that was cut off goes on as if it had not been', async () => {
  const { played, report } = await climbed('whole')
  expect(played).toBe(2 * 4 * 3)
  const [alone, others] = report.tables
  expect([alone?.kind, alone?.games, others?.kind, others?.games]).toEqual(['one', 12, 'rest', 12])
  expect(alone?.wilson[0]).toBeGreaterThan(0.5)
  expect(others?.fair).toBeCloseTo(2 / 3)
  expect(others?.share).toBeGreaterThan(0.85)
  const [first, last] = report.ratings.wins
  expect([first?.bot, first?.elo, last?.bot]).toEqual(['greedy@1', 0, 'random@1'])
  expect(last?.elo).toBeLessThan(-200)
  expect(report.payoff['3']?.alone).toEqual([
    [null, alone?.share],
    [expect.closeTo(1 - (others?.share ?? 0)), null],
  ])

  const lines = readFileSync(join(folder, 'whole'), 'utf8').split('\n')
  writeFileSync(join(folder, 'cut'), `${lines.slice(0, 10).join('\n')}\n${lines[10]?.slice(0, 40)}`)
  expect(await climbed('cut')).toEqual({ played: 24 - 10, report })
  expect(await climbed('cut')).toEqual({ played: 0, report })
})

test('a block is one deal from every seat, and the three kinds of table are there if they differ', () => {
  const tables = (seats: number) => blocksOf({ ...terms, seats: [seats], blocks: 1 })
  expect(tables(2).map(block => block.map(({ bots: [first] }) => first))).toEqual([bots])
  expect(tables(3).map(([game]) => game?.kind)).toEqual(['one', 'rest'])
  const firsts = (seats: number) => tables(seats).map(([game]) => game?.bots.filter(bot => bot === 'greedy@1').length)
  expect([firsts(4), firsts(6)]).toEqual([
    [1, 3, 2],
    [1, 5, 3],
  ])
  for (const block of tables(4)) {
    expect(new Set(block.map(({ seed }) => seed)).size).toBe(1)
    expect(new Set(block.map(({ bots: seated }) => seated.join())).size).toBe(4)
  }
  const halves = blocksOf({ ...terms, seats: [5], kinds: ['half'], blocks: 2 })
  expect(halves.map(([game]) => game?.bots.filter(bot => bot === 'greedy@1').length)).toEqual([3, 2])
})

test('a file that holds something else is refused', () => {
  const file = join(folder, 'other')
  appendFileSync(file, '{"game":"gold"}\n')
  expect(() => new History(file, 'fist', {})).toThrow('line 1: expected a game of a ladder of fist')
})
