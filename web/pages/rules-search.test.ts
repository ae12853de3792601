import { expect, test } from 'vitest'
import { rulebookOf } from '#ui/rulebook'
import { found } from './rules-search.ts'

const { sections } = rulebookOf(
  `# Spiel: die Regeln
## 1 Aufbau
- **R1.1** Fünf Münzen.
- **R1.2** Die Hexe liegt offen.

| Karte | Kopien |
| ----- | ------ |
| Hexe  | 1      |
| Dieb  | 2      |

## 2 Hexen
- **R2.1** Alles.
`,
  { isTranslated: true },
)
const cards = [{ id: 'witch', name: 'Hexe', power: 'Nimm eine schwarze Münze.', rules: [], copies: 1 }]
const titles = new Map([['R2.1', 'Besenflug']])
const look = (query: string) => found({ sections, cards, titles }, query)

test('nothing searched for, everything shown', () => {
  expect(look('  ')).toEqual({ sections, cards, n: 0 })
})

test('what has the word is left: rules, rows, cards, and a chapter by its heading', () => {
  const { sections: left, cards: some, n } = look('hexe')
  expect(left.map(({ number }) => number)).toEqual(['1', '2'])
  expect(left[0]?.blocks.map(it => (it.kind === 'table' ? it.rows.length : it.kind))).toEqual(['rule', 1])
  expect(some).toEqual(cards)
  expect(n).toBe(4)
})

test('accents and capitals do not matter, and all words must be there', () => {
  expect(look('MUNZE').n).toBe(2)
  expect(look('münze fünf').n).toBe(1)
  expect(look('münze drache').n).toBe(0)
})

test('a rule is found by its number', () => {
  expect(look('r1.1').sections[0]?.blocks).toEqual([sections[1]?.blocks[0]])
})

test('a rule about an option is found by the name of the option', () => {
  expect(look('besen').n).toBe(1)
})
