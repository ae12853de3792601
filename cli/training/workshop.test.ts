import { expect, test, vi } from 'vitest'
import { train } from '#games/dwarves/bot/training/train'
import { Workshop } from './workshop.ts'

test('a small training in the workshop says how it goes, and makes the same bytes again', async () => {
  const stage = { games: 4, worlds: 0, epochs: 1, rate: 0.01, seeds: [1, 2], fitted: 0.5 } as const
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const workshop = new Workshop(new URL(import.meta.url), null, 1)
  try {
    const files = train(workshop, [stage, { ...stage, worlds: 2 }])
    expect(files.map(({ path }) => path)).toEqual(['bot/value/weights.ts'])
    expect(train(workshop, [stage, { ...stage, worlds: 2 }])).toEqual(files)
    expect(told.mock.calls.flat()).toHaveLength(4)
    expect(told.mock.calls.flat()[1]).toMatch(/4 games, \d+ positions fitted; loss on \d+ others .* before$/)
  } finally {
    await workshop.close()
    told.mockRestore()
  }
})
