import { describe, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { askForAdvice } from './advice.ts'

describe.each(Object.entries(shelf))('%s', (_, box) => {
  test('advice is legal, explained in every language, and the same whatever is hidden from the seat', async () => {
    const { found, positions, hiding, explained } = await askForAdvice(box, 40, 'a few', () => {})
    expect([positions, found]).toEqual([40, []])
    expect(hiding).toBeGreaterThan(20)
    expect(explained).toBeGreaterThan(10)
  }, 60_000)
})
