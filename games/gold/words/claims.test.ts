import { expect, test } from 'vitest'
import { howTo } from './de-how-to.ts'

/* What translations claim about the rules. */

test('de: R5.5 who takes part bargains, but may get nothing', () => {
  expect(howTo.turn.share).toContain('verhandelt mit')
})
