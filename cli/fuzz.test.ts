import { expect, test } from 'vitest'
import { run } from './testing.ts'

interface Found {
  readonly games: number
  readonly entries: number
  readonly seed: string
  readonly broken: string | null
}

test('fuzz plays for the time asked and finds no broken law', async () => {
  const start = Date.now()
  const { code, stdout, stderr } = await run(['fuzz', 'fist', '--seconds', '2', '--json'])
  expect(Date.now() - start).toBeGreaterThanOrEqual(2000)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const found: Found = JSON.parse(stdout)
  expect(found.broken).toBeNull()
  expect(found.games).toBeGreaterThan(0)
  expect(found.entries).toBeGreaterThan(found.games)
  expect(found.seed).toMatch(/^[0-9a-f]{12}$/)
})

test('without --json it reports that in words, with its seed', async () => {
  const { code, stdout } = await run(['fuzz', 'fist', '--seconds', '1', '--seed', 'a rainy night'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\d+ games, \d+ entries: every law holds \(seed a rainy night\)\.\n$/)
})

test('with --cards it invents cards, plays with them and refuses what is none', async () => {
  const { code, stdout, stderr } = await run(['fuzz', 'fist', '--cards', '6', '--seed', 'a rainy night', '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ cards: 6, unused: 0, botGames: 1, botCards: 1, refused: 6, broken: null })
})
