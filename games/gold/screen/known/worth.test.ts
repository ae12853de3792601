import { expect, test } from 'vitest'
import { hoardOf } from '../../cards/tokens.ts'
import { position } from '../../position.ts'
import { fixedWorth } from './worth.ts'

test('R9.1 gems are worth nothing by themselves', () => {
  const { state } = position()
  expect(fixedWorth(hoardOf({ gold: 2, silver: 3, red: 1, black: 1, blue: 4 }), state)).toBe(6 + 3 + 1 + 7)
})
