import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { howTo } from './de-how-to.ts'

/* What translations claim about the rules. */

test.each([
  ['it', 'dura fino a 0,7 secondi dopo'],
  ['de', 'dauert bis 0,7 Sekunden danach'],
  ['ru', 'кончается через 0,7 секунды после этого'],
])('%s: R5.20 the moment ends a little after the showing, it is not prolonged', (language, until) => {
  const rules = readFileSync(new URL(`../RULES.${language}.md`, import.meta.url), 'utf8')
  expect(rules.match(/^- \*\*R5\.20\*\*.*$/m)?.[0]).toContain(until)
})

test('de: R5.5 who takes part bargains, but may get nothing', () => {
  expect(howTo.turn.share).toContain('verhandelt mit')
})
